import { BANK_COLUMNS, type Bank, storedValue } from '../directory/bank.ts';
import { type Attempt, EDITION_COLUMNS, type Edition, lastSyncOf } from '../directory/edition.ts';
import { readOlder } from './older.ts';
import {
  digestOf,
  EDITION,
  editionOf,
  type HeldEdition,
  hasBegun,
  IS_HELD,
  readChecked,
  readHeld,
  readState,
  servedOn,
} from './read-state.ts';
import type { Downloaded, EditionWithBanks, Query, Store, Validators } from './store.ts';

/** The columns of a bank, as a statement that adds banks names them. */
export const BANK_NAMES = BANK_COLUMNS.map(({ name }) => name).join(', ');

/** The edition before the served one, which is `$1`. */
const SELECT_BEFORE = `SELECT id, digest, ${EDITION} FROM {edition}
  WHERE superseded_by = $1 AND withdrawn IS NULL AND id IN (SELECT edition FROM {bank}) ORDER BY id DESC LIMIT 1`;

/** Lets edition `$1` be served again: clears which edition had superseded it. */
const SERVE_AGAIN = 'UPDATE {edition} SET superseded_by = NULL WHERE id = $1';

/** Makes a file the original of the rebuilt edition with the highest Datensatznummer `$8`. */
const CONFIRM = `UPDATE {edition} SET rebuilt = NULL, records = $1, bytes = $2, sha256 = $3,
  lasting_records = $4, address = $5, etag = $6, last_modified = $7
  WHERE highest_record_number = $8 AND rebuilt IS NOT NULL AND ${IS_HELD}`;

/** Sets the days of the edition with SHA-256 `$3` (null: a rebuilt one) and highest Datensatznummer `$4`. */
const UPDATE_VALIDITY = `UPDATE {edition} SET valid_from = $1, valid_until = $2
  WHERE (sha256 = $3 OR ($3 IS NULL AND rebuilt IS NOT NULL)) AND highest_record_number = $4 AND ${IS_HELD} RETURNING id`;

const SELECT_LAST_DOWNLOAD = `SELECT etag, last_modified AS "lastModified", ${EDITION} FROM {edition}
  WHERE address = $1 AND ${IS_HELD} ORDER BY id DESC LIMIT 1`;

const ADDED = [...EDITION_COLUMNS.map(({ name }) => name), 'address', 'etag', 'last_modified', 'digest'];

/** Takes the values of an edition in the order of EDITION_COLUMNS, then those of its download and its digest. */
const INSERT_EDITION = `INSERT INTO {edition} (${ADDED.join(', ')})
  VALUES (${ADDED.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`;

const INSERT_ATTEMPT =
  'INSERT INTO {attempt} (at, outcome, reason, not_before, compared) VALUES ($1, $2, $3, $4, $5)';

/** What a store does by SQL statements that are the same in SQLite and PostgreSQL. Subclasses do the rest. */
export abstract class SqlStore
  implements Omit<Store, 'lock' | 'holder' | 'unlock' | 'watch' | 'readOnlyError' | 'close'>
{
  /** The statement that stores banks: `$1` is their edition, `$2` a JSON array of them, with the columns as keys. */
  protected abstract readonly addBanks: string;

  /** The statement that selects the names (`name`) of a table's columns: none if there is no such table. */
  protected abstract columnsOf(table: string): string;

  /**
   * Runs the work in one transaction, so that all of it happens or nothing. It reads one state of the database. Only
   * one transaction writes at a time.
   *
   * @throws {StoreError}
   */
  protected abstract transaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T>;

  async state(today: string) {
    const stored = await this.transaction('read', (query) => readState(query, today));
    return stored?.state ?? null;
  }

  read(today: string, known?: string) {
    return this.transaction('read', async (query) => {
      const stored = await readState(query, today);
      if (!stored) return null;
      if (stored.state.revision === known) return { state: stored.state, banks: null };
      return { state: stored.state, banks: await readChecked(query, stored) };
    });
  }

  add(edition: Edition, banks: readonly Bank[], today: string, downloaded?: Downloaded | null) {
    return this.transaction('write', (query) => this.#add(query, edition, banks, today, downloaded));
  }

  seed(carried: readonly EditionWithBanks[], today: string) {
    return this.transaction('write', async (query) => {
      const stored = await query('SELECT 1 FROM {edition} LIMIT 1');
      if (stored.length > 0) return;
      for (const { edition, banks } of carried) await this.#add(query, edition, banks, today);
    });
  }

  older() {
    return this.transaction('read', (query) => readOlder(query, (table) => this.columnsOf(table)));
  }

  async #add(
    query: Query,
    edition: Edition,
    banks: readonly Bank[],
    today: string,
    downloaded?: Downloaded | null,
  ): Promise<void> {
    const [added] = await query<{ id: number }>(
      INSERT_EDITION,
      ...EDITION_COLUMNS.map((column) => storedValue(edition, column)),
      downloaded?.address ?? null,
      downloaded?.etag ?? null,
      downloaded?.lastModified ?? null,
      digestOf(banks),
    );
    if (!added) throw new Error('The database gave no number to the edition.');
    const rows = banks.map((bank) =>
      Object.fromEntries(BANK_COLUMNS.map((column) => [column.name, storedValue(bank, column)])),
    );
    await query(this.addBanks, added.id, JSON.stringify(rows));
    await this.#keepOneBefore(query, added.id, today);
  }

  /**
   * Lets an added edition supersede all that have begun or, if it begins later, all of its first day. Keeps the banks
   * of one past edition, for going back.
   */
  async #keepOneBefore(query: Query, added: number, today: string): Promise<void> {
    const held = await readHeld(query);
    const beginsOf = (edition: HeldEdition) => (hasBegun(edition, today) ? '' : edition.validFrom);
    const newest = held.find(({ id }) => id === added) as HeldEdition;
    // An operator may have accepted a file that is older than what was served: it comes first all the same.
    const ordered = [newest, ...held.filter(({ id }) => id !== added)];
    for (const begin of new Set(['', beginsOf(newest)])) {
      let newer: HeldEdition | undefined;
      for (const edition of ordered.filter((other) => beginsOf(other) === begin)) {
        if (newer) await query('UPDATE {edition} SET superseded_by = $1 WHERE id = $2', newer.id, edition.id);
        newer = edition;
      }
    }
    const served = servedOn(today, await readHeld(query));
    await query(
      'DELETE FROM {bank} WHERE edition IN (SELECT id FROM {edition} WHERE superseded_by <> $1)',
      served?.id ?? null,
    );
  }

  async confirm({ highestRecordNumber }: Edition, file: Edition, downloaded?: Downloaded | null) {
    const { records, bytes, sha256, lastingRecords } = file;
    const { address = null, etag = null, lastModified = null } = downloaded ?? {};
    const values = [records, bytes, sha256, lastingRecords, address, etag, lastModified];
    await this.transaction('write', (query) => query(CONFIRM, ...values, highestRecordNumber));
  }

  async setValidity(
    { sha256, highestRecordNumber }: Edition,
    validFrom: string,
    validUntil: string,
    today: string,
  ) {
    const values = [validFrom, validUntil, sha256, highestRecordNumber];
    await this.transaction('write', async (query) => {
      const [dated] = await query<{ id: number }>(UPDATE_VALIDITY, ...values);
      const held = await readHeld(query);
      if (!dated || held.some((edition) => hasBegun(edition, today))) return;
      const [before] = await query<HeldEdition>(SELECT_BEFORE, dated.id);
      if (before) await query(SERVE_AGAIN, before.id);
    });
  }

  goBack(today: string, at: string) {
    return this.transaction('write', async (query) => {
      const held = await readHeld(query);
      const served = servedOn(today, held);
      if (!served) return null;
      // An edition that was served until the next one's first day is still held, until another is stored.
      const before =
        held.find((edition) => hasBegun(edition, today) && edition !== served) ??
        (await query<HeldEdition>(SELECT_BEFORE, served.id))[0];
      if (!before) return null;
      await readChecked(query, before);
      await query('UPDATE {edition} SET withdrawn = $1 WHERE id = $2', at, served.id);
      await query(SERVE_AGAIN, before.id);
      await query('DELETE FROM {bank} WHERE edition = $1', served.id);
      return editionOf(before);
    });
  }

  async noteAttempt(
    { at, outcome, reason }: Attempt,
    notBefore: string | null = null,
    compared: Edition | null = null,
  ) {
    // Null for a rebuilt file: it has no SHA-256, since it is not the source's own.
    const sync = compared && lastSyncOf({ ...compared, origin: 'sync' });
    const file = sync && JSON.stringify(sync);
    await this.transaction('write', (query) => query(INSERT_ATTEMPT, at, outcome, reason, notBefore, file));
  }

  async lastDownload(address: string) {
    const [last] = await this.transaction('read', (query) =>
      query<Validators & Edition>(SELECT_LAST_DOWNLOAD, address),
    );
    if (!last) return null;
    const { etag, lastModified, ...edition } = last;
    return { etag, lastModified, edition };
  }
}
