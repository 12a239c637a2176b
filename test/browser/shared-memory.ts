import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** For the Chromiums of all workers: the picture of a page that is many screens high is large. */
const ENOUGH_BYTES = 1_000_000_000;

function hasEnough(): boolean {
  if (!existsSync(FOLDER)) return false;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ENOUGH_BYTES;
}

/**
 * The default argument of Playwright and Puppeteer that Chromium is started without if the machine has enough shared memory.
 * By it, Chromium's processes share files on the disk instead, which takes a twentieth of a page's time.
 */
export const UNUSED_ARGUMENTS: string[] = hasEnough() ? ['--disable-dev-shm-usage'] : [];
