import { COLUMNS } from '../directory/columns.ts';
import { HISTORY_LENGTH } from './store.ts';

// SQL that both databases understand. A column is named like the field into which it is read.

const EDITION = `origin, at, records, banks, bytes, valid_from AS "validFrom", valid_until AS "validUntil", sha256,
  highest_record_number AS "highestRecordNumber", lasting_records AS "lastingRecords"`;

/** The banks of the edition are stored, and it was neither superseded nor withdrawn. */
const IS_HELD = `id IN (SELECT DISTINCT edition FROM bank) AND superseded_by IS NULL AND withdrawn IS NULL`;

/** The held editions. */
export const SELECT_HELD = `SELECT id, digest, ${EDITION} FROM edition WHERE ${IS_HELD} ORDER BY id DESC`;

/** The edition before, `$1` being the number of the served one. */
export const SELECT_BEFORE = `SELECT id, digest, ${EDITION} FROM edition
  WHERE superseded_by = $1 AND withdrawn IS NULL AND id IN (SELECT edition FROM bank) ORDER BY id DESC LIMIT 1`;

/** The editions whose first day had come on the day `$1`, the last to be stored first. */
export const SELECT_BEGUN = `SELECT id, digest, ${EDITION} FROM edition
  WHERE (valid_from IS NULL OR valid_from <= $1) AND withdrawn IS NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

export const SELECT_LAST_ATTEMPT =
  'SELECT at, outcome, reason, not_before AS "notBefore" FROM attempt ORDER BY id DESC LIMIT 1';

/** The columns of a bank, as a statement that adds banks names them. */
export const BANK_COLUMNS = COLUMNS.map(({ name }) => name).join(', ');

/** Up to `$3` banks of edition `$1` behind the BLZ `$2`. */
export const SELECT_BANKS = `SELECT ${COLUMNS.map(({ field, name }) => `${name} AS "${field}"`).join(', ')} FROM bank
  WHERE edition = $1 AND blz > $2 ORDER BY blz LIMIT $3`;

export const SELECT_WITHDRAWN = `SELECT ${EDITION} FROM edition
  WHERE withdrawn IS NOT NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

export const SELECT_LAST_SYNC =
  'SELECT at, compared FROM attempt WHERE compared IS NOT NULL ORDER BY id DESC LIMIT 1';

export const UPDATE_VALIDITY = `UPDATE edition SET valid_from = $1, valid_until = $2
  WHERE sha256 = $3 AND ${IS_HELD} RETURNING id`;

/** The edition `$1` takes its place again, from which another one had pushed it. */
export const SERVE_AGAIN = 'UPDATE edition SET superseded_by = NULL WHERE id = $1';

export const SELECT_LAST_DOWNLOAD = `SELECT etag, last_modified AS "lastModified", ${EDITION} FROM edition
  WHERE address = $1 AND highest_record_number IS NOT NULL AND ${IS_HELD} ORDER BY id DESC LIMIT 1`;

export const INSERT_EDITION = `INSERT INTO edition
  (serves_from, origin, at, records, banks, bytes, valid_from, valid_until, sha256, highest_record_number, lasting_records,
    address, etag, last_modified, digest)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`;

/**
 * The edition of the file with the SHA-256 `$1`, where an older version of this program stored it with fewer fields.
 */
export const IS_INCOMPLETE = 'sha256 = $1 AND highest_record_number IS NULL';

export const INSERT_ATTEMPT =
  'INSERT INTO attempt (at, outcome, reason, not_before, compared) VALUES ($1, $2, $3, $4, $5)';
