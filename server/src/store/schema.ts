/** Marks a database file as ours ("IBAR" in ASCII), so that nobody's other database is ever written to. */
export const APPLICATION_ID = 0x49424152;

/** Which schema a database has; raised with each migration. */
export const SCHEMA_VERSION = 2;

/**
 * What each edition was is kept for good; its banks, only while it is served or waits for its day (`serves_from`).
 * `digest` is of its banks: it tells a row that was changed on the disk, which SQLite itself can't see.
 * `lease` has one row: until when a process has the right to sync.
 */
export const SCHEMA = `
  CREATE TABLE edition (
    id            INTEGER PRIMARY KEY,
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
    id         INTEGER PRIMARY KEY,
    at         TEXT NOT NULL,
    outcome    TEXT NOT NULL CHECK (outcome IN ('updated', 'unchanged', 'rejected', 'unreachable')),
    reason     TEXT,
    not_before TEXT
  );
  CREATE TABLE lease (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder   TEXT NOT NULL,
    until    TEXT NOT NULL
  );
`;

/** From version 1, whose editions have no digest. */
export const MIGRATION = 'ALTER TABLE edition ADD COLUMN digest TEXT';
