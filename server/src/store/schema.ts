/** Marks a database file, and a lock in PostgreSQL, as ours ("IBAR" in ASCII), so that nobody else's is ever touched. */
export const APPLICATION_ID = 0x49424152;

/** Which schema a database has; raised with each migration. */
export const SCHEMA_VERSION = 3;

/**
 * What each edition was is kept for good; its banks, while it is served, waits for its day (`serves_from`) or is the one
 * before. `digest` is of its banks: it tells a row that was changed on the disk, which the database itself can't see.
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

const second = 'ALTER TABLE edition ADD COLUMN digest TEXT;';

/**
 * The order of editions (`highest_record_number`), what the next one goes on with (`lasting_records`), which edition has
 * taken the place of one that is kept for an undo (`superseded_by`), when an operator took one back (`withdrawn`), fields 10, 12 and 13 of the bank file (`deletion` is 0 or 1), and which
 * file a run has compared (`compared`, JSON). What an older version has stored has none of them.
 */
const third = `
  ALTER TABLE edition ADD COLUMN highest_record_number INTEGER;
  ALTER TABLE edition ADD COLUMN lasting_records INTEGER;
  ALTER TABLE edition ADD COLUMN superseded_by INTEGER;
  ALTER TABLE edition ADD COLUMN withdrawn TEXT;
  ALTER TABLE bank ADD COLUMN check_method TEXT;
  ALTER TABLE bank ADD COLUMN deletion INTEGER;
  ALTER TABLE bank ADD COLUMN successor TEXT;
  ALTER TABLE attempt ADD COLUMN compared TEXT;
`;

/** `lease` has one row: which process has the right to sync, on which machine, since when and until when. */
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

/** `schema_version` has one row. The right to sync is a lock, not a row. */
const POSTGRES_STEPS = [
  `${first('INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY')}
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (0);`,
  second,
  third,
];

/** What brings a database from a version (0 is an empty one) to {@link SCHEMA_VERSION}; nobody else may write meanwhile. */
export const sqliteMigration = (version: number) => SQLITE_STEPS.slice(version).join('\n');
export const postgresMigration = (version: number) =>
  [...POSTGRES_STEPS.slice(version), `UPDATE schema_version SET version = ${SCHEMA_VERSION};`].join('\n');

/** In a PostgreSQL schema of this name, so that it can share a database with other programs. */
export const POSTGRES_SCHEMA_NAME = 'iban_rechner';
