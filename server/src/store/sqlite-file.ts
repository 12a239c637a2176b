import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { APPLICATION_ID, SCHEMA_VERSION, sqliteMigration } from './schema.ts';
import { DamagedError, StoreError } from './store.ts';

/** How long a transaction waits for another process's: the longest one takes a tenth of a second. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the SQLite file at a path, or makes it.
 *
 * @throws {StoreError} where the file is damaged or somebody else's (it is left as it is) or can't be written
 */
export function openSqliteFile(path: string): DatabaseSyncInstance {
  let db: DatabaseSyncInstance;
  try {
    refuseForeign(path);
    // Only the last folder of the path: where more is missing, the path is more likely mistyped.
    if (!existsSync(dirname(path))) mkdirSync(dirname(path));
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  } catch (error) {
    throw unusable(path, error);
  }
  try {
    prepare(db, path);
  } catch (error) {
    closeQuietly(db);
    throw unusable(path, error);
  }
  return db;
}

/**
 * Opens a file that can't be opened for writing, because its disk is full or can only be read. It is taken as it stands,
 * without a lock: what another process changes meanwhile is not seen, so it is for one reading only.
 *
 * @param fault why the file could not be opened for writing; thrown where it can't be read this way either
 */
export function openForReading(path: string, fault: StoreError): DatabaseSyncInstance {
  // What we refuse is no matter of the disk, and what is in the log only would be missed.
  if (fault.cause === undefined || !existsSync(path) || hasContent(`${path}-wal`)) throw fault;
  const address = pathToFileURL(path);
  address.searchParams.set('immutable', '1');
  let db: DatabaseSyncInstance;
  try {
    db = new DatabaseSync(address, { readOnly: true });
  } catch {
    throw fault;
  }
  try {
    const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
    const check = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (version === SCHEMA_VERSION && check === 'ok') return db;
  } catch {}
  closeQuietly(db);
  throw fault;
}

function hasContent(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0;
}

/**
 * Looks at the file's first bytes before SQLite does: opening a file may already write to it.
 *
 * Source of the offsets: SQLite, "Database File Format", section 1.3.
 */
function refuseForeign(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) throw new StoreError(`${path} is a folder. DATABASE_URL must name a file.`);
  // To open a pipe would wait until somebody writes into it.
  if (!stats.isFile()) throw new StoreError(`${path} is neither a file nor a place for one.`);
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  const length = readSync(file, header, 0, header.length, 0);
  closeSync(file);
  if (length === 0) return;
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
    throw new StoreError(`${path} is no SQLite database. It was left as it is.`);
  }
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError(`${path} is a database of another program. It was left as it is.`);
  }
  if (header.readUInt32BE(60) > SCHEMA_VERSION) {
    throw madeByNewer(path);
  }
}

function madeByNewer(path: string): StoreError {
  return new StoreError(`${path} was made by a newer version of IBAN-Rechner. It was left as it is.`);
}

function prepare(db: DatabaseSyncInstance, path: string): void {
  const check = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (check !== 'ok') throw new StoreError(`${path} is damaged (${check}). It was left as it is.`);

  // Whoever closes the file after a failure rolls this back.
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  // Asked once more: while a newer version has the file open, its mark may still be in the log beside the file.
  if (version > SCHEMA_VERSION) throw madeByNewer(path);
  if (version !== SCHEMA_VERSION) {
    db.exec(sqliteMigration(Number(version)));
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`);
  }
  db.exec('COMMIT');
  // Readers and a writer don't wait for each other. Set last, so that the marks above are in the file itself.
  db.exec('PRAGMA journal_mode = WAL');
}

function unusable(path: string, error: unknown): StoreError {
  return storeError(path, error, "can't be opened for writing");
}

/** Says what happened to a database, and keeps what the system said of it. */
export function storeError(path: string, error: unknown, what = 'has failed'): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DamagedError || /malformed|not a database/.test(reason)) {
    return new StoreError(`${path} is damaged (${reason}). It was left as it is.`, { cause: error });
  }
  return new StoreError(`The database ${path} ${what}: ${reason}.`, { cause: error });
}

/** What was stored is safe by now; nobody could do anything about a failure. */
export function closeQuietly(db: DatabaseSyncInstance): void {
  try {
    db.close();
  } catch {}
}

/** Runs all of it or nothing of it, and, begun as immediate, lets no other process write in between. */
export async function transaction<T>(
  db: DatabaseSyncInstance,
  begin: 'BEGIN' | 'BEGIN IMMEDIATE',
  work: () => Promise<T>,
): Promise<T> {
  // Left over where not even rolling back was possible.
  if (db.isTransaction) db.exec('ROLLBACK');
  db.exec(begin);
  try {
    const result = await work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    try {
      // Some failures have rolled back by themselves.
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {
      // The first failure is the one to tell of.
    }
    throw error;
  }
}
