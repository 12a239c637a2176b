import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Client } from 'pg';
import { connectorFor } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import { closeQuietly, refuseForeign, storeError } from './sqlite-file.ts';
import { clientName, TABLES } from './tables.ts';

/** What {@link tidy} has done. */
export interface Tidied {
  readonly dropped: readonly string[];
  /** A sentence for the operator about each version whose tables were kept, because they are in use. */
  readonly left: readonly string[];
}

/** The tables of all versions, in an order in which they can be dropped. Those of the first three had no prefix. */
const NAMES = ['bank', 'edition', 'attempt', 'lease', 'schema_version'];

/** The schemas of other versions that have our tables and no others. If one also has a view, DROP SCHEMA fails. */
const SELECT_OTHERS = `SELECT schemaname AS schema, array_agg(tablename::text) AS tables FROM pg_tables
  WHERE schemaname ~ '^iban_rechner(_[0-9]+)?$' AND schemaname <> '${TABLES}' GROUP BY schemaname
  HAVING array_agg(tablename::text) @> '{bank,edition,attempt}' AND array_agg(tablename::text) <@ $1::text[]`;
const COUNT_CLIENTS = `SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND (application_name = $1 OR starts_with(application_name, $1 || ':'))`;

/**
 * Drops the tables that other versions of this program have made, unless they are in use.
 *
 * @param url as for openStore
 * @throws {StoreError}
 */
export async function tidy(url: string): Promise<Tidied> {
  if (url.startsWith('sqlite:')) return tidyFile(url.slice('sqlite:'.length));
  const connector = await connectorFor(url);
  try {
    const { client, end } = await connector.connect();
    return await tidySchemas(client).finally(end);
  } catch (error) {
    throw postgresError(connector.name, error);
  }
}

/** Drops the versions without connections: a running instance keeps one, with its version in the application_name. */
async function tidySchemas(client: Client): Promise<Tidied> {
  const dropped: string[] = [];
  const left: string[] = [];
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE');
  const { rows } = await client.query<{ schema: string; tables: string[] }>(SELECT_OTHERS, [NAMES]);
  for (const { schema, tables } of rows) {
    const { rows: counted } = await client.query(COUNT_CLIENTS, [clientName(schema)]);
    const names = tables.map((table) => `${schema}.${table}`);
    if (counted[0].count > 0) {
      left.push(`${schema} is in use (connections: ${counted[0].count}). It was left as it is.`);
    } else {
      await client.query(`DROP TABLE ${names.join(', ')}; DROP SCHEMA ${schema}`);
      dropped.push(...names);
    }
  }
  await client.query('COMMIT');
  return { dropped, left };
}

/** SQLite can't say which tables other processes use, so we drop none while another process has the file open. */
function tidyFile(path: string): Tidied {
  let db: DatabaseSyncInstance | undefined;
  try {
    refuseForeign(path);
    if (!existsSync(path)) return { dropped: [], left: [] };
    db = new DatabaseSync(path, { timeout: 0 });
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const names = tables.map(({ name }) => String(name));
    const dropped = NAMES.flatMap((table) =>
      names.filter((name) => !name.startsWith(`${TABLES}_`) && isTable(name, table)),
    );
    if (dropped.length === 0) return { dropped, left: [] };
    // Leaving WAL mode fails while another process has the file open. Then EXCLUSIVE keeps others out.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    for (const name of dropped) db.exec(`DROP TABLE ${name}`);
    // The first three versions read this number, and create their tables if it is 0.
    db.exec('PRAGMA user_version = 0; COMMIT');
    return { dropped, left: [] };
  } catch (error) {
    if (!/database is locked/.test(String(error))) throw storeError(path, error);
    const sentence = `${path} is in use. It was left as it is: end every server and sync on it first.`;
    return { dropped: [], left: [sentence] };
  } finally {
    if (db) closeQuietly(db);
  }
}

const isTable = (name: string, table: string) => new RegExp(`^(iban_rechner_\\d+_)?${table}$`).test(name);
