import { Socket } from 'node:net';
import type { Client, ClientConfig, QueryConfig } from 'pg';
import { postgresError } from './postgres-error.ts';
import { CLIENT_NAME } from './tables.ts';

/** How long it may take to connect, from the look-up of the host's name to the check of the password. */
const CONNECT_TIMEOUT_MS = 5_000;

/** After this time, PostgreSQL cancels a statement. The longest one, which stores all banks, takes 0.1 seconds. */
const STATEMENT_TIMEOUT_MS = 8_000;

/** After how long we give up on a statement. A server that is paused or cut off can't cancel it. */
const ANSWER_TIMEOUT_MS = 10_000;

/** How long the test of an open connection may take. */
const CHECK_TIMEOUT_MS = 3_000;

/** How long ending a connection may take. */
export const END_TIMEOUT_MS = 1_000;

/** Settings of our sessions. The timeouts free the locks of a client that was paused or whose machine is gone. */
const SESSION = `
  SET application_name = '${CLIENT_NAME}';
  SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
  SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS};
  SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`;

export interface Connection {
  readonly client: Client;
  /**
   * Tests the connection with a query, and ends it if that fails. It may have been lost without our noticing: when a
   * machine or a network goes down, no packet says so.
   */
  readonly works: () => Promise<boolean>;
  /** Ends the connection, even if the server does not answer. A transaction under way is rolled back. */
  readonly end: () => Promise<void>;
}

/** Makes connections to one database. */
export interface Connector {
  /** The address of the database without user and password, for messages. */
  readonly name: string;
  /** Makes a connection with our settings. */
  readonly connect: () => Promise<Connection>;
}

/** @throws {StoreError} if something in the address can't be used, such as the file of a certificate */
export async function connectorFor(url: string): Promise<Connector> {
  // Imported here, so that a server with SQLite does not load it.
  const { default: pg } = await import('pg');
  const config: ClientConfig = {
    connectionString: withStrictTls(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  };
  try {
    const { host, port, database } = new pg.Client(config);
    return {
      name: `postgres://${host}:${port}/${database ?? ''}`,
      connect: () => connect(pg.Client, config),
    };
  } catch (error) {
    throw postgresError('in DATABASE_URL', error);
  }
}

async function connect(PgClient: typeof Client, config: ClientConfig): Promise<Connection> {
  const socket = new Socket();
  const client = new PgClient({ ...config, stream: () => socket });
  // Without a listener, the error of an idle connection would end our process. Its next query fails anyway.
  client.on('error', () => {});
  const end = async () => {
    setTimeout(() => socket.destroy(), END_TIMEOUT_MS).unref();
    await client.end().catch(() => {});
  };
  const works = () =>
    client.query({ text: 'SELECT 1', query_timeout: CHECK_TIMEOUT_MS } as QueryConfig).then(
      () => true,
      () => end().then(() => false),
    );
  try {
    await client.connect();
    await client.query(SESSION);
    return { client, works, end };
  } catch (error) {
    socket.destroy();
    throw error;
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
