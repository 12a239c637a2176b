import Papa from 'papaparse';
import { type ListWords, GERMAN_LIST_WORDS as WORDS } from './de.ts';
import { type List, type ListResult, type ListShape, separateIbans } from './list.ts';
import { appendColumns } from './workbooks/append-columns.ts';
import type { WritableSheet } from './workbooks/workbook.ts';
import { type WrittenCell, writeWorkbook } from './workbooks/write-workbook.ts';
import type { FileFormat } from './worker-messages.ts';

/** The columns of the list, and ours. No name of ours is in the list, too. */
function resultHeader({ header, columns, width }: ListShape, words: ListWords): string[] {
  const names = Array.from(
    { length: width },
    (_, place) => header?.[place] ?? (columns ? words.columnName(place + 1) : words.freeTextColumn),
  );
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...Object.values(words.resultColumns).map((name) => freeName(name, taken, words))];
}

/** The result as a table for a workbook: numbers and days of a sheet stay what they are. */
export const workbookTable = (shape: ListShape, results: Iterable<ListResult>, words: ListWords) =>
  resultTable(shape, results, words, writtenCells, (result) => {
    const cells = addedCells(result, words);
    return isMarked(result) ? cells.map((marked) => ({ marked })) : cells;
  });

/** Whether the added cells of a row are coloured in a workbook, since a person has to look at its IBAN. */
const isMarked = ({ outcome }: ListResult) => outcome === 'doubtful';

/** @param cellsOf those that the list itself has @param added ours */
function resultTable<Cell>(
  shape: ListShape,
  results: Iterable<ListResult>,
  words: ListWords,
  cellsOf: (result: ListResult) => readonly Cell[],
  added: (result: ListResult) => readonly Cell[],
) {
  const iterator = results[Symbol.iterator]();
  const titles: (readonly Cell[])[] = [];
  let next = iterator.next();
  for (; shape.header && !next.done && next.value.isTitle; next = iterator.next())
    titles.push(cellsOf(next.value));
  function* rows() {
    for (; !next.done; next = iterator.next()) {
      const cells = cellsOf(next.value);
      const padding = Array.from({ length: shape.width - cells.length }, () => '');
      yield [...cells, ...padding, ...added(next.value)];
    }
  }
  return { titles, header: resultHeader(shape, words), rows: rows() };
}

const WHOLE_OR_DECIMAL = /^-?(?:0|[1-9]\d*)(?:,\d+)?$/;
const DAY = /^(\d\d)\.(\d\d)\.(\d{4})$/;
const DAY_MS = 86_400_000;
/** Excel's number of 1 January 1970. Before 1 March 1900, Excel counts one less. */
const DAY_OF_1970 = 25_569;
const FIRST_DAY = 61;

/** The cells of a row as values, if that loses nothing of their text: a number with leading zeros stays a text. */
const writtenCells = ({ cells, kinds }: ListResult): readonly WrittenCell[] =>
  kinds ? cells.map((cell, place) => (kinds[place] === 'n' ? cellValue(cell) : cell)) : cells;

function cellValue(cell: string): WrittenCell {
  if (WHOLE_OR_DECIMAL.test(cell)) return Number(cell.replace(',', '.'));
  const day = Date.parse(cell.replace(DAY, '$3-$2-$1T00:00Z')) / DAY_MS + DAY_OF_1970;
  return DAY.test(cell) && day >= FIRST_DAY ? { day } : cell;
}

function addedCells(result: ListResult, { resultColumns, outcomes }: ListWords): readonly string[] {
  const values = { ...result, ...separateIbans(result), outcome: outcomes[result.outcome] };
  return (Object.keys(resultColumns) as (keyof typeof resultColumns)[]).map((column) => values[column]);
}

/** The added cells of the header, and of the rows that are not skipped. */
function* addedRows({ shape, headerLine }: List, results: Iterable<ListResult>) {
  let nextHeader = headerLine;
  for (const result of results) {
    if (nextHeader !== undefined && result.line > nextHeader) {
      yield { line: nextHeader, cells: resultHeader(shape, WORDS).slice(shape.width) };
      nextHeader = undefined;
    }
    if (result.outcome !== 'skipped')
      yield { line: result.line, cells: addedCells(result, WORDS), isMarked: isMarked(result) };
  }
}

/** A name for an added column that no column of the list has: „IBAN“, else „IBAN (neu)“, „IBAN (neu 2)“ and so on. */
function freeName(name: string, taken: ReadonlySet<string>, words: ListWords): string {
  let free = name;
  for (let count = 1; taken.has(free.toLowerCase()); count += 1) free = words.newColumnName(name, count);
  return free;
}

/**
 * Where a spreadsheet may see a formula: at the beginning of a cell, and after each character by which it may be set to
 * separate cells or rows. Quotes alone do not help: such a spreadsheet reads those inside its cells as text. Some also
 * know the full-width characters.
 */
const FORMULA_PLACES = /((?:^|[;,|\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;
/** Some spreadsheets drop these characters. */
const BLANK_BEGINNING = /^(?=[\t\r\n])/;
/** Cells with these have quotes, too: other programs separate cells by them. */
const OTHER_SEPARATOR = /[,|\t]/;
const CHUNK_ROWS = 1000;

/**
 * The result as a CSV file that Excel opens: with a byte order mark, semicolons, the columns of the list and ours.
 *
 * If a spreadsheet would run a cell as a formula, even if it separates cells by commas, tabs or bars, an apostrophe
 * comes first. Each cell with a separator of any kind has quotes.
 *
 * @param plain for other programs than Excel: with neither byte order mark nor apostrophes
 * @param delimiter one character
 * @returns the file in pieces, to be written as UTF-8
 */
export function* listCsv(
  shape: ListShape,
  results: Iterable<ListResult>,
  words: ListWords,
  plain = false,
  delimiter = ';',
): Generator<string> {
  const harmless = (cell: string) =>
    plain ? cell : cell.replace(FORMULA_PLACES, "$1'").replace(BLANK_BEGINNING, "'");
  const quotes = (cell: string) => OTHER_SEPARATOR.test(cell);
  const csv = (rows: readonly (readonly string[])[]) => {
    const cells = rows.map((row) => row.map(harmless));
    return `${Papa.unparse(cells, { delimiter, newline: '\r\n', quotes })}\r\n`;
  };
  const ownCells = ({ cells }: ListResult) => cells;
  const table = resultTable(shape, results, words, ownCells, (result) => addedCells(result, words));
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

/**
 * The result as a file with German words, in pieces.
 *
 * @param sheet to be written with more columns; undefined for a new workbook
 */
export function filePieces(
  format: FileFormat,
  list: List,
  results: Iterable<ListResult>,
  sheet: WritableSheet | undefined,
): Iterable<string | Uint8Array> {
  const { shape, headerLine } = list;
  if (format === 'csv') return listCsv(shape, results, WORDS);
  if (!sheet) return writeWorkbook(workbookTable(shape, results, WORDS), WORDS.resultSheet);
  return appendColumns(sheet, { from: shape.width, rows: addedRows(list, results), headerLine });
}
