import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeQuietly, openForReading, openSqliteFile, storeError, transaction } from './sqlite-file.ts';
import { GoneError, type StoreError } from './store.ts';

/**
 * The connection to the SQLite file at a path. It ends when that file is deleted or another one is put in its place:
 * what is written to a file without a name is lost. The next use connects to the file that is there by then.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** Which file the connection is to. */
  #file: string | null = null;
  #fault: StoreError | null = null;

  /** @throws {StoreError} where the file is damaged or somebody else's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    this.#open();
  }

  /** Why the file can only be read at the moment; null where it can be written. */
  get fault(): StoreError | null {
    return this.#fault;
  }

  /** Another text as soon as another process has changed the file, or the file is another one. */
  version(): string {
    const version = this.#db?.prepare('PRAGMA data_version').get()?.['data_version'];
    return `${fileAt(this.#path)} ${version}`;
  }

  /**
   * Runs all of the work or nothing of it.
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
      // So that the file alone is the whole database, for whoever copies it; but others who read it are not waited for.
      this.#db?.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, say: then it is the file with the log beside it, as while we run.
    }
    this.#end();
  }

  #open(): void {
    try {
      this.#db = openSqliteFile(this.#path);
      this.#file = fileAt(this.#path);
      this.#fault = null;
    } catch (error) {
      this.#fault = storeError(this.#path, error);
      closeQuietly(openForReading(this.#path, this.#fault));
    }
  }

  #openAgain(): void {
    // A new file would hold nothing but the snapshot, which is older than what is served.
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

  /** Opened for this one time: it is opened in a way that others' changes are not seen, and the next time may be better. */
  async #readOnly<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    const fault = this.#fault as StoreError;
    if (mode === 'write') throw fault;
    const db = openForReading(this.#path, fault);
    try {
      return await transaction(db, 'BEGIN', () => work(db));
    } finally {
      closeQuietly(db);
    }
  }
}

/** Tells the file at a path from any other: its device and its number there (inode). Null where there is none. */
function fileAt(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}.${stats.ino}` : null;
}
