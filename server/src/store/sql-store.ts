import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Bank } from '../directory/bank.ts';
import {
  BANK_COLUMNS,
  EDITION_COLUMNS,
  fromStored,
  type StoredValue,
  storedValue,
} from '../directory/columns.ts';
import { type Attempt, type Edition, lastSyncOf } from '../directory/edition.ts';
import type { Database, Query } from './database.ts';
import { digestOf } from './digest.ts';
import { type HeldEdition, hasBegun, newestFirst, servedOn } from './held-edition.ts';
import { readOlder } from './older.ts';
import {
  CONFIRM,
  INSERT_ATTEMPT,
  INSERT_EDITION,
  SELECT_BANKS,
  SELECT_BEFORE,
  SELECT_BEGUN,
  SELECT_HELD,
  SELECT_LAST_ATTEMPT,
  SELECT_LAST_DOWNLOAD,
  SELECT_LAST_SYNC,
  SELECT_WITHDRAWN,
  SERVE_AGAIN,
  UPDATE_VALIDITY,
} from './statements.ts';
import {
  type Carried,
  DamagedError,
  type Downloaded,
  HISTORY_LENGTH,
  type Store,
  type StoredState,
  type Validators,
} from './store.ts';

/** How many banks are read at once, which takes about a millisecond. */
const PAGE_SIZE = 500;

function editionOf({ id, digest, ...edition }: HeldEdition): Edition {
  return edition;
}

/** Reads the state on a day, with the number of the edition that is served then, and with the digest of its banks. */
async function readState(query: Query, today: string) {
  const held = await readHeld(query);
  const served = servedOn(today, held);
  if (!served) return null;
  const { id, digest } = served;
  // Those in front of the served one are newer, and wait for their day.
  const upcoming = held.slice(0, held.indexOf(served)).at(-1);
  const begun = await query<HeldEdition>(SELECT_BEGUN, today);
  const [synced] = await query<{ at: string; compared: string }>(SELECT_LAST_SYNC);
  const [last] = await query<Attempt & { notBefore: string | null }>(SELECT_LAST_ATTEMPT);
  const { notBefore = null, ...lastAttempt } = last ?? {};
  // A run that was killed may have stored its edition and noted nothing.
  const byEdition = lastSyncOf(served);
  const state: StoredState = {
    // The number alone is not enough: another database may give it to another edition.
    revision: `${id} ${digest}`,
    edition: editionOf(served),
    lastAttempt: 'at' in lastAttempt ? lastAttempt : null,
    lastSync: synced ? { ...JSON.parse(synced.compared), at: synced.at } : byEdition,
    upcoming: upcoming ? editionOf(upcoming) : null,
    held: held.map(editionOf),
    withdrawn: await query<Edition>(SELECT_WITHDRAWN),
    notBefore,
    history: [served, ...begun.filter((other) => other.id !== id)].slice(0, HISTORY_LENGTH).map(editionOf),
  };
  return { id, digest, state };
}

/** The held editions, the newest first. */
async function readHeld(query: Query): Promise<HeldEdition[]> {
  return newestFirst(await query<HeldEdition>(SELECT_HELD));
}

/** Reads the banks in pages, so that a request to the server waits for one page at most. */
async function readBanks(query: Query, edition: number): Promise<Bank[]> {
  const banks: Bank[] = [];
  for (;;) {
    const page = await query<Record<keyof Bank, StoredValue>>(
      SELECT_BANKS,
      edition,
      banks.at(-1)?.blz ?? '',
      PAGE_SIZE,
    );
    for (const row of page) banks.push(fromStored(BANK_COLUMNS, ({ field }) => row[field]));
    if (page.length < PAGE_SIZE) return banks;
    await nextTurn();
  }
}

/**
 * Reads the banks of an edition.
 *
 * @throws {DamagedError} if another program has changed them, or they are partly those of another database
 */
async function readChecked(
  query: Query,
  { id, digest }: Pick<HeldEdition, 'id' | 'digest'>,
): Promise<Bank[]> {
  const banks = await readBanks(query, id);
  if (digestOf(banks) !== digest) throw new DamagedError('the banks are not those that were stored');
  return banks;
}

/** The store in a database, by SQL statements that are the same for SQLite and PostgreSQL. */
export class SqlStore implements Store {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async state(today: string) {
    const stored = await this.#database.transaction('read', (query) => readState(query, today));
    return stored?.state ?? null;
  }

  read(today: string, known?: string) {
    return this.#database.transaction('read', async (query) => {
      const stored = await readState(query, today);
      if (!stored) return null;
      if (stored.state.revision === known) return { state: stored.state, banks: null };
      return { state: stored.state, banks: await readChecked(query, stored) };
    });
  }

  add(edition: Edition, banks: readonly Bank[], today: string, downloaded?: Downloaded | null) {
    return this.#database.transaction('write', (query) =>
      this.#add(query, edition, banks, today, downloaded),
    );
  }

  seed(carried: readonly Carried[], today: string) {
    return this.#database.transaction('write', async (query) => {
      const stored = await query('SELECT 1 FROM {edition} LIMIT 1');
      if (stored.length > 0) return;
      for (const { edition, banks } of carried) await this.#add(query, edition, banks, today);
    });
  }

  older() {
    return this.#database.transaction('read', (query) => readOlder(query, this.#database.columnsOf));
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
    await query(this.#database.addBanks, added.id, JSON.stringify(rows));
    await this.#keepOneBefore(query, added.id, today);
  }

  /**
   * Lets an added edition take the place of those that begin when it does, and deletes the banks of all past editions
   * except the last, to which an operator can go back.
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
    await this.#database.transaction('write', (query) => query(CONFIRM, ...values, highestRecordNumber));
  }

  async setValidity({ sha256 }: Edition, validFrom: string, validUntil: string, today: string) {
    await this.#database.transaction('write', async (query) => {
      const [dated] = await query<{ id: number }>(UPDATE_VALIDITY, validFrom, validUntil, sha256);
      const held = await readHeld(query);
      if (!dated || held.some((edition) => hasBegun(edition, today))) return;
      const [before] = await query<HeldEdition>(SELECT_BEFORE, dated.id);
      if (before) await query(SERVE_AGAIN, before.id);
    });
  }

  goBack(today: string, at: string) {
    return this.#database.transaction('write', async (query) => {
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
    // A rebuilt file is not the source's: it has nothing that a status may tell.
    const sync = compared && lastSyncOf({ ...compared, origin: 'sync' });
    const file = sync && JSON.stringify(sync);
    await this.#database.transaction('write', (query) =>
      query(INSERT_ATTEMPT, at, outcome, reason, notBefore, file),
    );
  }

  async lastDownload(address: string) {
    const [last] = await this.#database.transaction('read', (query) =>
      query<Validators & Edition>(SELECT_LAST_DOWNLOAD, address),
    );
    if (!last) return null;
    const { etag, lastModified, ...edition } = last;
    return { etag, lastModified, edition };
  }

  lock() {
    return this.#database.lock();
  }

  holder() {
    return this.#database.holder();
  }

  unlock() {
    return this.#database.unlock();
  }

  watch(changed: () => void) {
    return this.#database.watch(changed);
  }

  get readOnlyError() {
    return this.#database.readOnlyError;
  }

  close() {
    return this.#database.close();
  }
}
