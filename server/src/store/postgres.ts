import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { oneAtATime } from './one-at-a-time.ts';
import { type Connection, type Connector, connectorFor, END_TIMEOUT_MS } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import { lockHolder, makeSyncLock } from './postgres-lock.ts';
import { BANK_NAMES, SqlStore } from './sql-store.ts';
import { LEASE_MS, type Query, type Store } from './store.ts';
import { inPostgres, LOCK_CLASS, POSTGRES_TABLES, TABLES } from './tables.ts';

/** How often we check whether the connection still works, and whether a notification was missed. */
const LOOK_INTERVAL_MS = 2_000;

/** The advisory lock of a transaction that writes. */
const LOCK_WRITING = `SELECT pg_advisory_xact_lock(${LOCK_CLASS}, 1)`;
/**
 * The isolation levels are named, because a server may have other defaults. A transaction that writes has to see what
 * others wrote before it got the lock, so it reads what is committed.
 */
const BEGIN = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: `BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; ${LOCK_WRITING}`,
};

/**
 * Selects a fingerprint of the stored state. It changes with each change of the database, and also after a failover:
 * the new primary may have given the same numbers to other editions. All editions are read for it, four more a year.
 */
const SELECT_VERSION = {
  text: inPostgres(`SELECT concat((SELECT md5(string_agg(edition::text, ',' ORDER BY id)) FROM {edition}),
    (SELECT attempt::text FROM {attempt} ORDER BY id DESC LIMIT 1)) AS version`),
  query_timeout: 3_000,
};

/** PostgreSQL 14, the first version with `idle_session_timeout`. */
const MIN_SERVER_VERSION = 140_000;

/** Both ask the catalogue. `to_regclass` and its like answer from a cache, which may be old after a wait for a lock. */
const SELECT_TABLE = `SELECT FROM pg_tables WHERE schemaname = '${TABLES}' AND tablename = 'edition'`;
const SELECT_SCHEMA = `SELECT FROM pg_namespace WHERE nspname = '${TABLES}'`;

/**
 * Opens the store in a PostgreSQL database, which any number of instances may share. Makes our tables first.
 *
 * @param leaseMs how long a process keeps the sync lock, in milliseconds
 * @throws {StoreError} (a {@link DatabaseUnreachableError} if a later attempt may succeed)
 */
export async function openPostgres(url: string, leaseMs = LEASE_MS): Promise<Store> {
  const store = new PostgresStore(await connectorFor(url), leaseMs);
  await store.prepare();
  return store;
}

/**
 * Makes the schema and the tables of this version, unless there are any.
 *
 * @throws if the user may not make a schema, or another user has made tables in it
 */
async function makeTables(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::integer AS number, quote_ident(current_user) AS user,
      has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
  );
  const [{ number, user, mayCreate }] = rows;
  if (number < MIN_SERVER_VERSION) throw new Error('it is older than PostgreSQL 14');
  if ((await client.query(SELECT_TABLE)).rowCount) return;

  await client.query(BEGIN.write);
  // Another process may have made them meanwhile.
  if (!(await client.query(SELECT_TABLE)).rowCount) {
    // An operator may have made the schema for a user who has no right to make one.
    const hasSchema = (await client.query(SELECT_SCHEMA)).rowCount;
    if (!hasSchema && !mayCreate)
      throw new Error(
        `its user may not make a schema. An administrator must run: CREATE SCHEMA ${TABLES} AUTHORIZATION ${user}`,
      );
    await client.query(`${hasSchema ? '' : `CREATE SCHEMA ${TABLES};`} ${inPostgres(POSTGRES_TABLES)}`);
  }
  await client.query('COMMIT');
}

class PostgresStore extends SqlStore implements Store {
  readonly addBanks = `INSERT INTO {bank} (edition, ${BANK_NAMES})
    SELECT $1::integer, ${BANK_NAMES} FROM json_populate_recordset(NULL::{bank}, $2::json)`;
  readonly columnsOf = (table: string) =>
    `SELECT column_name AS name FROM information_schema.columns WHERE concat_ws('.', table_schema, table_name) = '${table}'`;
  /** Always null: a server that can only be read is not a primary, and openPostgres refuses it. */
  readonly readOnlyError = null;
  readonly #connector: Connector;
  readonly #syncLock: ReturnType<typeof makeSyncLock>;
  /** For everything but the sync lock. It is opened when it is needed, and closed at the first failure. */
  #connection: Connection | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** The version at the last look. If it is undefined, the next look counts as a change. */
  #seen: string | undefined;
  #look = () => {};
  #looking: NodeJS.Timeout | undefined;

  constructor(connector: Connector, leaseMs: number) {
    super();
    this.#connector = connector;
    this.#syncLock = makeSyncLock(connector, leaseMs);
  }

  async prepare(): Promise<void> {
    try {
      await this.#use(makeTables);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    return this.#use(async (client) => {
      const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) =>
        (await client.query(inPostgres(sql), values)).rows as Row[];
      await client.query(BEGIN[mode]);
      const result = await work(query);
      // PostgreSQL sends the notification when the transaction is committed, and only then.
      await client.query(mode === 'write' ? `NOTIFY ${TABLES}; COMMIT` : 'COMMIT');
      return result;
    });
  }

  async lock() {
    try {
      return await this.#syncLock.take();
    } catch (error) {
      throw postgresError(this.#connector.name, error);
    }
  }

  holder() {
    return this.#use(lockHolder);
  }

  unlock() {
    return this.#syncLock.release();
  }

  async watch(changed: () => void) {
    const look = async () => {
      try {
        const { rows } = await this.#use((client) => client.query<{ version: string }>(SELECT_VERSION));
        const version = rows[0]?.version;
        const isKnown = this.#seen === version;
        this.#seen = version;
        if (isKnown) return;
      } catch {
        // The caller then reads the database, and gets the same failure. It may read again before we look again, so
        // what we have seen no longer shows what the caller has read.
        this.#seen = undefined;
      }
      changed();
    };
    await look();
    this.#look = oneAtATime(look);
    this.#looking = setInterval(this.#look, LOOK_INTERVAL_MS).unref();
  }

  async close() {
    clearInterval(this.#looking);
    this.#look = () => {};
    // Waits for the work under way, but not for a server that is silent.
    await Promise.race([this.#last, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
    await Promise.all([this.#syncLock.end(), this.#connection?.end()]);
  }

  /**
   * Does some work with the connection, after all earlier work. A failure in the middle of it ends the connection: the
   * server then rolls back, and nothing else has to be cleaned up.
   */
  #use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => {
      const open = this.#connection;
      // It may have been lost since it was last used.
      const connection = open && (await open.works()) ? open : await this.#connect();
      this.#connection = connection;
      try {
        return await work(connection.client);
      } catch (error) {
        this.#connection = undefined;
        connection.end();
        throw error;
      }
    });
    this.#last = result.catch(() => {});
    return result.catch((error) => {
      throw postgresError(this.#connector.name, error);
    });
  }

  async #connect(): Promise<Connection> {
    const connection = await this.#connector.connect();
    // Another server may answer now, with older data. Even if it has what we saw last, the caller may have read
    // something newer since then, whose notification was lost with the old connection.
    this.#seen = undefined;
    connection.client
      .on('notification', () => this.#look())
      .once('end', () => {
        if (this.#connection !== connection) return;
        this.#connection = undefined;
        this.#look();
      });
    await connection.client.query(`LISTEN ${TABLES}`).catch(async (error) => {
      await connection.end();
      throw error;
    });
    return connection;
  }
}
