/**
 * The outcome of checking a row.
 *
 * - `right`: the IBAN is right as written in the row, or is Bankleitzahl and account number put together.
 * - `changed`: the IBAN was built, and the rule of the bank has changed the Bankleitzahl or the account number.
 * - `doubtful`: a person should look at the IBAN before it is used, or the row contradicts itself.
 * - `impossible`: by the rule of the bank, the account has no IBAN.
 * - `faulty`: the row has no account, or one with a mistake.
 * - `absent`: the row says that there is no account, „Barzahler“, or not yet.
 * - `skipped`: the row is a title or a total, and no account is meant.
 */
export type Outcome = 'right' | 'changed' | 'doubtful' | 'impossible' | 'faulty' | 'absent' | 'skipped';

/** The columns of the account, counted from 0: the IBAN, or Bankleitzahl and account number, or all three. */
export interface ListColumns {
  iban?: number;
  blz?: number;
  kontonummer?: number;
}

export interface ListShape {
  /** The names of the columns, or null if the list has none. */
  header: string[] | null;
  /** null if each line is free text with an account somewhere in it: „Kto 532013000 BLZ 37040044“. */
  columns: ListColumns | null;
  /** The places of the columns with BICs and with sub-accounts. */
  bic?: number;
  subAccount?: number;
  /** The number of cells in the longest row. */
  width: number;
  /** How many, without the header and without empty lines. */
  rows: number;
}

export interface ListRow {
  /** Line in the input, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** In a sheet, which cells are numbers or dates: `.nn` for all but the first. */
  readonly kinds?: string;
  /** Whether it is a title: above the names of the columns or, in free text, above the first number. */
  readonly isTitle?: boolean;
}

/** What a list is read from: a text, or the rows of a sheet. */
export type ListInput = string | readonly ListRow[];

/** Which columns hold the accounts? Asked if the list itself does not show it. */
export interface ColumnQuestion extends Readonly<Pick<ListShape, 'header' | 'width'>> {
  /** The first rows with data. */
  readonly rows: readonly ListRow[];
  /** Whether rows may be read as text instead: one of the first has an account that way. */
  readonly mayBeText: boolean;
  /** The likeliest first. isCross: the names of its columns belong to different accounts, „BLZ neu“ and „Konto alt“. */
  readonly candidates: readonly { readonly columns: ListColumns; readonly isCross: boolean }[];
}

/** A note on a sheet that was read, and how many of its cells or rows it is about. */
export interface ListNote {
  readonly code: 'macros-ignored' | 'formulas-without-result' | 'error-cells' | 'hidden-rows';
  /** At least 1. */
  readonly count: number;
}

/** Why a list or a workbook can't be read. `found` is what is quoted of it. */
export interface Unread {
  readonly fault: ListFault;
  readonly found?: string;
}

export interface List {
  readonly shape: ListShape;
  /** The line with the names of the columns, if the list has one. */
  readonly headerLine?: number;
  readonly rows: readonly ListRow[];
}

/** What a row leads to, in words; `''` for what it does not have. */
export interface Verdict {
  outcome: Outcome;
  /** Without spaces. Files have it in different columns if it is in doubt: see separateIbans(). */
  iban: string;
  bic: string;
  /** Name of the bank. */
  bank: string;
  message: string;
}

/** A row as it was read, and what it leads to. A title stays above the names of the columns. */
export interface ListResult extends ListRow, Verdict {
  /** The line of an earlier row with the same IBAN. */
  repeats?: number;
  /** What is said of the account, as codes: for programs only. */
  codes?: readonly string[];
}

/**
 * The IBAN of a row for files and programs: one in doubt is never in the same place as the right ones, where a program
 * for direct debits would take it.
 */
export const separateIbans = ({ outcome, iban }: Pick<Verdict, 'outcome' | 'iban'>) =>
  outcome === 'doubtful' ? { iban: '', unverifiedIban: iban } : { iban, unverifiedIban: '' };

export type ListSummary = Record<Outcome, number>;

/** Why a list or a workbook can't be read. */
export type ListFault =
  | 'list-empty'
  | 'list-only-header'
  | 'list-too-large'
  | 'list-too-long'
  | 'list-too-wide'
  | 'data-file'
  | 'numbers-shortened'
  | 'no-accounts'
  | 'unpacks-too-large'
  | 'too-many-entries'
  | 'damaged'
  | 'encrypted'
  | 'document-type'
  | 'old-excel'
  | 'binary-excel'
  | 'numbers'
  | 'no-workbook'
  | 'no-sheet'
  | 'too-much-text';
