import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.js';
import { runNode } from './run-node.js';

// node scripts/command.js NAME [ARGUMENT …]: builds what is not built yet, then runs one of the server's commands, on
// one core (see SYNC_FLAGS).
const [name, ...args] = process.argv.slice(2);
const built = `server/dist/${name}-command.js`;
installMissing({ dev: false });
if (!isNewest(built)) await import('./build.js');
runNode(['--enable-source-maps', '--single-threaded', built, ...args]);

/**
 * Whether a file was built after everything was written that it is built from.
 *
 * @param {string} file
 */
function isNewest(file) {
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
