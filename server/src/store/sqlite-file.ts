import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { DamagedError, StoreError } from './errors.ts';

/** “IBAR” in ASCII: marks a SQLite file as ours, so that we never write into one of another program. */
export const APPLICATION_ID = 0x49424152;

/** How long a transaction waits for that of another process. The longest one takes a tenth of a second. */
export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the SQLite file at a path, or makes it.
 *
 * @throws {StoreError} if the file is damaged or another program's (it is left as it is) or can't be written
 */
export function openSqliteFile(path: string): DatabaseSyncInstance {
  let db: DatabaseSyncInstance | undefined;
  try {
    refuseForeign(path);
    // Only the last folder is made. If more of the path is missing, it is probably mistyped.
    if (!existsSync(dirname(path))) mkdirSync(dirname(path));
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    prepare(db, path);
    return db;
  } catch (error) {
    if (db) closeQuietly(db);
    throw storeError(path, error, "can't be opened for writing");
  }
}

/**
 * Opens a file that can't be opened for writing, because its disk is full or read-only. It is opened without a lock, so
 * it does not show what another process changes, and must be closed after one reading.
 *
 * @param error why the file could not be opened for writing; it is thrown if the file can't be read either
 */
export function openForReading(path: string, error: StoreError): DatabaseSyncInstance {
  // An error without a cause is our own refusal. With a log beside it, the file alone is not the whole database.
  if (error.cause === undefined || !existsSync(path) || hasLog(path)) throw error;
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  let db: DatabaseSyncInstance | undefined;
  try {
    db = new DatabaseSync(address, { readOnly: true });
    if (checkOf(db) === 'ok') return db;
  } catch {}
  if (db) closeQuietly(db);
  throw error;
}

/** `ok`, or the first damage in the file. */
const checkOf = (db: DatabaseSyncInstance) => db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];

/** Whether something is in the log (WAL) beside a file. */
const hasLog = (path: string) => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Refuses a file that is not a database of ours. It reads the first bytes of the file itself, because SQLite may write
 * to a file as soon as it opens it.
 *
 * Source of the offsets: SQLite, “Database File Format”, section 1.3.
 */
function refuseForeign(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  // A folder; or a pipe, which would wait until a program writes into it.
  if (!stats.isFile()) throw new StoreError(`${path} is not a file: name one in DATABASE_URL.`);
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  const length = readSync(file, header, 0, header.length, 0);
  closeSync(file);
  if (length === 0) return;
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
    throw new StoreError(
      `${path} is not a SQLite database. It was left as it is: name another file in DATABASE_URL.`,
    );
  }
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError(
      `${path} is a database of another program. It was left as it is: name another file in DATABASE_URL.`,
    );
  }
}

function prepare(db: DatabaseSyncInstance, path: string): void {
  const check = checkOf(db);
  if (check !== 'ok') throw damaged(path, check);

  db.exec('BEGIN IMMEDIATE');
  if (!db.prepare('PRAGMA application_id').get()?.['application_id'])
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  db.exec('COMMIT');
  // With a log (WAL), readers and a writer don't wait for each other. Set last, so that application_id is in the file.
  db.exec('PRAGMA journal_mode = WAL');
  // SqliteStore moves the log into the file after each transaction, not within one.
  db.exec('PRAGMA wal_autocheckpoint = 0');
  // The log is on the disk after each commit.
  db.exec('PRAGMA synchronous = FULL');
}

function damaged(path: string, what: unknown, cause?: unknown): StoreError {
  const sentence = `${path} is damaged (${what}). It was left as it is: move it away, start again, and run npm run sync.`;
  return new StoreError(sentence, { cause });
}

/** Turns any error of SQLite or the system into a sentence for the operator; that error is its cause. */
export function storeError(path: string, error: unknown, what = 'has failed'): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DamagedError || /malformed|not a database/.test(reason)) {
    return damaged(path, reason, error);
  }
  return new StoreError(`The database ${path} ${what}: ${reason}.`, { cause: error });
}

/** Closes a database, whose content is safe by now: a failure to close it has no consequence. */
export function closeQuietly(db: DatabaseSyncInstance): void {
  // Until its statements are finalized, a closed connection lives on, and so would its transaction.
  rollBack(db);
  try {
    db.close();
  } catch {}
}

/** Ends the transaction if one is open. It has failed then, and that failure is the one to report. */
export function rollBack(db: DatabaseSyncInstance): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {}
}
