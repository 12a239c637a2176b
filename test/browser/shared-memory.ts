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
 * The default arguments of Playwright and Puppeteer to leave out. With --disable-dev-shm-usage, Chromium's processes
 * share files on the disk, which takes a twentieth of a page's time. Only too little shared memory makes it necessary.
 */
export const UNUSED_ARGUMENTS: string[] = hasEnough() ? ['--disable-dev-shm-usage'] : [];
