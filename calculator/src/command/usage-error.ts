import type { ColumnQuestion, Unread } from '../lists/list.ts';

/** Why the command ends without an answer. Each language has a sentence for each code. */
export type UsageFault =
  | { readonly code: 'nothing-asked' | 'one-list' | 'unwritten-format' | 'no-delimiter' }
  | { readonly code: 'sheet-of-text' | 'half-account' | 'same-column' }
  /** @param nearest the option that was probably meant, with its hyphens; null if none is like it */
  | { readonly code: 'unknown-option'; readonly option: string; readonly nearest: string | null }
  | { readonly code: 'unknown-language'; readonly codes: readonly string[] }
  /** @param option with its hyphens: `--output` */
  | { readonly code: 'value-missing' | 'value-unwanted' | 'lists-only' | 'csv-only'; readonly option: string }
  /** @param nearest the bank that was probably meant; null if none is like the text */
  | { readonly code: 'no-account'; readonly text: string; readonly nearest: string | null }
  | { readonly code: 'after-iban'; readonly iban: string; readonly word: string }
  /** The reason is a code of Node, such as `ENOENT`, or else its message. */
  | { readonly code: 'not-read'; readonly path: string; readonly reason: string }
  /** The path is missing for the standard output. */
  | { readonly code: 'not-written'; readonly path?: string; readonly reason: string }
  | ({ readonly code: 'list' } & Unread)
  | { readonly code: 'columns-unclear'; readonly question: ColumnQuestion }
  /** Several columns have this name. The places are counted from 1. */
  | { readonly code: 'several-columns'; readonly column: string; readonly places: readonly number[] }
  /** The names of all columns, `''` for one without a name; none if the list is not a table. */
  | { readonly code: 'no-column'; readonly column: string; readonly names: readonly string[] }
  | { readonly code: 'no-sheet'; readonly sheet: string; readonly sheets: readonly string[] }
  | { readonly code: 'several-sheets'; readonly sheets: readonly string[] };

/** Wrong arguments, or a file that can't be read or written. main.ts prints the sentence. */
export class UsageError extends Error {
  readonly fault: UsageFault;

  constructor(fault: UsageFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Why Node could not read or write, in short. @param error of Node */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code || message;
}
