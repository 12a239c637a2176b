/**
 * @param {string} text lines that begin with `#` tell what the table is
 * @returns {string[][]}
 */
export function readTsv(text) {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/**
 * @param {readonly string[]} comments
 * @param {readonly (readonly string[])[]} rows
 */
export const writeTsv = (comments, rows) =>
  `${[...comments.map((comment) => `# ${comment}`), ...rows.map((row) => row.join('\t'))].join('\n')}\n`;
