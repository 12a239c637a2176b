import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  BUSY_TIMEOUT_MS,
  closeQuietly,
  openForReading,
  openSqliteFile,
  rollBack,
  storeError,
} from './sqlite-file.ts';
import { StoreError } from './store.ts';

/** How long moving the log into the file waits for readers. A server reads for a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/**
 * The connection to the SQLite file at a path. After each transaction that writes, the log (WAL) is moved into the file and
 * emptied.
 */
export class SqliteConnection {
  readonly #path: string;
  /** The inode of the file that was opened: another file at the path is never read or written. */
  readonly #inode: bigint | undefined;
  /** Undefined as long as the file can't be written: each transaction then opens it by itself. */
  #db: DatabaseSyncInstance | undefined;
  #readOnlyError: StoreError | null = null;

  /** @throws {StoreError} if the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    const db = this.#open();
    if (this.#readOnlyError) closeQuietly(db);
    this.#inode = inodeOf(path);
  }

  /** Why the file can only be read at the moment; null if it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /** A fingerprint that changes when another process changes the file, or puts another one in its place. */
  version(): string {
    // This rises with each change by another connection.
    const change = this.#db?.prepare('PRAGMA data_version').get()?.['data_version'];
    return `${inodeOf(this.#path)} ${change}`;
  }

  /**
   * Runs the work in one transaction, so that all of it happens or nothing.
   *
   * @throws {StoreError} also if another file is at the path, or none
   */
  async transaction<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    try {
      if (inodeOf(this.#path) !== this.#inode)
        throw new StoreError(`${this.#path} was moved, deleted or replaced while it was in use.`);
      const db = this.#db ?? this.#open();
      const isWriting = mode === 'write';
      try {
        if (isWriting && this.#readOnlyError) throw this.#readOnlyError;
        // With IMMEDIATE, no other process writes from here on.
        db.exec(isWriting ? 'BEGIN IMMEDIATE' : 'BEGIN');
        const result = await work(db);
        db.exec('COMMIT');
        if (isWriting) emptyLog(db);
        return result;
      } finally {
        rollBack(db);
        if (this.#readOnlyError) closeQuietly(db);
      }
    } catch (error) {
      throw storeError(this.#path, error);
    }
  }

  close(): void {
    if (this.#db) closeQuietly(this.#db);
    this.#db = undefined;
  }

  /** Opens the file. If it can't be written, opens it for one reading: a second one would miss changes. */
  #open(): DatabaseSyncInstance {
    try {
      this.#db = openSqliteFile(this.#path);
      this.#readOnlyError = null;
      return this.#db;
    } catch (error) {
      this.#readOnlyError = storeError(this.#path, error);
      return openForReading(this.#path, this.#readOnlyError);
    }
  }
}

/** Moves the log into the file, so that the file alone is the whole database. */
function emptyLog(db: DatabaseSyncInstance): void {
  for (const statement of [
    `PRAGMA busy_timeout = ${READERS_TIMEOUT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`,
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
  ]) {
    try {
      db.exec(statement);
    } catch {
      // On a full disk, for example, the log stays beside the file until the next attempt.
    }
  }
}

/** Undefined if there is no file. */
const inodeOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
