import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition } from '../directory/edition.ts';

/** What the database holds beside the banks. */
export interface StoredState {
  /** Another text for each edition: the same text, the same banks, also in another database. */
  readonly revision: string;
  /** The edition that is served. */
  readonly edition: Edition;
  readonly lastAttempt: Attempt | null;
  /** SHA-256 of the bank files whose banks are stored: of the edition served, and of one that is to follow. */
  readonly held: readonly string[];
  /** ISO 8601: before then, the source has asked not to be asked again. */
  readonly notBefore: string | null;
  /** The served edition and those before it, newest first, at most {@link HISTORY_LENGTH}. */
  readonly history: readonly Edition[];
}

/** How long a process may have the right to sync: a run takes two minutes at most, see sync/run.ts. */
export const LEASE_MS = 150_000;

/** Five years of quarters. */
export const HISTORY_LENGTH = 20;

/** With what a server tells whether a file has changed since (RFC 9110, section 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
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

  /** Notes how a run ended, and until when the source wants to be left alone. */
  note(attempt: Attempt, notBefore?: string | null): Promise<void>;

  /** Of the stored edition that was downloaded there, or null. */
  recall(address: string): Promise<Validators | null>;

  /**
   * Makes this process the only one that syncs, for two and a half minutes at most: a process that died frees it.
   *
   * @returns whether no other process is at it
   */
  lock(): Promise<boolean>;

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
