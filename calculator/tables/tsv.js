import { readFileSync } from 'node:fs';

/** The text of a table in calculator/data. @param {string} name of the file, without `.tsv` */
export const dataText = (name) => readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8');

/** @param {string} text of a TSV file; lines that begin with `#` are comments @returns {string[][]} rows of cells */
export function readTsv(text) {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/**
 * @param {readonly string[]} comments the lines at the beginning, without `#`
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} the text of a TSV file
 */
export const formatTsv = (comments, rows) =>
  `${[...comments.map((comment) => `# ${comment}`), ...rows.map((row) => row.join('\t'))].join('\n')}\n`;

/**
 * A TSV file with other rows, and another edition in its comments.
 *
 * @param {string} text of the file
 * @param {RegExp} edition finds the edition
 * @param {string} newEdition
 * @param {readonly (readonly string[])[]} rows
 */
export const replaceRows = (text, edition, newEdition, rows) =>
  formatTsv(
    [...text.matchAll(/^# (.*)/gm)].map(([, comment = '']) => comment.replace(edition, newEdition)),
    rows,
  );
