import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition, LastSync } from '../directory/edition.ts';

/**
 * Runs one SQL statement with values for `$1`, `$2`, …, and returns its rows. The name of a table is in braces, as in
 * tables.ts.
 */
export type Query = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

/** The state of the database on a day, without the banks. */
export interface StoredState {
  /** Identifies the banks of the served edition: the same revision means the same banks, even in another database. */
  readonly revision: string;
  readonly edition: Edition;
  readonly lastAttempt: Attempt | null;
  /** The last run that compared the stored directory with a file and succeeded; null before the first. */
  readonly lastSync: LastSync | null;
  /** The stored edition whose first day of validity is in the future. It is served from then on. */
  readonly upcoming: Edition | null;
  /** The editions with stored banks that were neither superseded nor withdrawn, newest first. */
  readonly held: readonly Edition[];
  /** The editions that an operator has taken back, newest first, at most {@link HISTORY_LENGTH}. */
  readonly withdrawn: readonly Edition[];
  /** When the source may be asked again, ISO 8601; null if it may be asked now. */
  readonly notBefore: string | null;
  /** The served edition and those before it, newest first, at most {@link HISTORY_LENGTH}. */
  readonly history: readonly Edition[];
}

/** How long a process keeps the sync lock. The downloads of a run take two minutes at most (sync/download.ts). */
export const LEASE_MS = 150_000;

/** How many editions the state lists: those of five years. */
export const HISTORY_LENGTH = 20;

/** The process that has the sync lock. */
export interface Holder {
  /** Such as `process 4711 on host`. */
  readonly who: string;
  /** ISO 8601 in UTC; null if it is not known. */
  readonly since: string | null;
}

/** An edition with its banks. */
export interface EditionWithBanks {
  readonly edition: Edition;
  readonly banks: readonly Bank[];
}

/** The editions that an older version of this program has synced, newest first: as a rule one or two. */
export interface Older {
  readonly version: number;
  readonly editions: readonly EditionWithBanks[];
  /** Why they can't be copied, for the log; null if they can. */
  readonly obstacle: string | null;
}

/** The headers by which a server can tell whether a file has changed since a download (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** From which address the file of an edition was downloaded, and with which validators. */
export interface Downloaded extends Validators {
  readonly address: string;
}

/**
 * The database behind the directory. Each call is one transaction, and several processes may share one database.
 *
 * Days are YYYY-MM-DD in Berlin.
 */
export interface Store {
  /**
   * Reads the state on a day. Before the first day of all editions (if a clock is wrong), that is the state of the
   * first one.
   *
   * @returns null if nothing is stored yet
   */
  state(today: string): Promise<StoredState | null>;

  /**
   * Reads the state on a day, and the banks of the edition that is served then.
   *
   * @param known revision whose banks the caller has: they are not read again
   * @returns null if nothing is stored yet; `banks` is null if the revision is the known one
   */
  read(today: string, known?: string): Promise<{ state: StoredState; banks: readonly Bank[] | null } | null>;

  /**
   * Stores an edition, in full or not at all. It is served immediately or, if it is valid later, from its first day on.
   * The edition that was served before is kept, so that an operator can go back to it.
   */
  add(edition: Edition, banks: readonly Bank[], today: string, downloaded?: Downloaded | null): Promise<void>;

  /** Stores the snapshot and the editions after it, in this order, unless an edition is stored already. */
  seed(carried: readonly EditionWithBanks[], today: string): Promise<void>;

  /** What an older version of this program has synced into tables of its own; null if there is nothing. */
  older(): Promise<Older | null>;

  /**
   * Stores that the Bundesbank's own file has exactly the banks of a rebuilt edition: from now on, it is the edition's
   * file.
   *
   * @param file the edition that this file gave
   */
  confirm(rebuilt: Edition, file: Edition, downloaded?: Downloaded | null): Promise<void>;

  /**
   * Stores for which days a stored edition is valid. If its first day is in the future, the edition before is served
   * until then, if it is still stored.
   */
  setValidity(edition: Edition, validFrom: string, validUntil: string, today: string): Promise<void>;

  /**
   * Withdraws the served edition, and serves the one before it again.
   *
   * @param at the time, ISO 8601 in UTC
   * @returns the edition that is served now; null if no edition before is stored, so that nothing has changed
   */
  goBack(today: string, at: string): Promise<Edition | null>;

  /**
   * Stores how a run ended.
   *
   * @param notBefore when the source may be asked again, ISO 8601
   * @param compared the edition of the file that the run compared; null if the run failed
   */
  noteAttempt(attempt: Attempt, notBefore?: string | null, compared?: Edition | null): Promise<void>;

  /** The last download from an address, and the edition that it gave, if that is still stored; else null. */
  lastDownload(address: string): Promise<(Validators & { readonly edition: Edition }) | null>;

  /**
   * Takes the sync lock, which one process has at a time, or renews it. It ends after {@link LEASE_MS}. If the process
   * ends before, the lock is free immediately, in SQLite only on the same machine.
   *
   * @returns whether this process has the lock now
   */
  lock(): Promise<boolean>;

  /** Which other process has the sync lock; null if there is none. */
  holder(): Promise<Holder | null>;

  /** Releases the sync lock. */
  unlock(): Promise<void>;

  /**
   * Watches the database: calls back after any process has changed it, as a rule within a second. It also calls back
   * when the database can't be reached; reading it then says why.
   */
  watch(changed: () => void): Promise<void>;

  /** Why the database can only be read at the moment, as on a full disk; null if it can be written. */
  readonly readOnlyError: StoreError | null;

  /** Ends watching, and closes the database. */
  close(): Promise<void>;
}

/** The database can't be used; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The database can be read, but the banks in it are not those that were stored. */
export class DamagedError extends Error {}
