import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.js';
import { runNode } from './run-node.js';

// node scripts/command.js NAME [ARGUMENT …]: runs the server's command NAME (sync, snapshot or history). Builds first, if
// the sources are newer than the built command. The command uses one core, as SYNC_FLAGS in sync/schedule.ts explains.
/** A sync ends by itself within about two minutes. One that does not is broken, as in sync/schedule.ts. */
const MAX_SYNC_MS = 180_000;

const [name, ...args] = process.argv.slice(2);
const built = `server/dist/${name}-command.js`;
installMissing({ dev: false });
if (!isUpToDate(built)) await import('./build.js');
runNode(
  ['--enable-source-maps', '--single-threaded', built, ...args],
  name === 'sync' ? { maxMs: MAX_SYNC_MS } : {},
);

/**
 * Whether a built file is newer than all files that it is built from.
 *
 * @param {string} file
 */
function isUpToDate(file) {
  const sources = readdirSync('server/src', { recursive: true, encoding: 'utf8' });
  const from = [
    ...sources.map((source) => join('server/src', source)),
    'server/build.js',
    'server/package.json',
    'calculator/package.json',
    'package-lock.json',
  ];
  const time = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return time(file) > Math.max(...from.map(time));
}
