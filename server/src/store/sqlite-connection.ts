import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  BUSY_TIMEOUT_MS,
  closeAndFinalize,
  closeQuietly,
  hasLog,
  openForReading,
  openSqliteFile,
  sizeOf,
  storeError,
  transaction,
} from './sqlite-file.ts';
import { GoneError, type StoreError } from './store.ts';

/** How long moving the log into the file waits for those who read it. A server takes a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/**
 * The connection to the SQLite file at a path. After each transaction that writes, the log (WAL) is moved into the file and
 * emptied. A file that another program has put there is read from its first byte on.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** How the file looked, and SQLite's number of its state, when we last used it. */
  #seen = { mark: '', version: null as unknown };
  /** How the file looked when it was last found to be whole: one that can only be read is opened again each second. */
  #checked: string | undefined;
  #readOnlyError: StoreError | null = null;

  /** @throws {StoreError} if the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    const db = this.#open();
    if (db !== this.#db) closeQuietly(db);
  }

  /** Why the file can only be read at the moment; null if it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /** A fingerprint of the file's content: it changes when another process changes or replaces the file. */
  version(): string {
    return `${markOf(this.#path)} ${this.#dataVersion()}`;
  }

  /**
   * Runs the work in one transaction, so that all of it happens or nothing.
   *
   * @throws {StoreError} a {@link GoneError} if the file was deleted, or another program changes it meanwhile
   */
  async transaction<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    try {
      if (this.#isReplaced()) await this.close();
      const db = this.#db ?? this.#openAgain();
      if (this.#readOnlyError) return await this.#readOnce(db, mode, work);
      const mark = markOf(this.#path);
      if (mode === 'read') {
        const result = await transaction(db, 'BEGIN', () => work(db));
        this.#seen = { mark, version: this.#dataVersion() };
        return result;
      }
      const result = await transaction(db, 'BEGIN IMMEDIATE', () => this.#writeAlone(() => work(db)));
      emptyLog(db);
      this.#seen = { mark: markOf(this.#path), version: this.#dataVersion() };
      return result;
    } catch (error) {
      // Another program may have changed what SQLite has in its cache. The next transaction begins with a new one.
      await this.close();
      throw storeError(this.#path, error);
    }
  }

  async close(): Promise<void> {
    const db = this.#db;
    this.#db = undefined;
    if (db) await closeAndFinalize(db);
  }

  /** Opens the file or, if that is not possible, only for the next reading: it would not show later changes. */
  #open(): DatabaseSyncInstance {
    const mark = markOf(this.#path);
    const mustCheck = mark !== this.#checked;
    let db: DatabaseSyncInstance;
    try {
      db = openSqliteFile(this.#path, mustCheck);
      this.#readOnlyError = null;
      this.#db = db;
      this.#seen = { mark, version: this.#dataVersion() };
    } catch (error) {
      this.#readOnlyError = storeError(this.#path, error);
      db = openForReading(this.#path, this.#readOnlyError, mustCheck);
    }
    this.#checked = mark;
    return db;
  }

  #openAgain(): DatabaseSyncInstance {
    // Opening would make a new file with the snapshot, which is older than what is served.
    if (sizeOf(this.#path) === 0) throw new GoneError(this.#path);
    return this.#open();
  }

  /** Whether the file was replaced, or changed by another program than SQLite, which would not read it again. */
  #isReplaced(): boolean {
    const { mark, version } = this.#seen;
    const now = markOf(this.#path);
    return now !== mark && (inodeOf(now) !== inodeOf(mark) || this.#dataVersion() === version);
  }

  /**
   * Refuses to write if the file itself changes during the work: then another program has put a file there, into which we
   * would write pages of the old one. Our own processes change only the log meanwhile, as long as it was empty.
   */
  async #writeAlone<T>(work: () => Promise<T>): Promise<T> {
    const mark = hasLog(this.#path) ? null : markOf(this.#path);
    const result = await work();
    if (mark !== null && markOf(this.#path) !== mark) throw new GoneError(this.#path);
    return result;
  }

  /** Rises with each change by another connection. Null if the file can't be read. */
  #dataVersion(): unknown {
    try {
      return this.#db?.prepare('PRAGMA data_version').get()?.['data_version'] ?? null;
    } catch {
      return null;
    }
  }

  async #readOnce<T>(
    db: DatabaseSyncInstance,
    mode: 'read' | 'write',
    work: (db: DatabaseSyncInstance) => Promise<T>,
  ): Promise<T> {
    try {
      if (mode === 'write') throw this.#readOnlyError;
      return await transaction(db, 'BEGIN', () => work(db));
    } finally {
      closeQuietly(db);
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

/** What a file looks like from outside: its inode and, behind a space, what differs after each writing into it. */
function markOf(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${dev}.${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
  }
}

const inodeOf = (mark: string) => mark.split(' ', 1)[0];
