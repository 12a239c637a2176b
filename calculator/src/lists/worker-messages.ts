import type { ColumnQuestion, ListColumns, ListResult, ListShape, Verdict } from './list.ts';

/** `ask`: rows about which a member has to be asked. `none`: no IBAN. `absent`: no account. `repeated`: the IBAN of an earlier row. */
export type Filter = 'all' | 'ask' | 'none' | 'right' | 'absent' | 'skipped' | 'repeated';
export type Counts = Readonly<Record<Filter, number>>;
/** `xlsx` is an Excel workbook. `csv` is UTF-8 with a byte order mark, as Excel opens it. */
export type FileFormat = 'csv' | 'xlsx';

/** A message to list-worker.js. The first one is the list. To cancel its check, the page terminates the worker. */
export type ToWorker =
  /** A file: text or a workbook. */
  | { readonly bytes: ArrayBuffer }
  /** A pasted list. */
  | { readonly text: string }
  /** Reads the list from this sheet. */
  | { readonly sheet: number }
  /** Reads the list again, with these columns; with null, each row as text. */
  | { readonly columns: ListColumns | null }
  /** Asks what these columns would give for the first rows. */
  | { readonly preview: ListColumns }
  /** Asks for rows to show. While the list is being checked, the answer has the rows that are done. */
  | { readonly page: { readonly filter: Filter; readonly from: number; readonly count: number } }
  /** Asks for the texts to all members who have to be asked. */
  | { readonly memberTexts: true }
  | { readonly file: { readonly filter: Filter; readonly format: FileFormat } };

export interface SheetChoices {
  readonly names: readonly string[];
  /** Index of the sheet that was read last. */
  readonly chosen?: number;
  /** A German sentence: why that sheet can't be read. */
  readonly error?: string;
}

export interface ColumnChoices extends Pick<ColumnQuestion, 'rows' | 'mayBeText'> {
  /** A title for each column, no two the same. */
  readonly titles: readonly string[];
  readonly candidates: readonly ColumnPreview[];
}

/** What some columns would give. */
export interface ColumnPreview {
  readonly columns: ListColumns;
  /** „Bankleitzahl aus „BLZ“, Kontonummer aus „Konto““ */
  readonly words: string;
  /** One for each of the first rows. */
  readonly examples: readonly Verdict[];
}

export interface ListReading {
  readonly shape: ListShape;
  /** A German sentence: which columns are read; `''` for free text. */
  readonly sentence: string;
  /** null for free text, unless the visitor chose it. */
  readonly choices: ColumnChoices | null;
  /** null unless the list is from a workbook with several sheets. */
  readonly sheets: SheetChoices | null;
  /** German sentences about the workbook. */
  readonly notes: readonly string[];
}

export interface ShownRow extends ListResult {
  /** The member's name; `''` if no column has it. */
  readonly name: string;
  /** For a row in doubt, a German text that asks the member. No account number is in full. */
  readonly memberText?: string;
}

export interface ResultPage {
  readonly filter: Filter;
  /** The index of the first row among those of the filter. */
  readonly from: number;
  /** How many rows the filter has so far. */
  readonly total: number;
  readonly results: readonly ShownRow[];
}

export interface ResultFile {
  readonly file: Blob;
  /** Without a dot. An Excel workbook with added columns keeps its own. */
  readonly extension: string;
}

export interface Progress {
  readonly done: number;
  readonly rows: number;
}

/** A message from list-worker.js: first how the list is read, then progress after each thousand rows, then the end. */
export type FromWorker =
  | { readonly reading: ListReading }
  | { readonly progress: Progress }
  | { readonly done: Counts }
  | { readonly page: ResultPage }
  /** How much of the file is written. Sent for long lists only. */
  | { readonly writing: Progress }
  | ResultFile
  | { readonly memberTexts: string }
  /** A German sentence: why the file can't be written. */
  | { readonly fileError: string }
  /** A question. The answer is `sheet`. */
  | { readonly sheets: SheetChoices }
  /** A question. The answer is `columns`. */
  | { readonly question: ColumnChoices }
  | { readonly preview: ColumnPreview }
  /** A German sentence. It is the last message about this list. */
  | { readonly error: string };
