import type { Client } from 'pg';
import { holderName } from './lease.ts';
import type { Connection, Connector } from './postgres-connection.ts';
import type { Holder } from './store.ts';
import { CLIENT_NAME, LOCK_CLASS } from './tables.ts';

const TRY_LOCK = `SELECT pg_try_advisory_lock(${LOCK_CLASS}, 2) AS locked`;
const UNLOCK = `SELECT pg_advisory_unlock(${LOCK_CLASS}, 2)`;
const SELECT_HOLDER = `SELECT application_name AS name, backend_start AS since FROM pg_stat_activity JOIN pg_locks USING (pid)
  WHERE locktype = 'advisory' AND granted AND classid = ${LOCK_CLASS} AND objid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** The start of the connection's name, which other processes read. PostgreSQL keeps 63 bytes of a name. */
const NAME_PREFIX = `${CLIENT_NAME}: `;

/**
 * The sync lock in PostgreSQL: an advisory lock on a connection of its own. PostgreSQL releases it when that connection
 * ends, and ends the connection when nothing has arrived on it for the length of a lease.
 */
export function makeSyncLock(connector: Connector, leaseMs: number) {
  /** The connection that holds the lock, as long as it lasts. */
  let held: Connection | undefined;
  return {
    /**
     * Takes the lock, or renews its lease. If the connection was lost, the lock was lost with it, and is taken again.
     *
     * @returns whether this process has it now
     */
    async take(): Promise<boolean> {
      if (await held?.works()) return true;
      held = undefined;
      const connection = await connector.connect();
      const { client, end } = connection;
      try {
        const { rows } = await client.query(TRY_LOCK);
        if (!rows[0].locked) {
          await end();
          return false;
        }
        await client.query(`SET idle_session_timeout = ${leaseMs}`);
        await client.query("SELECT set_config('application_name', $1, false)", [NAME_PREFIX + holderName()]);
      } catch (error) {
        await end();
        throw error;
      }
      client.once('end', () => {
        if (held === connection) held = undefined;
      });
      held = connection;
      return true;
    },

    async release(): Promise<void> {
      const connection = held;
      held = undefined;
      // Ending the connection would free the lock only a moment later. UNLOCK frees it before the answer comes. If the
      // connection was lost, the server frees the lock by itself.
      await connection?.client.query(UNLOCK).catch(() => {});
      await connection?.end();
    },

    /** Ends the connection, and so frees the lock, even if the server does not answer. */
    end: async () => held?.end(),
  };
}

/** Which process has the lock, asked over any connection; null if none has. */
export async function lockHolder(client: Client): Promise<Holder | null> {
  const { rows } = await client.query<{ name: string; since: Date | null }>(SELECT_HOLDER);
  const [holder] = rows;
  if (!holder) return null;
  return { who: holder.name.replace(NAME_PREFIX, ''), since: holder.since?.toISOString() ?? null };
}
