import { randomUUID } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Database, Query } from './database.ts';
import { leaseHolder, releaseLease, takeLease } from './lease.ts';
import { SqlStore } from './sql-store.ts';
import { closeQuietly, openSqliteFile, storeError, transaction } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** How often a change by another process is looked for. One look costs a few microseconds. */
const WATCH_INTERVAL_MS = 250;

/**
 * The store in one SQLite file.
 *
 * @param path is made where it does not exist
 * @throws {StoreError} where the file is damaged or somebody else's (it is left as it is) or can't be written
 */
export function openSqlite(path: string): Store {
  return new SqlStore(new SqliteDatabase(openSqliteFile(path), path));
}

class SqliteDatabase implements Database {
  readonly addBanks = `INSERT INTO bank (edition, blz, name, city, bic, check_method, deletion, successor)
    SELECT $1, value ->> 'blz', value ->> 'name', value ->> 'city', value ->> 'bic', value ->> 'checkMethod',
      value ->> 'deletion', value ->> 'successor' FROM json_each($2)`;
  readonly #db: DatabaseSyncInstance;
  readonly #name = randomUUID();
  readonly #path: string;
  #last: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;

  constructor(db: DatabaseSyncInstance, path: string) {
    this.#db = db;
    this.#path = path;
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    // One connection has one transaction at a time.
    const result = this.#last.then(() =>
      transaction(this.#db, mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE', () => work(this.#query)),
    );
    this.#last = result.catch(() => {});
    return result.catch((error) => {
      throw storeError(this.#path, error);
    });
  }

  #query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return this.#db.prepare(sql).all(named) as unknown as Row[];
  };

  lock() {
    return this.transaction('write', (query) => takeLease(query, this.#name));
  }

  holder() {
    return this.transaction('read', leaseHolder);
  }

  unlock() {
    return this.transaction('write', (query) => releaseLease(query, this.#name));
  }

  async watch(changed: () => void) {
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
    await this.#last;
    try {
      // So that the file alone is the whole database, for whoever copies it; but others who read it are not waited for.
      this.#db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, say: then it is the file with the log beside it, as while we run.
    }
    closeQuietly(this.#db);
  }
}
