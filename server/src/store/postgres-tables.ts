import type { Client } from 'pg';
import { inPostgres, POSTGRES_TABLES, TABLES } from './tables.ts';

/** PostgreSQL 14, the first version with `idle_session_timeout`. */
const MIN_SERVER_VERSION = 140_000;

/** Both ask the catalogue. `to_regclass` and its like answer from a cache, which may be old after a wait for a lock. */
const SELECT_TABLE = `SELECT FROM pg_tables WHERE schemaname = '${TABLES}' AND tablename = 'edition'`;
const SELECT_SCHEMA = `SELECT FROM pg_namespace WHERE nspname = '${TABLES}'`;

/**
 * Makes the schema and the tables of this version, unless there are any.
 *
 * @param beginAlone begins a transaction in which no other process of this version writes
 * @throws if the user may not make a schema, or somebody else has made tables in it
 */
export async function makeTables(client: Client, beginAlone: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::integer AS number, quote_ident(current_user) AS user,
      has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
  );
  const [{ number, user, mayCreate }] = rows;
  if (number < MIN_SERVER_VERSION) throw new Error('it is older than PostgreSQL 14');
  if ((await client.query(SELECT_TABLE)).rowCount) return;

  await beginAlone();
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
