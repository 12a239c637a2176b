import { readFileSync, statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  BUSY_TIMEOUT_MS,
  closeAndFinalize,
  closeQuietly,
  dropLog,
  hasLog,
  openForReading,
  openSqliteFile,
  storeError,
  transaction,
} from './sqlite-file.ts';
import { GoneError, type StoreError } from './store.ts';

/** How long moving the log into the file waits for those who read it. A server takes a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/**
 * The connection to the SQLite file at a path.
 *
 * After each transaction that writes, the log (WAL) is moved into the file and emptied. Only a process with the right to sync
 * writes. So while we have that right, or are in a transaction that writes, nobody but us changes the file: a change means that
 * another program has put a file there (`cp`), and nothing of ours may be mixed with it.
 */
export class SqliteConnection {
  readonly #path: string;
  #db: DatabaseSyncInstance | undefined;
  /** How the file looked, and SQLite's number of its state, when we last used it. */
  #seen = { mark: '', version: null as unknown };
  /** How the file looked when it was last found to be whole: one that can only be read is opened again each second. */
  #checked: string | undefined;
  #readOnlyError: StoreError | null = null;
  /** How the file must look as long as we have the right to sync; null if we don't have it, or the log is not empty. */
  #mustBe: string | null = null;
  #holder: string | null = null;
  #isGone = false;

  /** @throws {StoreError} if the file is damaged or another program's, or can neither be written nor read */
  constructor(path: string) {
    this.#path = path;
    this.#open();
  }

  /** Why the file can only be read at the moment; null if it can be written. */
  get readOnlyError(): StoreError | null {
    return this.#readOnlyError;
  }

  /**
   * The name under which we have the right to sync from now on, as it is in the file; null if we don't have it.
   *
   * @throws {StoreError} if the file can't be read
   */
  set holder(holder: string | null) {
    // A right that is renewed begins no new observation.
    if (holder === this.#holder) return;
    this.#holder = holder;
    try {
      this.#remember();
    } catch (error) {
      throw storeError(this.#path, error);
    }
  }

  /** A fingerprint of the file's content: it changes when another process changes or replaces the file. */
  version(): string {
    return `${markOf(this.#path)} ${this.#dataVersion()}`;
  }

  /**
   * Runs the work in one transaction, so that all of it happens or nothing.
   *
   * @throws {StoreError} a {@link GoneError} if the file was deleted, or replaced while we have the right to sync
   */
  async transaction<T>(mode: 'read' | 'write', work: (db: DatabaseSyncInstance) => Promise<T>): Promise<T> {
    try {
      // Then the right to sync is theirs.
      if (this.#mustBe !== null && this.#othersHaveWritten()) this.#holder = this.#mustBe = null;
      this.#checkAlone();
      if (this.#isStale()) this.#end();
      if (!this.#db) this.#openAgain();
      if (!this.#db) return await this.#readOnly(mode, work);
      const db = this.#db;
      const mark = markOf(this.#path);
      const result = await transaction(db, mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE', async () => {
        // From here on, no other process of ours writes. With an empty log, none moves it into the file either.
        if (mode === 'write' && !hasLog(this.#path)) this.#mustBe ??= markOf(this.#path);
        const done = await work(db);
        this.#checkAlone();
        return done;
      });
      if (mode === 'write') {
        this.#emptyLog();
        this.#remember();
      } else this.#seen = { mark, version: this.#dataVersion() };
      return result;
    } catch (error) {
      if (this.#holder === null) this.#mustBe = null;
      // Another program may have changed what SQLite has in its cache. The next transaction begins with a new one.
      this.#end();
      throw storeError(this.#path, error);
    }
  }

  close(): void {
    this.#end();
  }

  #open(): void {
    const mark = markOf(this.#path);
    try {
      this.#db = openSqliteFile(this.#path, mark !== this.#checked);
      this.#readOnlyError = null;
      this.#seen = { mark, version: this.#dataVersion() };
    } catch (error) {
      this.#readOnlyError = storeError(this.#path, error);
      // Throws if the file can't be read either.
      closeQuietly(openForReading(this.#path, this.#readOnlyError, mark !== this.#checked));
    }
    this.#checked = mark;
  }

  #openAgain(): void {
    // Opening would make a new file with the snapshot, which is older than what is served.
    if (!statSync(this.#path, { throwIfNoEntry: false })?.size) throw new GoneError(this.#path);
    this.#open();
  }

  /** Whether the file was replaced, or changed by another program than SQLite, which would not read it again. */
  #isStale(): boolean {
    const { mark, version } = this.#seen;
    const now = markOf(this.#path);
    return now !== mark && (inodeOf(now) !== inodeOf(mark) || this.#dataVersion() === version);
  }

  /** Whether another process of ours has written: it has the right to sync since ours has ended, perhaps while we slept. */
  #othersHaveWritten(): boolean {
    const version = this.#dataVersion();
    return hasLog(this.#path) || (version !== null && version !== this.#seen.version);
  }

  /** @throws {GoneError} if another program has changed the file while we have the right to sync */
  #checkAlone(): void {
    if (this.#isGone) throw new GoneError(this.#path);
    if (this.#mustBe === null || markOf(this.#path) === this.#mustBe) return;
    this.#giveUp();
  }

  #giveUp(): never {
    this.#isGone = true;
    dropLog(this.#path);
    throw new GoneError(this.#path);
  }

  /** @throws {GoneError} if the file came since the last look, from another program */
  #remember(): void {
    const mark = markOf(this.#path);
    this.#seen = { mark, version: this.#dataVersion() };
    this.#mustBe = this.#holder !== null && !hasLog(this.#path) ? mark : null;
    // We have just written, so the mark alone does not tell whose file it is. No other one has our name in it.
    if (this.#mustBe !== null && !readFileSync(this.#path).includes(this.#holder ?? '')) this.#giveUp();
  }

  /** Rises with each change by another connection. Null if the file can't be read. */
  #dataVersion(): unknown {
    try {
      return this.#db?.prepare('PRAGMA data_version').get()?.['data_version'] ?? null;
    } catch {
      return null;
    }
  }

  /** Moves the log into the file, so that the file alone is the whole database. */
  #emptyLog(): void {
    if (!hasLog(this.#path)) return;
    this.#checkAlone();
    for (const statement of [
      `PRAGMA busy_timeout = ${READERS_TIMEOUT_MS}; PRAGMA wal_checkpoint(TRUNCATE)`,
      `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
    ]) {
      try {
        this.#db?.exec(statement);
      } catch {
        // On a full disk, for example, the log stays beside the file until the next attempt.
      }
    }
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
