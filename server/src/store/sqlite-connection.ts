import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeQuietly, openForReading, openSqliteFile, storeError, transaction } from './sqlite-file.ts';
import { GoneError, type StoreError } from './store.ts';

/**
 * The connection to the SQLite file at a path. It ends when that file is deleted or replaced by another one, because
 * what is written to a deleted file is lost. The next use connects to the file that is at the path by then.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** The file to which the connection is, as {@link fileAt} names it. */
  #file: string | null = null;
  #readOnlyError: StoreError | null = null;

  /** @throws {StoreError} where the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    this.#open();
  }

  /** Why the file can only be read at the moment; null where it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /** A text that is a different one once another process has changed or replaced the file. */
  version(): string {
    const version = this.#db?.prepare('PRAGMA data_version').get()?.['data_version'];
    return `${fileAt(this.#path)} ${version}`;
  }

  /**
   * Runs the work in one transaction, so that all of it happens or nothing.
   *
   * @throws {StoreError} a {@link GoneError} where the file was deleted or replaced meanwhile
   */
  async transaction<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    try {
      if (this.#db) this.#checkFile();
      else this.#openAgain();
      if (!this.#db) return await this.#readOnly(mode, work);
      const db = this.#db;
      const result = await transaction(db, mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE', () => work(db));
      if (mode === 'write') this.#checkFile();
      return result;
    } catch (error) {
      throw storeError(this.#path, error);
    }
  }

  close(): void {
    try {
      // Moves the log into the file, so that a copy of the file alone is the whole database. Other readers are not
      // waited for.
      this.#db?.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, for example, the log stays beside the file, as it does while the server runs.
    }
    this.#end();
  }

  #open(): void {
    try {
      this.#db = openSqliteFile(this.#path);
      this.#file = fileAt(this.#path);
      this.#readOnlyError = null;
    } catch (error) {
      this.#readOnlyError = storeError(this.#path, error);
      // Throws where the file can't be read either.
      closeQuietly(openForReading(this.#path, this.#readOnlyError));
    }
  }

  #openAgain(): void {
    // Opening would make a new file with the snapshot, which is older than what is served.
    if (fileAt(this.#path) === null) throw new GoneError(this.#path);
    this.#open();
  }

  #checkFile(): void {
    if (fileAt(this.#path) === this.#file) return;
    this.#end();
    throw new GoneError(this.#path);
  }

  #end(): void {
    if (this.#db) closeQuietly(this.#db);
    this.#db = undefined;
  }

  /** Opens the file for this one reading: opened like this, it does not show what other processes change later. */
  async #readOnly<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    const error = this.#readOnlyError as StoreError;
    if (mode === 'write') throw error;
    const db = openForReading(this.#path, error);
    try {
      return await transaction(db, 'BEGIN', () => work(db));
    } finally {
      closeQuietly(db);
    }
  }
}

/** Names the file at a path by its device and inode, which no other file has. Null where there is none. */
function fileAt(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}.${stats.ino}` : null;
}
