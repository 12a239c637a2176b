import { rename, writeFile } from 'node:fs/promises';

/**
 * Replaces a file in one step. A program that opens it meanwhile, such as a server during a build, reads the whole old
 * file or the whole new one.
 *
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
export async function replaceFile(path, contents) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, contents);
  await rename(temporary, path);
}
