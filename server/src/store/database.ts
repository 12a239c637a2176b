import type { Store } from './store.ts';

/** Runs one statement with values for `$1`, `$2`, …; the columns are named like the fields of the rows asked for. */
export type Query = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

/** What differs from database to database. */
export interface Database extends Pick<Store, 'lock' | 'holder' | 'unlock' | 'watch' | 'fault' | 'close'> {
  /** The statement that stores banks: `$1` is their edition, `$2` all of them as one JSON array. */
  readonly addBanks: string;

  /**
   * Runs all of the work or nothing of it. What it reads is one state of the database; while one writes, no other does.
   *
   * @throws {StoreError}
   */
  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T>;
}
