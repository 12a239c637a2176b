/** Marks a database file, and a lock in PostgreSQL, as ours ("IBAR" in ASCII), so that nobody else's is ever touched. */
export const APPLICATION_ID = 0x49424152;

/** Which schema a database has; raised with each migration. */
export const SCHEMA_VERSION = 2;

/**
 * What each edition was is kept for good; its banks, only while it is served or waits for its day (`serves_from`).
 * `digest` is of its banks: it tells a row that was changed on the disk, which the database itself can't see.
 *
 * @param id the type of a column that numbers its rows by itself
 */
const schema = (id: string) => `
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
    last_modified TEXT,
    digest        TEXT
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

/** `lease` has one row: until when a process has the right to sync. */
export const SQLITE_SCHEMA = `${schema('INTEGER PRIMARY KEY')}
  CREATE TABLE lease (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder   TEXT NOT NULL,
    until    TEXT NOT NULL
  );
`;

/** From version 1, whose editions have no digest. */
export const MIGRATION = 'ALTER TABLE edition ADD COLUMN digest TEXT';

/** In a PostgreSQL schema of this name, so that it can share a database with other programs. */
export const POSTGRES_SCHEMA_NAME = 'iban_rechner';

/** `schema_version` has one row. The right to sync is a lock, not a row. */
export const POSTGRES_SCHEMA = `${schema('INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY')}
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (${SCHEMA_VERSION});
`;
