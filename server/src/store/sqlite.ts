import { randomUUID } from 'node:crypto';
import { BANK_COLUMNS } from '../directory/bank.ts';
import { expectLease, leaseHolder, releaseLease, takeLease } from './lease.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { BANK_NAMES, type Query } from './statements.ts';
import type { Store } from './store.ts';
import { inSqlite } from './tables.ts';

/** How often we check whether another process has changed the file. A check takes a few microseconds. */
const WATCH_INTERVAL_MS = 250;

/**
 * Opens the store in one SQLite file.
 *
 * @param path of the file, which is made if it does not exist
 * @throws {StoreError} if the file is damaged or another program's (it is left as it is) or can't be used
 */
export function openSqlite(path: string): Store {
  return new SqliteStore(path);
}

class SqliteStore extends SqlStore implements Store {
  readonly addBanks = `INSERT INTO {bank} (edition, ${BANK_NAMES})
    SELECT $1, ${BANK_COLUMNS.map(({ name }) => `value ->> '${name}'`).join(', ')} FROM json_each($2)`;
  readonly columnsOf = (table: string) => `SELECT name FROM pragma_table_info('${table}')`;
  readonly #connection: SqliteConnection;
  readonly #name = randomUUID();
  /** Whether we have taken the sync lock and not released it. Each write checks first that the lock is still ours. */
  #isLocked = false;
  #last: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;

  constructor(path: string) {
    super();
    this.#connection = new SqliteConnection(path);
  }

  get readOnlyError() {
    return this.#connection.readOnlyError;
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    return this.#run(mode, async (query) => {
      if (mode === 'write' && this.#isLocked) await expectLease(query, this.#name);
      return work(query);
    });
  }

  #run<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    // One connection has one transaction at a time.
    const result = this.#last.then(() =>
      this.#connection.transaction(mode, (db) => {
        const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) => {
          const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
          return db.prepare(inSqlite(sql)).all(named) as unknown as Row[];
        };
        return work(query);
      }),
    );
    this.#last = result.catch(() => {});
    return result;
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
    let seen = this.#connection.version();
    this.#watch = setInterval(() => {
      try {
        const now = this.#connection.version();
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
    this.#connection.close();
  }
}
