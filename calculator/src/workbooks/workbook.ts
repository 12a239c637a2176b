import type { ListRow } from '../lists/list.ts';

/**
 * Why a workbook can't be read. Each language has a sentence for each.
 *
 * - `too-large`: the file itself, `unpacks-too-large`: what is packed in it, `too-many-entries`: the number of files in it.
 * - `damaged`: parts are missing, broken or contradict each other.
 * - `encrypted`: it needs a password.
 * - `document-type`: its XML declares entities. No program for spreadsheets writes that.
 * - `old-excel`, `binary-excel`, `numbers`: `.xls`, `.xlsb`, `.numbers`. `no-workbook`: any other kind of file.
 * - `no-sheet`: it has no sheet with cells. `too-many-rows`, `too-many-columns`, `too-much-text`: the sheet has too many.
 */
export type WorkbookFault =
  | 'too-large'
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
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-much-text';

/** Inside this room, a fault is thrown. */
export class WorkbookError extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(fault);
    this.name = 'WorkbookError';
    this.fault = fault;
  }
}

/** The content of a sheet. */
export interface SheetContent {
  /** As parse-rows.ts gives them: without empty rows, cells trimmed, `line` is the number of the row in the sheet, from 1. */
  readonly rows: readonly ListRow[];
  /** How many cells have a formula whose result is not in the file. They show that in words. */
  readonly formulasWithoutResult: number;
  /** How many cells have an error such as `#DIV/0!`. */
  readonly errors: number;
  /** How many rows with cells are hidden. They are read, too. */
  readonly hiddenRows: number;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Reads the rows anew each time, so a sheet that nobody chooses costs nothing. */
  read(): SheetContent | { readonly fault: WorkbookFault };
}

export interface Workbook {
  /** In the order of their tabs, without sheets that are charts; at least one. */
  readonly sheets: readonly Sheet[];
  /** Macros are never run. Their results are in the cells. */
  readonly hasMacros: boolean;
}

/** The result of a step that may meet a {@link WorkbookError}. */
export function withFault<T>(step: () => T): T | { readonly fault: WorkbookFault } {
  try {
    return step();
  } catch (error) {
    if (error instanceof WorkbookError) return { fault: error.fault };
    throw error;
  }
}
