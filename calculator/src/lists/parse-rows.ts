import Papa from 'papaparse';
import type { ListRow } from './list.ts';

export const MAX_ROWS = 500_000;

/**
 * The rows of a table that are not empty: somewhat more than {@link MAX_ROWS} at most.
 *
 * @param input with `\n` at the end of each line
 */
export function parseTable(input: string, separator: string): ListRow[] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(input, {
      delimiter: separator,
      newline: '\n',
      quoteChar,
      preview: MAX_ROWS + 2,
    });
  const quoted = parse('"');
  // A quote that is never closed would swallow the lines behind it. Read without quotes, each line is a row.
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const data = isBroken ? parse('\0').data.map((cells) => cells.map(unquoted)) : quoted.data;
  const rows: ListRow[] = [];
  let line = 1;
  for (const cells of data) {
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.some((cell) => cell !== '')) rows.push({ line, cells: trimmed });
    line += 1;
    for (const cell of cells) line += cell.split('\n').length - 1;
  }
  return rows;
}

/** A cell that has quotes around it, read without knowing what quotes mean. */
function unquoted(cell: string): string {
  const [, inside] = /^\s*"(.*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replace(/""/g, '"');
}

/** The lines that are not empty, each as one cell. */
export function parseLines(input: string): ListRow[] {
  return input
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()] }))
    .filter(({ cells: [line] }) => line !== '');
}
