import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreError } from './errors.ts';
import { migrate } from './migrations.ts';
import {
  BUSY_TIMEOUT_MS,
  closeQuietly,
  openForReading,
  openSqliteFile,
  rollBack,
  storeError,
} from './sqlite-file.ts';
import { type Query, Store, type Transaction } from './store.ts';

/** How long moving the log into the file waits for readers. A server reads for a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/** Gives a row if the table `migrations` is there. */
const FIND_MIGRATIONS = "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'";

/**
 * Opens the store in one SQLite file. Makes our tables first.
 *
 * @param path of the file, which is made if it does not exist
 * @throws {StoreError} if the file is damaged or another program's (it is left as it is), or can neither be written nor
 *   read
 */
export async function openSqlite(path: string): Promise<Store> {
  const store = new SqliteStore(path);
  try {
    await migrate(path, store.transaction, 'INTEGER PRIMARY KEY', FIND_MIGRATIONS);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The store in the SQLite file at a path. After each transaction that writes, the log (WAL) is moved into the file. */
class SqliteStore extends Store {
  readOnlyError: StoreError | null = null;
  readonly #path: string;
  /** The inode of the file that was opened: another file at the path is never read or written. */
  readonly #inode: bigint | undefined;
  /** Undefined while the file can't be written: each transaction then opens the file, and closes it. */
  #db: DatabaseSyncInstance | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    super();
    this.#path = path;
    const db = this.#open();
    if (this.readOnlyError) closeQuietly(db);
    this.#inode = inodeOf(path);
  }

  /** One connection has one transaction at a time. */
  readonly transaction: Transaction = (mode, work) => {
    const result = this.#last.then(() => this.#transact(mode, work));
    this.#last = result.catch(() => {});
    return result;
  };

  async close() {
    await this.#last;
    if (this.#db) closeQuietly(this.#db);
    this.#db = undefined;
  }

  /**
   * Opens the file and keeps it open. A file that can't be written is opened for one transaction only: while it stays
   * open, it does not show what other processes change.
   */
  #open(): DatabaseSyncInstance {
    try {
      this.#db = openSqliteFile(this.#path);
      this.readOnlyError = null;
      return this.#db;
    } catch (error) {
      this.readOnlyError = storeError(this.#path, error);
      return openForReading(this.#path, this.readOnlyError);
    }
  }

  async #transact<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    try {
      if (inodeOf(this.#path) !== this.#inode)
        throw new StoreError(
          `${this.#path} was moved, deleted or replaced while it was in use: put it back, or start again.`,
        );
      const db = this.#db ?? this.#open();
      const isWriting = mode === 'write';
      const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) => {
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return db.prepare(sql).all(named) as unknown as Row[];
      };
      try {
        if (isWriting && this.readOnlyError) throw this.readOnlyError;
        // With IMMEDIATE, no other process writes from here on.
        db.exec(isWriting ? 'BEGIN IMMEDIATE' : 'BEGIN');
        const result = await work(query);
        db.exec('COMMIT');
        if (isWriting) emptyLog(db);
        return result;
      } finally {
        rollBack(db);
        if (this.readOnlyError) closeQuietly(db);
      }
    } catch (error) {
      throw storeError(this.#path, error);
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
