/** Marks a database file as ours ("IBAR" in ASCII), so that nobody's other database is ever written to. */
export const APPLICATION_ID = 0x49424152;

/** Which schema a database has; raised with each migration. */
export const SCHEMA_VERSION = 1;

/** An edition's banks are kept only while it is the one that is served; what it was, for good. */
export const SCHEMA = `
  CREATE TABLE edition (
    id          INTEGER PRIMARY KEY,
    origin      TEXT    NOT NULL CHECK (origin IN ('snapshot', 'sync')),
    at          TEXT    NOT NULL,
    records     INTEGER NOT NULL,
    banks       INTEGER NOT NULL,
    bytes       INTEGER NOT NULL,
    valid_from  TEXT,
    valid_until TEXT,
    sha256      TEXT    NOT NULL
  );
  CREATE TABLE bank (
    blz  TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    city TEXT NOT NULL,
    bic  TEXT
  );
  CREATE TABLE attempt (
    id      INTEGER PRIMARY KEY,
    at      TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('updated', 'unchanged', 'rejected', 'unreachable')),
    reason  TEXT
  );
`;
