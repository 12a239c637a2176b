import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file that others may open meanwhile, such as a server whose code is built anew: they read the old one or the
 * new one, whole.
 *
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export async function replaceFile(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}
