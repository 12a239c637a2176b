import type { Client } from 'pg';
import { POSTGRES_SCHEMA_NAME, postgresMigration, SCHEMA_VERSION } from './schema.ts';
import { StoreError } from './store.ts';

/** The first with `idle_session_timeout`. */
const OLDEST_SERVER = 140_000;

/**
 * Makes the schema where there is none, brings an older one up to date, and leaves a newer one as it is.
 *
 * @param alone begins a transaction in which no other process migrates or writes
 * @throws {StoreError}
 */
export async function migrate(client: Client, alone: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(`SELECT current_setting('server_version_num')::integer AS number`);
  if (rows[0].number < OLDEST_SERVER) throw new StoreError('The database is older than PostgreSQL 14.');
  if ((await schemaVersion(client)) === SCHEMA_VERSION) return;

  await alone();
  // Another process may have been faster.
  const version = await schemaVersion(client);
  if (version === null) {
    const schema = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [POSTGRES_SCHEMA_NAME]);
    // Whoever made it for us need not have given us the right to make others.
    if (schema.rowCount === 0) await client.query(`CREATE SCHEMA ${POSTGRES_SCHEMA_NAME}`);
  }
  if (version !== SCHEMA_VERSION) await client.query(postgresMigration(version ?? 0));
  await client.query('COMMIT');
}

/**
 * Asks the catalogue's tables: its functions, such as `to_regclass`, answer from a cache that is not renewed by waiting
 * for an advisory lock.
 *
 * @returns null where no schema of ours is
 */
async function schemaVersion(client: Client): Promise<number | null> {
  const table = 'SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = $2';
  if ((await client.query(table, [POSTGRES_SCHEMA_NAME, 'schema_version'])).rowCount === 0) return null;
  // By its full name: of a schema to which a user has no right, the short one says that the table does not exist.
  const { rows } = await client.query(`SELECT version FROM ${POSTGRES_SCHEMA_NAME}.schema_version`);
  if (rows.length !== 1) {
    const found = `its table schema_version has ${rows.length} rows`;
    throw new StoreError(
      `The schema ${POSTGRES_SCHEMA_NAME} of the database is damaged (${found}). It was left as it is.`,
    );
  }
  const { version } = rows[0];
  if (version > SCHEMA_VERSION) {
    throw new StoreError('The database was made by a newer version of IBAN-Rechner. It was left as it is.');
  }
  return version;
}
