// What this page and list-worker.js say to each other. The worker is made by the calculator's build, whose source is
// none of our business; these are the messages that it promises.

/** What became of a row. */
type Outcome = 'right' | 'changed' | 'doubtful' | 'impossible' | 'faulty' | 'duplicate';
/** null: all rows. */
export type Filter = Outcome | null;

/** How a list is built, found out from what stands in it. */
export interface Shape {
  readonly header: readonly string[] | null;
  /** What parts the cells; `''` where a row is one cell. */
  readonly separator: string;
  /** Places counted from 0; null where each line is free text. */
  readonly columns: Columns | null;
  readonly rows: number;
}

export interface Columns {
  readonly iban?: number;
  readonly blz?: number;
  readonly kontonummer?: number;
}

/** One row, converted or checked. What is not known is `''`. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly message: string;
}

export type Summary = Readonly<Record<Outcome, number>>;

/** Rows to show: `from` counts from 0 among the `total` rows of the filter. */
export interface RowsPage {
  readonly filter: Filter;
  readonly from: number;
  readonly total: number;
  readonly results: readonly Row[];
}

export type ToWorker =
  | { readonly bytes: ArrayBuffer }
  | { readonly text: string }
  | { readonly page: { readonly filter: Filter; readonly from: number; readonly count: number } }
  | { readonly csv: { readonly filter: Filter } };

export type FromWorker =
  | { readonly shape: Shape }
  | { readonly progress: { readonly checked: number; readonly rows: number } }
  | { readonly done: Summary }
  | { readonly page: RowsPage }
  | { readonly csv: Blob }
  /** A German sentence. */
  | { readonly error: string };
