import type { ColumnQuestion, ListColumns, ListFault, ListNote, Outcome, RowReading } from '../lists/list.ts';
import type { WorkbookFault } from '../workbooks/workbook.ts';

/** The words that stand in cells of a workbook, as a spreadsheet in this language shows them. */
export interface CellWords {
  readonly yes: string;
  readonly no: string;
  /** By their English names, which stand in the file. Those that are missing have the same name in this language. */
  readonly errors: Readonly<Record<string, string>>;
  /** The text of a cell with a formula whose result is not in the file. */
  readonly noResult: string;
  /** The name of a sheet without a name. */
  readonly unnamedSheet: string;
}

/** The words and sentences of a language about lists of accounts. */
export interface ListWords {
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** The columns that the result has after those of the list: IBAN, BIC, bank, outcome, message. */
  readonly resultColumns: readonly [string, string, string, string, string];
  /** The name of a column without a header. @param place from 1 */
  readonly columnName: (place: number) => string;
  /** The only column of a list of free text. */
  readonly freeTextColumn: string;
  /** The name of a column of the result, if the list has a column of this name. @param count from 1 */
  readonly newColumnName: (name: string, count: number) => string;
  /** The sheet with the result. */
  readonly resultSheet: string;
  readonly cells: CellWords;
  /** Why a list can't be read. */
  readonly faults: Readonly<Record<ListFault | WorkbookFault, string>>;
  /** What is to be known of a sheet that was read. */
  readonly notes: { readonly [Code in ListNote['code']]: (count: number) => string };
  /** What a reading says that is no account; `''` for an IBAN and an account. */
  readonly reading: (reading: RowReading) => string;
  /** About an account that stood in the list before. */
  readonly duplicate: (line: number) => string;
  /** About a row whose BIC is another bank's than its account. */
  readonly otherBic: (found: string, bic: string) => string;
  /** Which columns are read. @param nameOf the name of a column, counted from 0 */
  readonly columnsRead: (columns: ListColumns, nameOf: (place: number) => string) => string;
  /** That the columns of a list are not clear, and which may be meant. */
  readonly question: (question: ColumnQuestion) => string;
}

/** The sentences about a sheet. */
export const listNotes = (notes: readonly ListNote[], words: ListWords): string[] =>
  notes.map(({ code, count }) => words.notes[code](count));
