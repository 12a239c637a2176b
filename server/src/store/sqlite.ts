import { randomUUID } from 'node:crypto';
import { type Database, type Query, SqlStore } from './sql-store.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { LEASE_MS, type Store } from './store.ts';

/** How often a change by another process is looked for. One look costs a few microseconds. */
const WATCH_INTERVAL_MS = 250;

/** A lease further in the future than any could have been given was, by a clock that has been set back since. */
const TAKE_LEASE = `INSERT INTO lease (only_one, holder, until) VALUES (1, $1, $2)
  ON CONFLICT DO UPDATE SET holder = $1, until = $2
  WHERE holder = $1 OR until <= $3 OR until > $4 RETURNING holder`;

/**
 * The store in one SQLite file.
 *
 * @param path is made where it does not exist
 * @throws {StoreError} where the file is damaged or somebody else's (it is left as it is) or can't be used
 */
export function openSqlite(path: string): Store {
  return new SqlStore(new SqliteDatabase(new SqliteConnection(path)));
}

class SqliteDatabase implements Database {
  readonly addBanks = `INSERT INTO bank (edition, blz, name, city, bic, check_method, deletion, successor)
    SELECT $1, value ->> 'blz', value ->> 'name', value ->> 'city', value ->> 'bic', value ->> 'checkMethod',
      value ->> 'deletion', value ->> 'successor' FROM json_each($2)`;
  readonly #connection: SqliteConnection;
  readonly #name = randomUUID();
  #last: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  get fault() {
    return this.#connection.fault;
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    // One connection has one transaction at a time.
    const result = this.#last.then(() =>
      this.#connection.transaction(mode, (db) => {
        const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) => {
          const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
          return db.prepare(sql).all(named) as unknown as Row[];
        };
        return work(query);
      }),
    );
    this.#last = result.catch(() => {});
    return result;
  }

  async lock() {
    const [now, until, never] = [0, LEASE_MS, 2 * LEASE_MS].map((later) =>
      new Date(Date.now() + later).toISOString(),
    ) as [string, string, string];
    const taken = await this.transaction('write', (query) =>
      query(TAKE_LEASE, this.#name, until, now, never),
    );
    return taken.length === 1;
  }

  async unlock() {
    await this.transaction('write', (query) => query('DELETE FROM lease WHERE holder = $1', this.#name));
  }

  async watch(changed: () => void) {
    let seen = this.#connection.version();
    this.#watch = setInterval(() => {
      try {
        const now = this.#connection.version();
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
    this.#connection.close();
  }
}
