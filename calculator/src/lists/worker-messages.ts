import type { ColumnQuestion, ListColumns, ListResult, ListShape, ListSummary, Outcome } from './list.ts';

/** Which rows are meant: those with this outcome, or with null all. */
export type Filter = Outcome | null;

/**
 * A message from the page to list-worker.js. The first one is the list, as the bytes of a file or as pasted text. One
 * worker checks one list; to cancel, the page terminates it. With columns, these are read, whatever the list is like.
 */
export type ToWorker =
  | { readonly bytes: ArrayBuffer; readonly columns?: ListColumns }
  | { readonly text: string; readonly columns?: ListColumns }
  /** Asks for rows to show. While the list is being checked, the answer has the rows that are done. */
  | { readonly page: { readonly filter: Filter; readonly from: number; readonly count: number } }
  /** Asks for the result as a file. */
  | { readonly csv: { readonly filter: Filter } };

/** Rows to show. */
interface ResultPage {
  readonly filter: Filter;
  /** The index of the first row among the rows of the filter, from 0. */
  readonly from: number;
  /** How many rows the filter has so far. */
  readonly total: number;
  readonly results: readonly ListResult[];
}

/** A message from list-worker.js: first the shape, then progress after each thousand rows, then that it is done. */
export type FromWorker =
  | { readonly shape: ListShape }
  | { readonly progress: { readonly checked: number; readonly rows: number }; readonly summary: ListSummary }
  | { readonly done: ListSummary }
  | { readonly page: ResultPage }
  /** UTF-8 with a byte order mark, as Excel opens it. */
  | { readonly csv: Blob }
  /** Which columns hold the accounts? A list message with columns is the answer. */
  | { readonly question: ColumnQuestion }
  /** A German sentence. It is the last message about this list. */
  | { readonly error: string };
