/** What became of a row. `doubtful`: there is an IBAN, but somebody should look at it before it is used. */
export type Outcome = 'right' | 'changed' | 'doubtful' | 'impossible' | 'faulty' | 'duplicate';

/** Which cells of a row hold the account, counted from 0. An IBAN, or Bankleitzahl and account number, or all three. */
export interface ListColumns {
  iban?: number;
  blz?: number;
  kontonummer?: number;
}

/** How a list is built, found out from what stands in it. */
export interface ListShape {
  /** The names of the columns, or null where the list has none. */
  header: string[] | null;
  /** What parts the cells: `;`, `,`, `|`, a tab; `''` where a row is one cell. */
  separator: string;
  /** null where each line is free text with an account somewhere in it: „Kto 532013000 BLZ 37040044“. */
  columns: ListColumns | null;
  /** How many cells the longest row has. */
  width: number;
  /** Without the header and without empty lines. */
  rows: number;
}

/** One row as it came. */
export interface ListRow {
  /** Line in the input, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface List {
  readonly shape: ListShape;
  readonly rows: readonly ListRow[];
}

/** One row of a list, converted or checked. */
export interface ListResult {
  /** Line in the input, from 1. */
  line: number;
  /** The row as it came. */
  cells: readonly string[];
  outcome: Outcome;
  /** Without spaces; `''` where there is none. */
  iban: string;
  /** `''` where it is not known. */
  bic: string;
  /** Name of the bank; `''` where it is not known. */
  bank: string;
  /** German sentences; `''` where there is nothing to say. */
  message: string;
}

/** How many rows have which outcome. */
export type ListSummary = Record<Outcome, number>;
