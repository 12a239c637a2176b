import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database, Query } from './database.ts';
import { holderName } from './lease.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Connected, Connector, END_TIMEOUT_MS } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import { migrate } from './postgres-migrate.ts';
import { refuseTransactionPooler } from './postgres-pooler.ts';
import { APPLICATION_ID } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { LEASE_MS, type Store } from './store.ts';

/** How often is looked whether the connection is still there, and whether a notification was missed. */
const LOOK_INTERVAL_MS = 2_000;
const CHANNEL = 'iban_rechner';

/** Advisory locks: for a transaction that writes, and for the process that syncs. */
const WRITING = `SELECT pg_advisory_xact_lock(${APPLICATION_ID}, 1)`;
const SYNCING = `SELECT pg_try_advisory_lock(${APPLICATION_ID}, 2) AS locked`;
const HOLDER = `SELECT application_name AS name, backend_start AS since FROM pg_stat_activity JOIN pg_locks USING (pid)
  WHERE locktype = 'advisory' AND granted AND classid = ${APPLICATION_ID} AND objid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
/** Tells others who holds the lock; PostgreSQL keeps 63 bytes of it. */
const NAME = 'IBAN-Rechner: ';
const SYNCED = `SELECT pg_advisory_unlock(${APPLICATION_ID}, 2)`;

/** The levels are named because a server may have other defaults. What a write reads must be newer than its lock. */
const BEGIN = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: `BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; ${WRITING}`,
};

/**
 * Gives another text after each change, and where another database is in this one's place: a primary after a failover
 * may have given the same numbers to other editions. There are four editions a year.
 */
const LOOK = {
  text: `SELECT concat((SELECT md5(string_agg(edition::text, ',' ORDER BY id)) FROM edition),
    (SELECT attempt::text FROM attempt ORDER BY id DESC LIMIT 1)) AS version`,
  query_timeout: 3_000,
};

/**
 * The store in a PostgreSQL database, which any number of instances may share. Its schema is made or migrated first.
 *
 * @param lease how long a process may have the right to sync, in milliseconds
 * @throws {StoreError} (an {@link AwayError} where it may pass)
 */
export async function openPostgres(url: string, lease = LEASE_MS): Promise<Store> {
  // Only here, so that who does not use PostgreSQL does not load it.
  const { default: pg } = await import('pg');
  const database = new PostgresDatabase(connectorFor(pg.Client, url), lease);
  await database.migrate();
  return new SqlStore(database);
}

function connectorFor(client: typeof Client, url: string): Connector {
  try {
    return new Connector(client, url);
  } catch (error) {
    throw postgresError('in DATABASE_URL', error);
  }
}

class PostgresDatabase implements Database {
  readonly addBanks = `INSERT INTO bank (edition, blz, name, city, bic, check_method, deletion, successor)
    SELECT $1::integer, blz, name, city, bic, "checkMethod", deletion, successor FROM json_to_recordset($2::json)
    AS bank (blz text, name text, city text, bic text, "checkMethod" text, deletion integer, successor text)`;
  /** What can only be read is no primary, and refused at the start. */
  readonly fault = null;
  readonly #connector: Connector;
  readonly #lease: number;
  /** For everything but the right to sync. Made when it is needed, ended at the first failure. */
  #connected: Connected | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #look = () => {};
  #looking: NodeJS.Timeout | undefined;
  /** Holds the right to sync as long as it lasts. */
  #holder: Connected | undefined;

  constructor(connector: Connector, lease: number) {
    this.#connector = connector;
    this.#lease = lease;
  }

  async migrate(): Promise<void> {
    try {
      await refuseTransactionPooler(this.#connector).catch((error) => {
        throw postgresError(this.#connector.name, error);
      });
      await this.#use((client) => migrate(client, async () => void (await client.query(BEGIN.write))));
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T> {
    return this.#use(async (client) => {
      const query: Query = async <Row>(sql: string, ...values: (string | number | null)[]) =>
        (await client.query(sql, values)).rows as Row[];
      await client.query(BEGIN[mode]);
      const result = await work(query);
      // Told with the commit, and not without it.
      await client.query(mode === 'write' ? `NOTIFY ${CHANNEL}; COMMIT` : 'COMMIT');
      return result;
    });
  }

  async lock() {
    try {
      if (this.#holder) await this.#holder.client.query('SELECT 1');
      else this.#holder = await this.#tryLock();
      return this.#holder !== undefined;
    } catch (error) {
      throw postgresError(this.#connector.name, error);
    }
  }

  /** The server frees the lock when the connection ends, and ends it when nothing has come for as long as a lease. */
  async #tryLock(): Promise<Connected | undefined> {
    const connected = await this.#connector.connect();
    const { client, end } = connected;
    try {
      const { rows } = await client.query(SYNCING);
      if (!rows[0].locked) return void (await end());
      await client.query(`SET idle_session_timeout = ${this.#lease}`);
      await client.query('SELECT set_config($1, $2, false)', ['application_name', NAME + holderName()]);
    } catch (error) {
      await end();
      throw error;
    }
    client.once('end', () => {
      if (this.#holder === connected) this.#holder = undefined;
    });
    return connected;
  }

  holder() {
    return this.#use(async (client) => {
      const { rows } = await client.query<{ name: string; since: Date | null }>(HOLDER);
      const [holder] = rows;
      if (!holder) return null;
      return { who: holder.name.replace(NAME, ''), since: holder.since?.toISOString() ?? null };
    });
  }

  async unlock() {
    const holder = this.#holder;
    this.#holder = undefined;
    // Waited for, where ending the connection is not.
    await holder?.client.query(SYNCED);
    await holder?.end();
  }

  async watch(changed: () => void) {
    let seen: string | undefined;
    const look = async () => {
      try {
        const { rows } = await this.#use((client) => client.query<{ version: string }>(LOOK));
        const version = rows[0]?.version;
        const isKnown = seen === version || seen === undefined;
        seen = version;
        if (isKnown) return;
      } catch {}
      changed();
    };
    await look();
    this.#look = oneAtATime(look);
    this.#looking = setInterval(this.#look, LOOK_INTERVAL_MS).unref();
  }

  async close() {
    clearInterval(this.#looking);
    this.#look = () => {};
    // What is under way may end, but a silent server is not waited for.
    await Promise.race([this.#last, sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
    await Promise.all([this.#holder?.end(), this.#connected?.end()]);
  }

  /** One after the other, each alone with the connection. A failure ends it, so that nothing is left to clear up. */
  #use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => {
      this.#connected ??= await this.#connect();
      const connected = this.#connected;
      try {
        return await work(connected.client);
      } catch (error) {
        this.#connected = undefined;
        connected.end();
        throw error;
      }
    });
    this.#last = result.catch(() => {});
    return result.catch((error) => {
      throw postgresError(this.#connector.name, error);
    });
  }

  async #connect(): Promise<Connected> {
    const connected = await this.#connector.connect();
    connected.client
      .on('notification', () => this.#look())
      .once('end', () => {
        if (this.#connected !== connected) return;
        this.#connected = undefined;
        this.#look();
      });
    await connected.client.query(`LISTEN ${CHANNEL}`).catch(async (error) => {
      await connected.end();
      throw error;
    });
    return connected;
  }
}
