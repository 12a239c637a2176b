import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIOME = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

/**
 * Puts another table into a source file that ends with one: `… = {…};` or `… = […];`.
 *
 * @param {string} source
 * @param {string} name of the file, which tells its language
 * @param {object} table
 * @param {RegExp} edition where the comment above the table says which edition it is
 * @param {string} newEdition
 * @returns {string} formatted as the project's files are
 */
export function replaceTable(source, name, table, edition, newEdition) {
  const start = /= (?=[[{]\n)/.exec(source);
  if (!start) throw new Error(`${name} has no table at its end.`);
  const head = source.slice(0, start.index + start[0].length);
  if (!edition.test(head)) throw new Error(`${name} does not say which edition its table is.`);
  const text = `${head.replace(edition, newEdition)}${JSON.stringify(table)};\n`;
  return execFileSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${name}`], {
    input: text,
    encoding: 'utf8',
  });
}
