import { BANK_COLUMNS, type Column } from '../directory/bank.ts';
import { EDITION_COLUMNS } from '../directory/edition.ts';
import { HISTORY_LENGTH } from './store.ts';

// SQL that both databases understand. The name of a table is in braces, see tables.ts. A column is read into the field
// of its name.

/**
 * Runs one SQL statement with values for `$1`, `$2`, …, and returns its rows, one field for each column.
 */
export type Query = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

const fields = <Of>(columns: readonly Column<Of>[]) =>
  columns.map(({ field, name }) => `${name} AS "${field}"`).join(', ');

const EDITION = fields(EDITION_COLUMNS);

/** The banks of the edition are stored, and it was neither superseded nor withdrawn. */
const IS_HELD = `id IN (SELECT DISTINCT edition FROM {bank}) AND superseded_by IS NULL AND withdrawn IS NULL`;

export const SELECT_HELD = `SELECT id, digest, ${EDITION} FROM {edition} WHERE ${IS_HELD} ORDER BY id DESC`;

/** The edition before the served one, which is `$1`. */
export const SELECT_BEFORE = `SELECT id, digest, ${EDITION} FROM {edition}
  WHERE superseded_by = $1 AND withdrawn IS NULL AND id IN (SELECT edition FROM {bank}) ORDER BY id DESC LIMIT 1`;

/** The editions that had begun on the day `$1`; those that were stored last come first. */
export const SELECT_BEGUN = `SELECT id, digest, ${EDITION} FROM {edition}
  WHERE (valid_from IS NULL OR valid_from <= $1) AND withdrawn IS NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

export const SELECT_LAST_ATTEMPT =
  'SELECT at, outcome, reason, not_before AS "notBefore" FROM {attempt} ORDER BY id DESC LIMIT 1';

/** The columns of a bank, as a statement that adds banks names them. */
export const BANK_NAMES = BANK_COLUMNS.map(({ name }) => name).join(', ');

/** Up to `$3` banks of edition `$1` after the BLZ `$2`. */
export const SELECT_BANKS = `SELECT ${fields(BANK_COLUMNS)} FROM {bank}
  WHERE edition = $1 AND blz > $2 ORDER BY blz LIMIT $3`;

export const SELECT_WITHDRAWN = `SELECT ${EDITION} FROM {edition}
  WHERE withdrawn IS NOT NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

export const SELECT_LAST_SYNC =
  'SELECT at, compared FROM {attempt} WHERE compared IS NOT NULL ORDER BY id DESC LIMIT 1';

/** Makes a file the original of the rebuilt edition with the highest Datensatznummer `$8`. */
export const CONFIRM = `UPDATE {edition} SET rebuilt = NULL, records = $1, bytes = $2, sha256 = $3,
  lasting_records = $4, address = $5, etag = $6, last_modified = $7
  WHERE highest_record_number = $8 AND rebuilt IS NOT NULL AND ${IS_HELD}`;

/** Sets the days of the edition with SHA-256 `$3` (null: a rebuilt one) and highest Datensatznummer `$4`. */
export const UPDATE_VALIDITY = `UPDATE {edition} SET valid_from = $1, valid_until = $2
  WHERE (sha256 = $3 OR ($3 IS NULL AND rebuilt IS NOT NULL)) AND highest_record_number = $4 AND ${IS_HELD} RETURNING id`;

/** Gives edition `$1` back the place that another one had taken. */
export const SERVE_AGAIN = 'UPDATE {edition} SET superseded_by = NULL WHERE id = $1';

export const SELECT_LAST_DOWNLOAD = `SELECT etag, last_modified AS "lastModified", ${EDITION} FROM {edition}
  WHERE address = $1 AND ${IS_HELD} ORDER BY id DESC LIMIT 1`;

const ADDED = [...EDITION_COLUMNS.map(({ name }) => name), 'address', 'etag', 'last_modified', 'digest'];

/** Takes the values of an edition in the order of EDITION_COLUMNS, then those of its download and its digest. */
export const INSERT_EDITION = `INSERT INTO {edition} (${ADDED.join(', ')})
  VALUES (${ADDED.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`;

export const INSERT_ATTEMPT =
  'INSERT INTO {attempt} (at, outcome, reason, not_before, compared) VALUES ($1, $2, $3, $4, $5)';
