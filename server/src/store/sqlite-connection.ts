import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { dropLogOf, type FileMark, markOf } from './file-mark.ts';
import {
  BUSY_TIMEOUT_MS,
  closeAndFinalize,
  closeQuietly,
  openForReading,
  openSqliteFile,
  storeError,
  transaction,
} from './sqlite-file.ts';
import { GoneError, type StoreError } from './store.ts';

/**
 * The connection to the SQLite file at a path. It ends when that file is deleted or replaced by another one, because
 * what is written to a deleted file is lost, and when another program than SQLite has written into it. The next use
 * connects to the file that is at the path by then.
 *
 * Between two transactions the log is empty. So nothing of an old file can be written into the one that takes its place,
 * and any change of the file that SQLite has not counted was made by another program.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** How the file looked when it was last known to be the one to which the connection is. */
  #seen: FileMark & { readonly version?: unknown } = { file: null, content: '', log: '' };
  #readOnlyError: StoreError | null = null;
  /** How the file looked when it was last found to be whole: one that can only be read is opened again each second. */
  #checked: string | null | undefined;

  /** @throws {StoreError} if the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    this.#open();
  }

  /** Why the file can only be read at the moment; null if it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /** A fingerprint of the file's content: it changes when another process changes or replaces the file. */
  version(): string {
    const isOurs = this.#db !== undefined && this.#isOurs();
    if (isOurs) this.#emptyLog();
    const { file, content } = markOf(this.#path);
    return `${file} ${isOurs ? '' : content} ${this.#dataVersion()}`;
  }

  /**
   * Runs the work in one transaction, so that all of it happens or nothing.
   *
   * @throws {StoreError} a {@link GoneError} if the file was deleted or replaced meanwhile
   */
  async transaction<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    try {
      if (this.#db) this.#checkFile();
      else this.#openAgain();
      if (!this.#db) return await this.#readOnly(mode, work);
      const db = this.#db;
      const result = await transaction(db, mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE', () => work(db));
      if (mode === 'write') {
        this.#checkFile({ hasWritten: true });
        this.#emptyLog();
      }
      return result;
    } catch (error) {
      throw storeError(this.#path, error);
    }
  }

  close(): void {
    if (this.#db && this.#isOurs()) this.#emptyLog();
    this.#end();
  }

  #open(): void {
    const looks = this.#looks();
    try {
      this.#db = openSqliteFile(this.#path, looks !== this.#checked);
      this.#seen = this.#look();
      this.#readOnlyError = null;
      this.#emptyLog();
    } catch (error) {
      this.#readOnlyError = storeError(this.#path, error);
      // Throws if the file can't be read either.
      closeQuietly(openForReading(this.#path, this.#readOnlyError, looks !== this.#checked));
    }
    this.#checked = looks;
  }

  /** How the file looks from outside; null if the system does not say. */
  #looks(): string | null {
    try {
      const { file, content } = markOf(this.#path);
      return `${file} ${content}`;
    } catch {
      return null;
    }
  }

  #openAgain(): void {
    // Opening would make a new file with the snapshot, which is older than what is served.
    if (!statSync(this.#path, { throwIfNoEntry: false })?.size) throw new GoneError(this.#path);
    this.#open();
  }

  #checkFile({ hasWritten } = { hasWritten: false }): void {
    if (this.#isOurs(hasWritten)) return;
    const before = this.#seen;
    this.#end();
    dropLogOf(this.#path, before);
    throw new GoneError(this.#path);
  }

  /**
   * Whether the file is the one to which the connection is, and nobody but SQLite has written into it.
   *
   * @param hasWritten whether we have written since it was last known to be: what we wrote is in the log, and another
   *   process may be moving it into the file at this moment, which SQLite counts only at the end
   */
  #isOurs(hasWritten = false): boolean {
    const { version, ...before } = this.#seen;
    const now = this.#look();
    if (now.file !== before.file) return false;
    // Another process writes into the log first. Then it moves the log into the file. It may have done both since we
    // have read the version.
    const isExplained = () => {
      const latest = this.#dataVersion();
      return hasWritten || before.log !== '' || (latest !== null && latest !== version);
    };
    if (now.content !== before.content && !isExplained()) return false;
    this.#seen = now;
    return true;
  }

  /**
   * What the file looks like now. The version comes first: if another process writes in between, the log or the next
   * version shows it.
   */
  #look() {
    return { version: this.#dataVersion(), ...markOf(this.#path) };
  }

  /** Rises with each change by another connection. Null if the file can't be read. */
  #dataVersion(): unknown {
    try {
      return this.#db?.prepare('PRAGMA data_version').get()?.['data_version'] ?? null;
    } catch {
      return null;
    }
  }

  /** Moves the log into the file, so that the file alone is the whole database. Other readers are not waited for. */
  #emptyLog(): void {
    if (markOf(this.#path).log === '') return;
    for (const statement of [
      'PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)',
      `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
    ]) {
      try {
        this.#db?.exec(statement);
      } catch {
        // On a full disk, for example, the log stays beside the file until the next attempt.
      }
    }
    this.#seen = this.#look();
  }

  #end(): void {
    if (this.#db) closeAndFinalize(this.#db);
    this.#db = undefined;
  }

  /** Opens the file for this one reading: opened like this, it does not show what other processes change later. */
  async #readOnly<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    const error = this.#readOnlyError as StoreError;
    if (mode === 'write') throw error;
    // It was checked when it was opened a moment ago.
    const db = openForReading(this.#path, error, false);
    try {
      return await transaction(db, 'BEGIN', () => work(db));
    } finally {
      closeQuietly(db);
    }
  }
}
