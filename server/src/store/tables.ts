import { BANK_COLUMNS, type Column } from '../directory/bank.ts';
import { EDITION_COLUMNS } from '../directory/edition.ts';

/**
 * The version of our tables. Every change to them, or to what is in them, needs a higher one: then the new program
 * makes tables of its own and fills them, and an older one that runs beside it goes on with those it has made.
 */
export const TABLES_VERSION = 5;

/** The first version whose tables are named after it. */
export const FIRST_VERSION = 4;

/** The schema of our tables in PostgreSQL, and what their names begin with in SQLite. */
const tablesOf = (version: number | string) => `iban_rechner_${version}`;
export const TABLES = tablesOf(TABLES_VERSION);

/** “IBAR” in ASCII: marks a SQLite file as ours, so that we never write into one of another program. */
export const APPLICATION_ID = 0x49424152;

/** The class of our advisory locks in PostgreSQL. Each version has its own. */
export const LOCK_CLASS = APPLICATION_ID + TABLES_VERSION;

/** The application_name of connections that use a schema: `IBAN-Rechner 5` for `iban_rechner_5`. */
export const clientName = (schema: string) =>
  schema.replace('iban_rechner', 'IBAN-Rechner').replace('_', ' ');
export const CLIENT_NAME = clientName(TABLES);

/**
 * Writes out the names of our tables: `{bank}` is `iban_rechner_5.bank` or `iban_rechner_5_bank`, and `{bank@4}` is
 * that of another version.
 */
export const inPostgres = (sql: string) => named(sql, '.');
export const inSqlite = (sql: string) => named(sql, '_');

const named = (sql: string, joint: string) =>
  sql.replace(
    /\{(\w+)(?:@(\d+))?\}/g,
    (_, table, version = TABLES_VERSION) => tablesOf(version) + joint + table,
  );

const SQL_TYPES = {
  text: 'TEXT NOT NULL',
  'text or null': 'TEXT',
  number: 'INTEGER NOT NULL',
  flag: 'INTEGER NOT NULL',
};

const definitions = <Of>(columns: readonly Column<Of>[]) =>
  columns.map(({ name, kind }) => `${name} ${SQL_TYPES[kind]},`).join('\n    ');

/**
 * - The row of an edition is kept for good. Its banks are kept while the edition waits for its first day, while it is
 *   served, and while it is the one before the served one.
 * - `digest` is that of the banks. It shows when a row was changed on the disk, which the database does not notice.
 * - `superseded_by` is the edition that took the place of this one. By it, going back finds the one before.
 * - `withdrawn` is when an operator took the edition back.
 * - `compared` is the file that a run compared, as JSON.
 *
 * @param id the type of a column that numbers its rows by itself
 */
const tables = (id: string) => `
  CREATE TABLE {edition} (
    id ${id},
    ${definitions(EDITION_COLUMNS)}
    address TEXT,
    etag TEXT,
    last_modified TEXT,
    digest TEXT NOT NULL,
    superseded_by INTEGER,
    withdrawn TEXT,
    CHECK (origin IN ('snapshot', 'sync'))
  );
  CREATE TABLE {bank} (
    edition INTEGER NOT NULL REFERENCES {edition} (id),
    ${definitions(BANK_COLUMNS)}
    PRIMARY KEY (edition, blz)
  );
  CREATE TABLE {attempt} (
    id ${id},
    at TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('updated', 'unchanged', 'rejected', 'unreachable')),
    reason TEXT,
    not_before TEXT,
    compared TEXT
  );`;

/** The sync lock is an advisory lock, so there is no table for it. */
export const POSTGRES_TABLES = tables('INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY');

/** The one row of `lease` says which process has the sync lock, on which machine, since when and until when. */
export const SQLITE_TABLES = `${tables('INTEGER PRIMARY KEY')}
  CREATE TABLE {lease} (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder TEXT NOT NULL,
    until TEXT NOT NULL,
    since TEXT NOT NULL,
    machine TEXT NOT NULL,
    process INTEGER NOT NULL
  );`;
