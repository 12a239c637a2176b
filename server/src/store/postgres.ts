import type { Pool, PoolClient } from 'pg';
import { StoreError } from './errors.ts';
import { migrate } from './migrations.ts';
import { postgresError } from './postgres-error.ts';
import { type Query, Store, type Transaction } from './store.ts';

/** How long it may take to connect, from the look-up of the host's name to the check of the password. */
const CONNECT_TIMEOUT_MS = 5_000;

/** After this time, PostgreSQL cancels a statement. The longest one, which stores all banks, takes 0.1 seconds. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** After how long we give up on a statement. A server that is paused or cut off can't cancel it. */
const ANSWER_TIMEOUT_MS = 6_000;

const SCHEMA = 'iban_rechner';

/**
 * The isolation levels are named, because a server may have other defaults. A transaction that writes has to see what
 * others have committed meanwhile.
 */
const BEGIN = {
  read: `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL search_path = ${SCHEMA}`,
  write: `BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL search_path = ${SCHEMA}`,
};

/** An operator may have made the schema for a user who has no right to make one. */
const SELECT_SCHEMA = `SELECT quote_ident(current_user) AS user,
  EXISTS (SELECT FROM pg_namespace WHERE nspname = '${SCHEMA}') AS "isMade",
  has_database_privilege(current_database(), 'CREATE') AS "mayMake"`;

/** This asks the catalogue. `to_regclass` answers from a cache, which may be old. */
const FIND_MIGRATIONS = `SELECT FROM pg_tables WHERE schemaname = '${SCHEMA}' AND tablename = 'migrations'`;

/**
 * Opens the store in a PostgreSQL database, which any number of instances may share. Makes our tables first.
 *
 * @throws {StoreError} (a {@link DatabaseUnreachableError} if a later attempt may succeed)
 */
export async function openPostgres(url: string): Promise<Store> {
  // Imported here, so that a server with SQLite does not load it.
  const { default: pg } = await import('pg');
  let store: PostgresStore;
  try {
    const { host, port, database } = new pg.Client(withStrictTls(url));
    const pool = new pg.Pool({
      connectionString: withStrictTls(url),
      max: 1,
      // Kept for as long as the process runs, but does not keep it running.
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      application_name: 'IBAN-Rechner',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // Ends the transaction of a client that was paused or whose machine is gone.
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
    });
    // Without listeners, an error between two queries would end our process. The next query fails anyway.
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    store = new PostgresStore(pool, `postgres://${host}:${port}/${database ?? ''}`);
  } catch (error) {
    throw postgresError('in DATABASE_URL', error);
  }
  try {
    await store.prepare();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

class PostgresStore extends Store {
  /** Always null: a server that can only be read is not a primary, and openPostgres refuses it. */
  readonly readOnlyError = null;
  readonly #pool: Pool;
  readonly #name: string;

  constructor(pool: Pool, name: string) {
    super();
    this.#pool = pool;
    this.#name = name;
  }

  /** Makes the schema and our tables, unless they are there. */
  async prepare(): Promise<void> {
    const schema = () => this.#use(async (client) => (await client.query(SELECT_SCHEMA)).rows[0]);
    const { isMade, mayMake, user } = await schema();
    if (!isMade && !mayMake)
      throw new StoreError(
        `The database ${this.#name} can't be used: its user may not make a schema. An administrator must run: CREATE SCHEMA ${SCHEMA} AUTHORIZATION ${user}`,
      );
    if (!isMade)
      await this.#use((client) => client.query(`CREATE SCHEMA ${SCHEMA}`)).catch(async (error) => {
        // Another process may have made it meanwhile.
        if (!(await schema()).isMade) throw error;
      });
    const idType = 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
    await migrate(this.#name, this.transaction, idType, FIND_MIGRATIONS);
  }

  readonly transaction: Transaction = (mode, work) =>
    this.#use(async (client) => {
      const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) =>
        (await client.query(sql, values)).rows as Row[];
      await client.query(BEGIN[mode]);
      const result = await work(query);
      await client.query('COMMIT');
      return result;
    });

  close() {
    return this.#pool.end();
  }

  /** Does some work with the connection. If it fails, the connection is ended, and the server rolls back. */
  async #use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    try {
      const client = await this.#pool.connect();
      return await work(client).then(
        (result) => {
          client.release();
          return result;
        },
        (error) => {
          client.release(true);
          throw error;
        },
      );
    } catch (error) {
      throw postgresError(this.#name, error);
    }
  }
}

/**
 * Asks for a full check of the server's certificate, under a name that later versions of the library understand in the
 * same way. For `require`, `prefer` and `verify-ca`, the library makes this check, too, but warns on stderr that a
 * later version will not. It does not know `sslrootcert=system`, but uses the system's certificates without it.
 */
function withStrictTls(url: string): string {
  if (/[?&]uselibpqcompat=true/.test(url)) return url;
  return url
    .replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
    .replace(/([?&])sslrootcert=system(?=&|$)/, '$1');
}
