import Papa from 'papaparse';
import { columnName, FREE_TEXT_COLUMN, OUTCOME_NAMES, RESULT_COLUMNS } from '../messages/lists.ts';
import type { ListResult, ListShape } from './list.ts';

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
  const header = Array.from(
    { length: shape.width },
    (_, place) => shape.header?.[place] ?? (shape.columns ? columnName(place + 1) : FREE_TEXT_COLUMN),
  );
  yield `\ufeff${csv([[...header, ...RESULT_COLUMNS]])}`;
  let rows: string[][] = [];
  for (const { cells, iban, bic, bank, outcome, message } of results) {
    const padding = Array.from({ length: shape.width - cells.length }, () => '');
    rows.push([...cells, ...padding, iban, bic, bank, OUTCOME_NAMES[outcome], message]);
    if (rows.length < CHUNK_ROWS) continue;
    yield csv(rows);
    rows = [];
  }
  if (rows.length > 0) yield csv(rows);
}

function csv(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
