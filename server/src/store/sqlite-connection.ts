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

/** How long moving the log into the file waits for readers. A server reads for a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/**
 * The connection to the SQLite file at a path. After each transaction that writes, the log (WAL) is moved into the file and
 * emptied. If another program replaces the file, it is opened again, without what SQLite has in its cache.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** The file's mark (see markOf()) and SQLite's data_version when we last used it. */
  #seen = { mark: '', version: null as unknown };
  /** The file's mark when it was last checked for damage: a file with this mark is not checked again. */
  #checked: string | undefined;
  #readOnlyError: StoreError | null = null;

  /** @throws {StoreError} if the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    const db = this.#open();
    if (this.#readOnlyError) closeQuietly(db);
  }

  /** Why the file can only be read at the moment; null if it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /** A fingerprint of the file: it changes when any process, also our own, changes or replaces the file. */
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
      if (this.#isReplaced()) await this.#giveUp();
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
      await this.#giveUp();
      throw storeError(this.#path, error);
    }
  }

  /** Closes the file for good. SQLite tidies up beside it when the process ends, or garbage is collected. */
  close(): void {
    if (this.#db) closeQuietly(this.#db);
    this.#db = undefined;
  }

  /** Closes the file, so that the next transaction opens what is at its path then. */
  async #giveUp(): Promise<void> {
    const db = this.#db;
    this.#db = undefined;
    if (db) await closeAndFinalize(db);
  }

  /** Opens the file. If it can't be written, opens it for one reading, which would not show later changes. */
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
    // Opening would make a new file with empty tables.
    if (sizeOf(this.#path) === 0) throw new GoneError(this.#path);
    return this.#open();
  }

  /** Whether the file was replaced, or changed without SQLite, whose cache is out of date then. */
  #isReplaced(): boolean {
    const { mark, version } = this.#seen;
    const now = markOf(this.#path);
    if (now === mark) return false;
    const isOtherFile = inodeOf(now) !== inodeOf(mark);
    const isChangedWithoutSqlite = this.#dataVersion() === version;
    return isOtherFile || isChangedWithoutSqlite;
  }

  /**
   * Refuses to write if the file itself changes during the work: then another program has put a file there, into which we
   * would write pages of the old one. If the log has content at the start, that is not tested: one of our own processes may
   * move it into the file meanwhile.
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

/** `DEVICE.INODE SIZE MTIME` of a file: size and time change when it is written. `''` if there is no file. */
function markOf(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${dev}.${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
  }
}

const inodeOf = (mark: string) => mark.split(' ', 1)[0];
