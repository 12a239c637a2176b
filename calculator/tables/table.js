import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIOME = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

/**
 * Replaces the table at the end of a source file: `… = {…};` or `… = […];`.
 *
 * @param {string} source
 * @param {string} name of the file: the formatter tells the language by its end
 * @param {object} table
 * @param {RegExp} edition finds the edition in the comment above the table
 * @param {string} newEdition
 * @returns {string} the source with the new table and edition, formatted
 * @throws {Error} if the source has no such table or no edition
 */
export function replaceTable(source, name, table, edition, newEdition) {
  const start = /= (?=[[{]\n)/.exec(source);
  if (!start) throw new Error(`${name} has no table at its end.`);
  const head = source.slice(0, start.index + start[0].length);
  if (!edition.test(head)) throw new Error(`${name} does not say which edition its table is.`);
  const text = `${head.replace(edition, newEdition)}${JSON.stringify(table)};\n`;
  return formatted(name, text);
}

/**
 * @param {string} path of the file, from which the formatter takes the language and our settings
 * @param {string} text
 */
export function formatted(path, text) {
  return execFileSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
  });
}
