import Papa from 'papaparse';
import type { ListRow } from './list.ts';

/** A list may have no more rows, its header included. */
export const MAX_ROWS = 500_000;

/**
 * The rows of a table, without empty ones. A table with more than {@link MAX_ROWS} rows is not read to its end.
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
  // A quote that is never closed would make one cell of all lines behind it. So quotes are ignored then.
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

/** The content of a cell with quotes around it, where the parser has ignored quotes. */
function unquoted(cell: string): string {
  const [, inside] = /^\s*"(.*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replace(/""/g, '"');
}

/** The lines that are not empty, each as a row with one cell. */
export function parseLines(input: string): ListRow[] {
  return input
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()] }))
    .filter(({ cells: [line] }) => line !== '');
}
