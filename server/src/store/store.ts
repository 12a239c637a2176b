import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition } from '../directory/edition.ts';

/** What the database holds beside the banks. */
export interface StoredState {
  /** Grows with each stored edition: the same number, the same banks. */
  readonly revision: number;
  /** The edition that is served. */
  readonly edition: Edition;
  /** The edition that the last sync stored; null while the snapshot is served. */
  readonly lastSync: Edition | null;
  readonly lastAttempt: Attempt | null;
  /** The served edition and those before it, newest first, at most {@link HISTORY_LENGTH}. */
  readonly history: readonly Edition[];
}

/** Five years of quarters. */
export const HISTORY_LENGTH = 20;

/**
 * The database behind the directory. Each call is one transaction, and several processes may share one database.
 */
export interface Store {
  /**
   * Reads the state and, where its revision is another than `known`, the banks that belong to it.
   *
   * @returns null from a database in which nothing is stored yet
   */
  read(known?: number): Promise<{ state: StoredState; banks: readonly Bank[] | null } | null>;

  /** Stores an edition in the place of the one before, whole or not at all. */
  replace(edition: Edition, banks: readonly Bank[], attempt: Attempt | null): Promise<void>;

  /** Stores the snapshot's edition, unless any process has stored one by now. */
  seed(edition: Edition, banks: readonly Bank[]): Promise<void>;

  /** Notes a run that stored nothing. */
  note(attempt: Attempt): Promise<void>;

  /** Calls back, within a second, after any process has changed the database. */
  watch(changed: () => void): void;

  /** Ends watching and frees the database. */
  close(): Promise<void>;
}

/** The database can't be used; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
