// The messages between the page „Listen“ and list-worker.js. The calculator's build makes the worker; the server does not
// import the calculator's source, so its messages are described here again.

/** The outcome of a row. */
type Outcome = 'right' | 'changed' | 'doubtful' | 'impossible' | 'faulty' | 'duplicate';
/** Which rows to show or to download; null for all. */
export type Filter = Outcome | null;

/** How a list is built, as its content shows. */
export interface Shape {
  readonly header: readonly string[] | null;
  /** The character between the cells; `''` if a row is one cell. */
  readonly separator: string;
  /** Null if each line is free text. */
  readonly columns: Columns | null;
  readonly rows: number;
}

/** Which columns hold the accounts, counted from 0. */
export interface Columns {
  readonly iban?: number;
  readonly blz?: number;
  readonly kontonummer?: number;
}

/** One checked row. Unknown texts are `''`. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly message: string;
}

/** How many rows have each outcome. */
export type Summary = Readonly<Record<Outcome, number>>;

/** Some of the `total` rows of a filter, beginning with the row number `from`, counted from 0. */
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
