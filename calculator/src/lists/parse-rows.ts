import Papa from 'papaparse';
import type { ListRow } from './list.ts';

/** A list may have no more rows with data. */
export const MAX_ROWS = 500_000;
/** Titles, the header and empty lines may come on top of that. */
const MAX_LINES = MAX_ROWS + 1000;

/**
 * The rows of a table, without empty ones. A table that is too long is not read to its end: it has more than
 * {@link MAX_ROWS} rows then, without its header and titles.
 *
 * @param input with `\n` at the end of each line
 */
export function parseTable(input: string, separator: string): ListRow[] {
  // A quote that is never closed would make one cell of all lines behind it. So quotes are ignored then.
  return parse(input, separator, '"') ?? parse(input, separator, '\0') ?? [];
}

/** @returns undefined if quotes are broken */
function parse(input: string, separator: string, quoteChar: string): ListRow[] | undefined {
  const rows: ListRow[] = [];
  let line = 1;
  let isBroken = false;
  // Row by row, so that the table is in memory once.
  Papa.parse<string[]>(input, {
    delimiter: separator,
    newline: '\n',
    quoteChar,
    step({ data, errors }, parser) {
      isBroken = errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell) => (quoteChar === '"' ? cell.trim() : unquoted(cell)));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      line += 1;
      for (const cell of data) line += cell.split('\n').length - 1;
      if (isBroken || rows.length > MAX_LINES) parser.abort();
    },
  });
  return isBroken ? undefined : rows;
}

/** The content of a cell with quotes around it, if the parser has ignored quotes. */
function unquoted(cell: string): string {
  const [, inside] = /^\s*"(.*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell.trim() : inside.replace(/""/g, '"').trim();
}

/** The lines that are not empty, each as a row with one cell. */
export function parseLines(input: string): ListRow[] {
  return input
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()] }))
    .filter(({ cells: [line] }) => line !== '');
}
