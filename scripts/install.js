import { existsSync, readFileSync } from 'node:fs';
import { run } from './run-node.js';

/**
 * Installs the packages of package-lock.json, unless they are all installed in the right version. Ends the process if
 * that fails.
 *
 * npm writes node_modules/.package-lock.json last, so every package that it lists is installed completely.
 *
 * @param {{ dev: boolean }} options dev: whether the tools for building and testing are needed, too
 */
export async function installMissing({ dev }) {
  const locked = Object.entries(packages('package-lock.json'));
  const wanted = locked.filter(
    ([path, entry]) =>
      path.startsWith('node_modules/') &&
      !entry.link &&
      !entry.optional &&
      !entry.devOptional &&
      (dev || !entry.dev),
  );
  const installed = existsSync('node_modules/.package-lock.json')
    ? packages('node_modules/.package-lock.json')
    : {};
  if (wanted.every(([path, entry]) => installed[path]?.version === entry.version)) return;

  // If the tools are installed, ask for them, too: otherwise npm would remove them.
  const hasTools = locked.some(([path, entry]) => entry.dev && !entry.optional && installed[path]);

  console.error('Installing packages …');
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  try {
    const status = await run(command, [...args, 'ci', ...(dev || hasTools ? [] : ['--omit=dev'])], {
      // All output of npm goes to stderr, because stdout is for the server's address.
      stdio: ['ignore', 2, 2],
      // npm starts shells for the packages' scripts. Detached, they end with npm.
      detached: true,
    });
    if (status === 0) return;
    console.error('The packages could not be installed.');
  } catch (error) {
    console.error(`The packages could not be installed: ${error instanceof Error ? error.message : error}`);
  }
  process.exit(1);
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry
 *
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
