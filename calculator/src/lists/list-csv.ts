import Papa from 'papaparse';
import type { ListWords } from '../words/de/lists.ts';
import type { ListResult, ListShape } from './list.ts';
import { resultTable } from './result-table.ts';

/**
 * The places in a cell where a spreadsheet may see a formula: its beginning, and behind each character by which a spreadsheet
 * may be set to separate cells or rows. Such a spreadsheet takes quotes inside its cells for text, so quotes alone do not
 * help. Some spreadsheets also know the full-width characters.
 */
const FORMULA_PLACES = /((?:^|[;,|\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;
/** Some spreadsheets leave these out. */
const BLANK_BEGINNING = /^(?=[\t\r\n])/;
/** Besides semicolons, quotes and line breaks: whatever separates cells in other files. */
const OTHER_SEPARATOR = /[,|\t]/;
const CHUNK_ROWS = 1000;

/** How a CSV file for other programs than Excel differs. */
export interface CsvOptions {
  /** Whether it has neither a byte order mark nor apostrophes before formulas. */
  readonly plain?: boolean | undefined;
  /** One character; `;` if it is missing. */
  readonly delimiter?: string | undefined;
}

/**
 * The result as a CSV file that Excel opens: with a byte order mark, semicolons, the columns of the list and five more.
 *
 * If a spreadsheet would take a cell for a formula, also one that separates cells by commas, tabs or bars, an apostrophe
 * stands in front. Each cell with a separator of any kind has quotes.
 *
 * @returns the file in pieces, to be written as UTF-8
 */
export function* listCsv(
  shape: ListShape,
  results: Iterable<ListResult>,
  words: ListWords,
  { plain = false, delimiter = ';' }: CsvOptions = {},
): Generator<string> {
  const csv = (table: readonly (readonly string[])[]) => csvOf(table, plain, delimiter);
  const table = resultTable(shape, results, words);
  yield `${plain ? '' : '\ufeff'}${csv([...table.titles, table.header])}`;
  let rows: string[][] = [];
  for (const row of table.rows) {
    rows.push(row);
    if (rows.length < CHUNK_ROWS) continue;
    yield csv(rows);
    rows = [];
  }
  if (rows.length > 0) yield csv(rows);
}

function csvOf(rows: readonly (readonly string[])[], plain: boolean, delimiter: string): string {
  const harmless = plain
    ? rows.map((cells) => [...cells])
    : rows.map((cells) =>
        cells.map((cell) => cell.replace(FORMULA_PLACES, "$1'").replace(BLANK_BEGINNING, "'")),
      );
  const quotes = (cell: string) => OTHER_SEPARATOR.test(cell);
  return `${Papa.unparse(harmless, { delimiter, newline: '\r\n', quotes })}\r\n`;
}
