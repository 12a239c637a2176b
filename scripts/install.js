import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Installs what package-lock.json says, when it is missing.
 *
 * npm writes node_modules/.package-lock.json last, so what it lists is completely there.
 *
 * @param {{ dev: boolean }} need whether the tools for building and testing are needed too
 */
export function installMissing({ dev }) {
  const wanted = Object.entries(packages('package-lock.json')).filter(
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

  console.error('Installing packages …');
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...args, 'ci', ...(dev ? [] : ['--omit=dev'])], {
    // npm's own chatter belongs to stderr: stdout is for the server's address.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    console.error(`The packages could not be installed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }>}
 */
function packages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
