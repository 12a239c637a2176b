import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition, LastSync } from '../directory/edition.ts';

/** What the database holds beside the banks. */
export interface StoredState {
  /** Another text for each edition: the same text, the same banks, also in another database. */
  readonly revision: string;
  /** The edition that is served. */
  readonly edition: Edition;
  readonly lastAttempt: Attempt | null;
  /** The last run that compared the stored directory with a file and ended well; null before the first. */
  readonly lastSync: LastSync | null;
  /** The edition that is stored to follow on its first day of validity. */
  readonly upcoming: Edition | null;
  /** All whose banks are stored and complete, the last to be served first. */
  readonly held: readonly Edition[];
  /** Which an operator has taken back, newest first, at most {@link HISTORY_LENGTH}. */
  readonly withdrawn: readonly Edition[];
  /** ISO 8601: before then, the source has asked not to be asked again. */
  readonly notBefore: string | null;
  /** The served edition and those before it, newest first, at most {@link HISTORY_LENGTH}. */
  readonly history: readonly Edition[];
}

/** How long a process may have the right to sync: a run takes two minutes at most, see sync/run.ts. */
export const LEASE_MS = 150_000;

/** Five years of quarters. */
export const HISTORY_LENGTH = 20;

/** A process that has the right to sync. */
export interface Holder {
  /** Such as `process 4711 on host`. */
  readonly who: string;
  /** ISO 8601 in UTC, where it is known. */
  readonly since: string | null;
}

/** With what a server tells whether a file has changed since (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** With what a stored edition was downloaded. */
interface Recalled extends Validators {
  readonly edition: Edition;
}

/** Where an edition was downloaded. */
export interface Origin extends Validators {
  readonly address: string;
}

/**
 * The database behind the directory. Each call is one transaction, and several processes may share one database.
 *
 * Days are YYYY-MM-DD in Berlin.
 */
export interface Store {
  /**
   * Reads the state of a day (of the nearest day there is, should the clock be wrong) and, where its revision is another than `known`, the banks that belong to it.
   *
   * @returns null from a database in which nothing is stored yet
   */
  read(today: string, known?: string): Promise<{ state: StoredState; banks: readonly Bank[] | null } | null>;

  /**
   * Stores an edition, whole or not at all: in the place of the one that is served, or, where it is valid only later,
   * beside it until its day comes.
   */
  add(edition: Edition, banks: readonly Bank[], today: string, origin?: Origin | null): Promise<void>;

  /**
   * Stores the snapshot's edition, unless any process has stored one by now. Where an older version has stored that very
   * snapshot, it gets what that version did not keep.
   */
  seed(edition: Edition, banks: readonly Bank[], today: string): Promise<void>;

  /** Says of a stored edition, where that is not known yet, for which days it holds. */
  date(edition: Edition, validFrom: string, validUntil: string): Promise<void>;

  /**
   * Serves the edition before again, and drops the one that is served.
   *
   * @param at ISO 8601 in UTC
   * @returns the edition that is served now; null where there is none before
   */
  back(today: string, at: string): Promise<Edition | null>;

  /** Notes how a run ended, until when the source wants to be left alone, and what was compared where all went well. */
  note(attempt: Attempt, notBefore?: string | null, compared?: Edition | null): Promise<void>;

  /** Of the stored edition that was downloaded there, or null. */
  recall(address: string): Promise<Recalled | null>;

  /**
   * Makes this process the only one that syncs, for two and a half minutes at most: a process that died frees it, on the
   * same machine at once.
   *
   * @returns whether no other process is at it
   */
  lock(): Promise<boolean>;

  /** Who has the right to sync, if another process has; null also where nothing is known of it. */
  holder(): Promise<Holder | null>;

  /** Lets the next process sync. */
  unlock(): Promise<void>;

  /**
   * Calls back, within a second, after any process has changed the database; also when there is no telling, because
   * the database is away: to read it then says so.
   */
  watch(changed: () => void): Promise<void>;

  /** Why the database can only be read at the moment, as on a full disk; null where it can be written. */
  readonly fault: StoreError | null;

  /** Ends watching and frees the database. */
  close(): Promise<void>;
}

/** The database can't be used; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The file of the database is no longer where it was, or is another one. */
export class GoneError extends StoreError {
  constructor(path: string) {
    super(`${path} was deleted while it was in use, or another file was put in its place.`);
  }
}

/** A database in form whose content is not what was stored. */
export class DamagedError extends Error {}
