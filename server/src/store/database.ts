import type { Store } from './store.ts';

/**
 * Runs one SQL statement with values for `$1`, `$2`, …, and returns its rows, one field for each column. `{bank}` stands
 * for our table `bank`.
 */
export type Query = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

/** What SQLite and PostgreSQL do differently. */
export interface Database
  extends Pick<Store, 'lock' | 'holder' | 'unlock' | 'watch' | 'readOnlyError' | 'close'> {
  /** The statement that stores banks: `$1` is their edition, `$2` all of them as one JSON array, by the names of columns. */
  readonly addBanks: string;

  /** The statement that selects the names (`name`) of a table's columns: none if there is no such table. */
  readonly columnsOf: (table: string) => string;

  /**
   * Runs the work in one transaction, so that all of it happens or nothing. It reads one state of the database. Only
   * one transaction writes at a time.
   *
   * @throws {StoreError}
   */
  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T>;
}
