import type { Client } from 'pg';
import { POSTGRES_SCHEMA_NAME, postgresMigration, SCHEMA_VERSION } from './schema.ts';
import { StoreError } from './store.ts';

/** PostgreSQL 14, the first version with `idle_session_timeout`. */
const MIN_SERVER_VERSION = 140_000;

/**
 * Makes the schema where there is none, and brings an older one up to date.
 *
 * @param beginAlone begins a transaction in which no other process migrates or writes
 * @throws {StoreError} where a newer version of this program made the schema, or where it is damaged
 */
export async function migrate(client: Client, beginAlone: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(`SELECT current_setting('server_version_num')::integer AS number`);
  if (rows[0].number < MIN_SERVER_VERSION) throw new StoreError('The database is older than PostgreSQL 14.');
  if ((await schemaVersion(client)) === SCHEMA_VERSION) return;

  await beginAlone();
  // Another process may have migrated it meanwhile.
  const version = await schemaVersion(client);
  if (version === null) {
    const schema = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [POSTGRES_SCHEMA_NAME]);
    // An operator may have made the schema for a user who has no right to make one.
    if (schema.rowCount === 0) await client.query(`CREATE SCHEMA ${POSTGRES_SCHEMA_NAME}`);
  }
  if (version !== SCHEMA_VERSION) await client.query(postgresMigration(version ?? 0));
  await client.query('COMMIT');
}

/**
 * Reads the version of our schema. It asks the tables of the catalogue. Functions such as `to_regclass` answer from a
 * cache, which may still be old when an advisory lock was waited for.
 *
 * @returns null where there is no schema of ours
 */
async function schemaVersion(client: Client): Promise<number | null> {
  const table = 'SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = $2';
  if ((await client.query(table, [POSTGRES_SCHEMA_NAME, 'schema_version'])).rowCount === 0) return null;
  // The full name: with the short one, a user without a right to the schema is told that the table does not exist.
  const { rows } = await client.query(`SELECT version FROM ${POSTGRES_SCHEMA_NAME}.schema_version`);
  if (rows.length !== 1) {
    const reason = `its table schema_version has ${rows.length} rows`;
    throw new StoreError(
      `The schema ${POSTGRES_SCHEMA_NAME} of the database is damaged (${reason}). It was left as it is.`,
    );
  }
  const { version } = rows[0];
  if (version > SCHEMA_VERSION) {
    throw new StoreError('The database was made by a newer version of IBAN-Rechner. It was left as it is.');
  }
  return version;
}
