import Papa from 'papaparse';
import type { ListResult, ListShape } from './list.ts';
import { resultCells, resultHeader } from './result-table.ts';

/** Spreadsheets take a cell that begins like this for a formula, some of them also with the full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const CHUNK_ROWS = 1000;

/**
 * The result as a CSV file that Excel opens: with a byte order mark, semicolons, the columns of the list and five more.
 *
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front.
 *
 * @returns the file in pieces, to be written as UTF-8
 */
export function* listCsv(shape: ListShape, results: Iterable<ListResult>): Generator<string> {
  yield `\ufeff${csv([resultHeader(shape)])}`;
  let rows: string[][] = [];
  for (const result of results) {
    rows.push(resultCells(shape.width, result));
    if (rows.length < CHUNK_ROWS) continue;
    yield csv(rows);
    rows = [];
  }
  if (rows.length > 0) yield csv(rows);
}

function csv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
