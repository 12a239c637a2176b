import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition } from '../directory/edition.ts';
import { openSqliteFile, transaction } from './sqlite-file.ts';
import { HISTORY_LENGTH, type Store, type StoredState } from './store.ts';

/** How often a change by another process is looked for. One look costs a few microseconds. */
const WATCH_INTERVAL_MS = 250;

const EDITION =
  'origin, at, records, banks, bytes, valid_from AS validFrom, valid_until AS validUntil, sha256';
const SERVED = `SELECT id AS revision, ${EDITION} FROM edition ORDER BY id DESC LIMIT 1`;
const LAST_SYNC = `SELECT ${EDITION} FROM edition WHERE origin = 'sync' ORDER BY id DESC LIMIT 1`;
const LAST_ATTEMPT = 'SELECT at, outcome, reason FROM attempt ORDER BY id DESC LIMIT 1';
const HISTORY = `SELECT ${EDITION} FROM edition ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;
const BANKS = 'SELECT blz, name, city, bic FROM bank ORDER BY blz';

/**
 * The store in one SQLite file.
 *
 * @param path is made where it does not exist
 * @throws {StoreError} where the file is damaged or somebody else's (it is left as it is) or can't be written
 */
export function openSqlite(path: string): Store {
  return new SqliteStore(openSqliteFile(path));
}

class SqliteStore implements Store {
  readonly #db: DatabaseSyncInstance;
  #watch: NodeJS.Timeout | undefined;

  constructor(db: DatabaseSyncInstance) {
    this.#db = db;
  }

  async read(known?: number) {
    return transaction(
      this.#db,
      () => {
        const served = this.#row<Edition & { revision: number }>(SERVED);
        if (!served) return null;
        const { revision, ...edition } = served;
        const state: StoredState = {
          revision,
          edition,
          lastSync: this.#row<Edition>(LAST_SYNC),
          lastAttempt: this.#row<Attempt>(LAST_ATTEMPT),
          history: this.#db.prepare(HISTORY).all() as unknown as Edition[],
        };
        const banks = revision === known ? null : (this.#db.prepare(BANKS).all() as unknown as Bank[]);
        return { state, banks };
      },
      'BEGIN',
    );
  }

  async replace(edition: Edition, banks: readonly Bank[], attempt: Attempt | null) {
    transaction(this.#db, () => {
      this.#write(edition, banks);
      if (attempt) this.#append(attempt);
    });
  }

  async seed(edition: Edition, banks: readonly Bank[]) {
    transaction(this.#db, () => {
      if (!this.#db.prepare('SELECT 1 FROM edition LIMIT 1').get()) this.#write(edition, banks);
    });
  }

  async note(attempt: Attempt) {
    transaction(this.#db, () => this.#append(attempt));
  }

  /** The columns are named like the fields of the type that is asked for. */
  #row<T>(sql: string): T | null {
    return (this.#db.prepare(sql).get() as T | undefined) ?? null;
  }

  #write(edition: Edition, banks: readonly Bank[]) {
    const db = this.#db;
    db.prepare(
      `INSERT INTO edition (origin, at, records, banks, bytes, valid_from, valid_until, sha256)
       VALUES (:origin, :at, :records, :banks, :bytes, :validFrom, :validUntil, :sha256)`,
    ).run({ ...edition });
    db.exec('DELETE FROM bank');
    const insert = db.prepare('INSERT INTO bank (blz, name, city, bic) VALUES (?, ?, ?, ?)');
    for (const { blz, name, city, bic } of banks) insert.run(blz, name, city, bic);
  }

  #append({ at, outcome, reason }: Attempt) {
    this.#db.prepare('INSERT INTO attempt (at, outcome, reason) VALUES (?, ?, ?)').run(at, outcome, reason);
  }

  watch(changed: () => void) {
    const version = this.#db.prepare('PRAGMA data_version');
    const look = () => version.get()?.['data_version'];
    let seen = look();
    this.#watch = setInterval(() => {
      try {
        const now = look();
        if (now === seen) return;
        seen = now;
      } catch {
        // A disk that is away for a moment: the next look tells what has changed meanwhile.
        return;
      }
      changed();
    }, WATCH_INTERVAL_MS);
    this.#watch.unref();
  }

  async close() {
    clearInterval(this.#watch);
    // So that the file alone is the whole database, for whoever copies it.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
