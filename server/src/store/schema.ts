import { COLUMNS } from '../directory/columns.ts';

/**
 * "IBAR" in ASCII: marks a database file and a lock in PostgreSQL as ours, so that we never touch one of another
 * program.
 */
export const APPLICATION_ID = 0x49424152;

/** The types of columns in both databases. SQLite has no booleans. */
export const SQL_TYPES = { text: 'TEXT', flag: 'INTEGER' };

/** The SQL that gives the banks the columns which came with a version of the schema. */
const bankColumns = (version: number) =>
  COLUMNS.filter(({ since }) => since === version)
    .map(({ name, type }) => `ALTER TABLE bank ADD COLUMN ${name} ${SQL_TYPES[type]};`)
    .join('\n');

/**
 * The row of an edition is kept for good. Its banks are kept while the edition waits for its first day, while it is
 * served, and while it is the one before the served one. Only older versions of this program read `serves_from`.
 *
 * @param id the type of a column that numbers its rows by itself
 */
const first = (id: string) => `
  CREATE TABLE edition (
    id            ${id},
    serves_from   TEXT    NOT NULL,
    origin        TEXT    NOT NULL CHECK (origin IN ('snapshot', 'sync')),
    at            TEXT    NOT NULL,
    records       INTEGER NOT NULL,
    banks         INTEGER NOT NULL,
    bytes         INTEGER NOT NULL,
    valid_from    TEXT,
    valid_until   TEXT,
    sha256        TEXT    NOT NULL,
    address       TEXT,
    etag          TEXT,
    last_modified TEXT
  );
  CREATE TABLE bank (
    edition INTEGER NOT NULL REFERENCES edition (id),
    blz     TEXT NOT NULL,
    name    TEXT NOT NULL,
    city    TEXT NOT NULL,
    bic     TEXT,
    PRIMARY KEY (edition, blz)
  );
  CREATE TABLE attempt (
    id         ${id},
    at         TEXT NOT NULL,
    outcome    TEXT NOT NULL CHECK (outcome IN ('updated', 'unchanged', 'rejected', 'unreachable')),
    reason     TEXT,
    not_before TEXT
  );
`;

/** `digest` is that of the banks. It shows when a row was changed on the disk, which the database does not notice. */
const second = 'ALTER TABLE edition ADD COLUMN digest TEXT;';

/**
 * - `highest_record_number` tells the order of editions, `lasting_records` how many records the next one goes on with.
 * - `superseded_by` is the edition that took the place of this one, which is kept so that an operator can go back to
 *   it.
 * - `withdrawn` is when an operator took the edition back.
 * - `compared` is the file that a run compared, as JSON.
 *
 * All of them, and the columns of a bank that come later, are null in rows that an older version of this program stored.
 */
const third = `
  ALTER TABLE edition ADD COLUMN highest_record_number INTEGER;
  ALTER TABLE edition ADD COLUMN lasting_records INTEGER;
  ALTER TABLE edition ADD COLUMN superseded_by INTEGER;
  ALTER TABLE edition ADD COLUMN withdrawn TEXT;
  ${bankColumns(3)}
  ALTER TABLE attempt ADD COLUMN compared TEXT;
`;

/** The one row of `lease` says which process has the right to sync, on which machine, since when and until when. */
const SQLITE_STEPS = [
  `${first('INTEGER PRIMARY KEY')}
  CREATE TABLE lease (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder   TEXT NOT NULL,
    until    TEXT NOT NULL
  );`,
  second,
  `${third}
  ALTER TABLE lease ADD COLUMN since TEXT;
  ALTER TABLE lease ADD COLUMN machine TEXT;
  ALTER TABLE lease ADD COLUMN process INTEGER;`,
];

/** The table `schema_version` has one row. The right to sync is an advisory lock, so there is no table for it. */
const POSTGRES_STEPS = [
  `${first('INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY')}
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (0);`,
  second,
  third,
];

/**
 * Versions that only bring columns of a bank. The editions whose banks lack them are marked as incomplete, so that the next
 * sync reads their file again.
 */
const LATER_STEPS = [...new Set(COLUMNS.map(({ since }) => since))]
  .filter((version) => version > SQLITE_STEPS.length)
  .map(
    (version) => `${bankColumns(version)}
  UPDATE edition SET highest_record_number = NULL, lasting_records = NULL WHERE id IN (SELECT edition FROM bank);`,
  );

/** The version of the schema, one higher with each step. */
export const SCHEMA_VERSION = SQLITE_STEPS.length + LATER_STEPS.length;

/** The SQL that brings a database from a version (0: an empty database) to {@link SCHEMA_VERSION}. */
export const sqliteMigration = (version: number) =>
  [...SQLITE_STEPS, ...LATER_STEPS].slice(version).join('\n');

/** The same for PostgreSQL. */
export const postgresMigration = (version: number) =>
  [
    ...[...POSTGRES_STEPS, ...LATER_STEPS].slice(version),
    `UPDATE schema_version SET version = ${SCHEMA_VERSION};`,
  ].join('\n');

/** Our tables in PostgreSQL are in a schema of this name, so that we can share a database with other programs. */
export const POSTGRES_SCHEMA_NAME = 'iban_rechner';
