/**
 * @param {string} text of a TSV file; lines that begin with `#` are comments
 * @returns {string[][]} rows of cells
 */
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
