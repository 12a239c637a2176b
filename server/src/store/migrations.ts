import { StoreError } from './errors.ts';
import type { Query, Transaction } from './store.ts';

/**
 * The steps that make our tables, each a list of statements that runs once, in one transaction. A change to the tables
 * is a new step at the end; a step that was released never changes. `{id}` is the type of a column that numbers its
 * rows by itself.
 *
 * - `banks` is a JSON document. It comes last, so that the other columns are read without it.
 * - `digest` is its SHA-256. It shows when a row was changed on the disk, which the database does not notice.
 * - `superseded_by` is the older edition that an operator has accepted in place of this one.
 * - `withdrawn` is when an operator took the edition back.
 * - `compared` is the file that a run compared, as JSON.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE editions (
      id {id},
      at TEXT NOT NULL,
      origin TEXT NOT NULL CHECK (origin IN ('snapshot', 'sync')),
      file TEXT NOT NULL, etag TEXT, last_modified TEXT,
      valid_from TEXT, valid_until TEXT,
      highest_record_number INTEGER NOT NULL,
      records INTEGER NOT NULL, lasting_records INTEGER NOT NULL, bytes INTEGER NOT NULL, sha256 TEXT,
      bank_count INTEGER NOT NULL,
      superseded_by INTEGER, withdrawn TEXT,
      digest TEXT NOT NULL, banks TEXT NOT NULL,
      CHECK ((valid_from IS NULL) = (valid_until IS NULL)),
      UNIQUE (origin, highest_record_number, digest)
    )`,
    `CREATE TABLE attempts (
      id {id},
      at TEXT NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('updated', 'unchanged', 'rejected', 'unreachable')),
      reason TEXT, not_before TEXT, compared TEXT
    )`,
  ],
];

const CREATE_MIGRATIONS = 'CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL)';

/**
 * Brings the tables of a database up to this version of the program. Any number of processes may do that at once: of
 * two that make the same step, one fails and finds it done.
 *
 * @param name of the database, for the operator
 * @param idType the type of a column that numbers its rows by itself
 * @param findMigrations the statement that has a row if the table `migrations` is there
 * @throws {StoreError} if the tables are those of a newer version
 */
export async function migrate(
  name: string,
  transaction: Transaction,
  idType: string,
  findMigrations: string,
) {
  const versionNow = () =>
    transaction('read', async (query) => {
      if ((await query(findMigrations)).length === 0) return 0;
      const [row] = await query<{ version: number | null }>('SELECT max(version) AS version FROM migrations');
      return row?.version ?? 0;
    });
  let version = await versionNow();
  for (; version < MIGRATIONS.length; version = await versionNow()) {
    const step = async (query: Query) => {
      if (version === 0) await query(CREATE_MIGRATIONS);
      for (const statement of MIGRATIONS[version] ?? []) await query(statement.replace('{id}', idType));
      await query('INSERT INTO migrations VALUES ($1, $2)', version + 1, new Date().toISOString());
    };
    await transaction('write', step).catch(async (error) => {
      if ((await versionNow()) === version) throw error;
    });
  }
  if (version > MIGRATIONS.length)
    throw new StoreError(
      `The database ${name} is of a newer version of IBAN-Rechner (tables ${version}, known are ${MIGRATIONS.length}): start that version, or name another database in DATABASE_URL.`,
    );
}
