import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { BANK_COLUMNS } from '../directory/bank.ts';
import { expectLease, leaseHolder, releaseLease, takeLease } from './lease.ts';
import { BANK_NAMES, SqlStore } from './sql-store.ts';
import {
  BUSY_TIMEOUT_MS,
  closeQuietly,
  openForReading,
  openSqliteFile,
  rollBack,
  storeError,
} from './sqlite-file.ts';
import { type Query, type Store, StoreError } from './store.ts';
import { inSqlite } from './tables.ts';

/** How often we check whether another process has changed the file. A check takes a few microseconds. */
const WATCH_INTERVAL_MS = 250;

/** How long moving the log into the file waits for readers. A server reads for a few hundredths of a second. */
const READERS_TIMEOUT_MS = 1_000;

/**
 * Opens the store in one SQLite file.
 *
 * @param path of the file, which is made if it does not exist
 * @throws {StoreError} if the file is damaged or another program's (it is left as it is), or can neither be written nor
 *   read
 */
export const openSqlite = (path: string): Store => new SqliteStore(path);

/** The store in the SQLite file at a path. After each transaction that writes, the log (WAL) is moved into the file. */
export class SqliteStore extends SqlStore implements Store {
  readonly addBanks = `INSERT INTO {bank} (edition, ${BANK_NAMES})
    SELECT $1, ${BANK_COLUMNS.map(({ name }) => `value ->> '${name}'`).join(', ')} FROM json_each($2)`;
  readonly columnsOf = (table: string) => `SELECT name FROM pragma_table_info('${table}')`;
  readOnlyError: StoreError | null = null;
  readonly #path: string;
  /** The inode of the file that was opened: another file at the path is never read or written. */
  readonly #inode: bigint | undefined;
  readonly #name = randomUUID();
  /** Undefined while the file can't be written: each transaction then opens it by itself. */
  #db: DatabaseSyncInstance | undefined;
  /** Whether we have taken the sync lock and not released it. Each write checks first that the lock is still ours. */
  #isLocked = false;
  #last: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;

  constructor(path: string) {
    super();
    this.#path = path;
    const db = this.#open();
    if (this.readOnlyError) closeQuietly(db);
    this.#inode = inodeOf(path);
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    return this.#run(mode, async (query) => {
      if (mode === 'write' && this.#isLocked) await expectLease(query, this.#name);
      return work(query);
    });
  }

  async lock() {
    const isOurs = await this.#run('write', (query) => takeLease(query, this.#name, this.#isLocked));
    this.#isLocked ||= isOurs;
    return isOurs;
  }

  holder() {
    return this.transaction('read', leaseHolder);
  }

  async unlock() {
    this.#isLocked = false;
    await this.transaction('write', (query) => releaseLease(query, this.#name));
  }

  async watch(changed: () => void) {
    let seen = this.version();
    this.#watch = setInterval(() => {
      try {
        const now = this.version();
        if (now === seen) return;
        seen = now;
      } catch {
        // The disk may fail for a moment. The next check shows what has changed meanwhile.
        return;
      }
      changed();
    }, WATCH_INTERVAL_MS);
    this.#watch.unref();
  }

  async close() {
    clearInterval(this.#watch);
    await this.#last;
    if (this.#db) closeQuietly(this.#db);
    this.#db = undefined;
  }

  /** A fingerprint that changes when another process changes the file, or puts another one in its place. */
  version(): string {
    // This rises with each change by another connection.
    const change = this.#db?.prepare('PRAGMA data_version').get()?.['data_version'];
    return `${inodeOf(this.#path)} ${change}`;
  }

  /** Opens the file. If it can't be written, opens it for one reading: a second one would miss changes. */
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

  /** One connection has one transaction at a time. */
  #run<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#transact(mode, work));
    this.#last = result.catch(() => {});
    return result;
  }

  async #transact<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    try {
      if (inodeOf(this.#path) !== this.#inode)
        throw new StoreError(`${this.#path} was moved, deleted or replaced while it was in use.`);
      const db = this.#db ?? this.#open();
      const isWriting = mode === 'write';
      const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) => {
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return db.prepare(inSqlite(sql)).all(named) as unknown as Row[];
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
