import type { Client } from 'pg';
import type { Connector } from './postgres-connection.ts';
import { StoreError } from './store.ts';

/**
 * How often two clients take turns. In transaction mode, both are soon served by the same process of the database.
 * Beside many other clients that takes more rounds: 3 were too few on a busy machine.
 */
const ROUNDS = 25;

/**
 * Refuses a pooler that gives a connection to the next client after each transaction (PgBouncer: `pool_mode =
 * transaction`). Our settings, LISTEN and locks would then act on the connections of other clients. To find out,
 * nothing is set on any connection.
 *
 * @throws {StoreError}
 */
export async function refuseTransactionPooler(connector: Connector): Promise<void> {
  const { client, end } = await connector.connectBare();
  try {
    const process = await processOf(client);
    // The database gives the number of its process to a client that connects; a pooler gives a number of its own.
    if (process === (client as Client & { processID: number | null }).processID) return;
    // If a second connection fails, no other client can be given ours either.
    if (await isShared(client, process, connector).catch(() => false)) {
      throw new StoreError(
        `The database ${connector.name} can't be used through this pooler: it is in transaction mode, and LISTEN and ` +
          "the right to sync need a connection of their own. Name the database's direct address, or set the pooler to session mode.",
      );
    }
  } finally {
    await end();
  }
}

/** Whether another client gets our process of the database, or we get another one while that client has ours. */
async function isShared(client: Client, process: number, connector: Connector): Promise<boolean> {
  const other = await connector.connectBare();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await other.client.query('BEGIN');
      if ((await processOf(other.client)) === process || (await processOf(client)) !== process) return true;
      await other.client.query('ROLLBACK');
    }
    return false;
  } finally {
    await other.end();
  }
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS process');
  return rows[0].process;
}
