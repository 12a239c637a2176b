import { Socket } from 'node:net';
import type { Client, ClientConfig } from 'pg';
import { POSTGRES_SCHEMA_NAME } from './schema.ts';

/** How long a connection may take to be made: name, TLS and password included. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What the server itself gives a statement; the longest one, which stores all banks, takes a tenth of a second. */
const STATEMENT_TIMEOUT_MS = 8_000;

/** A server that is paused or cut off ends nothing by itself. */
const ANSWER_TIMEOUT_MS = 10_000;

/** How long a goodbye may take. */
export const END_TIMEOUT_MS = 1_000;

/**
 * `SET` rather than parameters of the connection, which poolers refuse. A transaction whose client was paused, and a
 * connection whose client's machine is gone, are not to keep others waiting.
 */
const SESSION = `
  SET search_path = ${POSTGRES_SCHEMA_NAME};
  SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
  SET idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS};
  SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3`;

export interface Connected {
  readonly client: Client;
  /** Says goodbye; also to a server that does not answer. What is under way is rolled back. */
  readonly end: () => Promise<void>;
}

/** Makes connections to one database. */
export class Connector {
  /** The database, as it may be told: without user and password. */
  readonly name: string;
  readonly #Client: typeof Client;
  readonly #config: ClientConfig;

  constructor(pgClient: typeof Client, url: string) {
    this.#Client = pgClient;
    this.#config = {
      connectionString: strict(url),
      application_name: 'IBAN-Rechner',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    };
    const { host, port, database } = new this.#Client(this.#config);
    this.name = `postgres://${host}:${port}/${database ?? ''}`;
  }

  /** With all that a session of ours has set. */
  async connect(): Promise<Connected> {
    const connected = await this.connectBare();
    try {
      await connected.client.query(SESSION);
      return connected;
    } catch (error) {
      await connected.end();
      throw error;
    }
  }

  async connectBare(): Promise<Connected> {
    const socket = new Socket();
    const client = new this.#Client({ ...this.#config, stream: () => socket });
    // Whoever uses the connection is told by the failure of that use, or by its end.
    client.on('error', () => {});
    const end = async () => {
      setTimeout(() => socket.destroy(), END_TIMEOUT_MS).unref();
      await client.end().catch(() => {});
    };
    try {
      await client.connect();
      return { client, end };
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }
}

/**
 * The library checks the server's certificate for `require` and weaker modes as for `verify-full`, warns on stderr that
 * it will not always, and knows no `sslrootcert=system`: so it gets what it is to do in words that will not change.
 */
function strict(url: string): string {
  if (/[?&]uselibpqcompat=true/.test(url)) return url;
  return url
    .replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
    .replace(/([?&])sslrootcert=system(?=&|$)/, '$1');
}
