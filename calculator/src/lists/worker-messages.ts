import type { ListResult, ListShape, ListSummary, Outcome } from './list.ts';

/** null: all rows. */
export type Filter = Outcome | null;

/**
 * What a page sends to list-worker.js: a list first, as the bytes of a file or as pasted text. One worker is for one
 * list; to cancel, terminate it.
 */
export type ToWorker =
  | { readonly bytes: ArrayBuffer }
  | { readonly text: string }
  /** Asks for rows to show. Answered also while the list is being checked, from what is there. */
  | { readonly page: { readonly filter: Filter; readonly from: number; readonly count: number } }
  /** Asks for the result as a file. */
  | { readonly csv: { readonly filter: Filter } };

/** Rows to show. */
interface ResultPage {
  readonly filter: Filter;
  /** Number of the first row among those of the filter, from 0. */
  readonly from: number;
  /** How many rows the filter has by now. */
  readonly total: number;
  readonly results: readonly ListResult[];
}

/** What list-worker.js sends: the shape once, progress after each thousand rows, then that it is done. */
export type FromWorker =
  | { readonly shape: ListShape }
  | { readonly progress: { readonly checked: number; readonly rows: number }; readonly summary: ListSummary }
  | { readonly done: ListSummary }
  | { readonly page: ResultPage }
  /** UTF-8 with a byte order mark, as Excel opens it. */
  | { readonly csv: Blob }
  /** A German sentence. Nothing else follows on this list. */
  | { readonly error: string };
