import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** What a Chromium of the tests may take: its pictures of a page that is many screens high are large. */
const ENOUGH_BYTES = 1_000_000_000;

function hasEnough(): boolean {
  if (!existsSync(FOLDER)) return false;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ENOUGH_BYTES;
}

/**
 * The default arguments of Playwright and Puppeteer that a Chromium of the tests starts without. They let it share memory
 * between its processes by files on the disk, as a container may have too little of it. That takes a tenth of a page's time.
 */
export const DISK_AS_MEMORY: string[] = hasEnough() ? ['--disable-dev-shm-usage'] : [];
