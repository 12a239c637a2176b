import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ADVICE =
  'No Chromium for the browser tests. Install one (on Debian: apt-get install chromium), ' +
  'or name its program in the environment variable CHROMIUM_PATH.';

/**
 * Finds a Chromium that starts, in this order: the one that CHROMIUM_PATH names, the one in the package
 * @sparticuz/chromium, one on the PATH, one that it installs by apt-get. The one in the package draws no windows, so
 * tests take half the time, and it is the same on every machine.
 *
 * @returns the path of the program
 * @throws {Error} that says what to install: a browser test that is skipped would look like one that passed
 */
export async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no Chromium that starts: ${CHROMIUM_PATH}`);
  }
  const path = (await fromPackage()) ?? onPath() ?? installed();
  if (!path) throw new Error(ADVICE);
  return path;
}

function onPath(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((path) => isProgram(path) && starts(path));
}

async function fromPackage(): Promise<string | undefined> {
  // The package reads this when it is imported. It then unpacks libraries that this machine lacks.
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so'))
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    return starts(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Installs Chromium if that is possible: as root on Debian. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0 ? onPath() : undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(path: string): boolean {
  try {
    return /Chrom/.test(execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 }));
  } catch {
    return false;
  }
}
