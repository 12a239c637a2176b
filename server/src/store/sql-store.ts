import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Bank } from '../directory/bank.ts';
import { type Attempt, type Edition, lastSyncOf } from '../directory/edition.ts';
import type { Database, Query } from './database.ts';
import { digestOf } from './digest.ts';
import {
  ADD_ATTEMPT,
  ADD_EDITION,
  BANKS,
  BEFORE,
  DATE,
  HELD,
  HISTORY,
  INCOMPLETE,
  LAST_ATTEMPT,
  LAST_SYNC,
  RECALLED,
  WITHDRAWN,
} from './statements.ts';
import { DamagedError, type Origin, type Store, type StoredState, type Validators } from './store.ts';

/** Banks read at once: about a millisecond. */
const PAGE = 500;

interface HeldEdition extends Edition {
  readonly id: number;
  readonly servesFrom: string;
  /** Of its banks; null where an older version of this program has stored it. */
  readonly digest: string | null;
}

/** Whether no older version has stored it, which did not keep all that this one does. */
const isComplete = ({ highestRecordNumber }: Edition) => highestRecordNumber !== null;

function editionOf({ id, servesFrom, digest, ...edition }: HeldEdition): Edition {
  return edition;
}

/** A bank as its row has it: neither database need know truth values. */
type StoredBank = Omit<Bank, 'deletion'> & { readonly deletion: 0 | 1 | null };

/** The edition of a day. Before the first of them (a clock that was set back) there is still the first. */
function onDay(held: readonly HeldEdition[], today: string): HeldEdition | undefined {
  return held.find(({ servesFrom }) => servesFrom <= today) ?? held.at(-1);
}

/** In pages: who asks the server in that moment waits for one of them at most. */
async function readBanks(query: Query, edition: number): Promise<Bank[]> {
  const banks: Bank[] = [];
  for (;;) {
    const page = await query<StoredBank>(BANKS, edition, banks.at(-1)?.blz ?? '', PAGE);
    for (const bank of page) banks.push({ ...bank, deletion: bank.deletion === 1 });
    if (page.length < PAGE) return banks;
    await othersFirst();
  }
}

/** The store in a database that speaks SQL: the same statements for each. */
export class SqlStore implements Store {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  read(today: string, known?: string) {
    return this.#database.transaction('read', async (query) => {
      // The editions whose banks are stored, the last to be served first.
      const held = await query<HeldEdition>(HELD);
      const served = onDay(held, today);
      if (!served) return null;
      const { id, servesFrom, digest, sha256, at } = served;
      // Never its number alone: another database gives the same number to another edition.
      const revision = `${id} ${digest ?? `${sha256} ${at}`}`;
      const upcoming = held.findLast((other) => other.servesFrom > servesFrom);
      const [synced] = await query<{ at: string; compared: string }>(LAST_SYNC);
      const [last] = await query<Attempt & { notBefore: string | null }>(LAST_ATTEMPT);
      const { notBefore = null, ...lastAttempt } = last ?? {};
      const state: StoredState = {
        revision,
        edition: editionOf(served),
        lastAttempt: 'at' in lastAttempt ? lastAttempt : null,
        lastSync: synced ? { ...JSON.parse(synced.compared), at: synced.at } : null,
        upcoming: upcoming ? editionOf(upcoming) : null,
        held: held.filter(isComplete).map(editionOf),
        withdrawn: await query<Edition>(WITHDRAWN),
        notBefore,
        history: await query<Edition>(HISTORY, servesFrom),
      };
      if (revision === known) return { state, banks: null };
      const banks = await readBanks(query, id);
      if (digest !== null && digestOf(banks) !== digest) {
        throw new DamagedError('the banks are not those that were stored');
      }
      return { state, banks };
    });
  }

  add(edition: Edition, banks: readonly Bank[], today: string, origin?: Origin | null) {
    return this.#database.transaction('write', (query) => this.#add(query, edition, banks, today, origin));
  }

  seed(edition: Edition, banks: readonly Bank[], today: string) {
    return this.#database.transaction('write', async (query) => {
      const stored = await query('SELECT 1 FROM edition LIMIT 1');
      if (stored.length === 0) return await this.#add(query, edition, banks, today);
      const held = await query<HeldEdition>(HELD);
      const older = held.find((other) => other.sha256 === edition.sha256 && !isComplete(other));
      if (older) await this.#add(query, { ...edition, origin: older.origin, at: older.at }, banks, today);
    });
  }

  async #add(
    query: Query,
    edition: Edition,
    banks: readonly Bank[],
    today: string,
    origin?: Origin | null,
  ): Promise<void> {
    const { validFrom, validUntil, at, records, bytes, sha256, highestRecordNumber, lastingRecords } =
      edition;
    const { address = null, etag = null, lastModified = null } = origin ?? {};
    const servesFrom = validFrom !== null && validFrom > today ? validFrom : today;
    const size = [records, edition.banks, bytes] as const;
    const order = [validFrom, validUntil, sha256, highestRecordNumber, lastingRecords] as const;
    const source = [address, etag, lastModified] as const;
    const values = [servesFrom, edition.origin, at, ...size, ...order, ...source, digestOf(banks)] as const;
    // The same file, as an older version has stored it.
    await query(`DELETE FROM bank WHERE edition IN (SELECT id FROM edition WHERE ${INCOMPLETE})`, sha256);
    await query(`DELETE FROM edition WHERE ${INCOMPLETE}`, sha256);
    const [added] = await query<{ id: number }>(ADD_EDITION, ...values);
    if (!added) throw new Error('The database gave no number to the edition.');
    const rows = banks.map((bank) => ({ ...bank, deletion: Number(bank.deletion) }));
    await query(this.#database.addBanks, added.id, JSON.stringify(rows));
    await this.#keepOneBefore(query, today);
  }

  /** Of the editions that were served before, only the last keeps its banks, so that an operator can go back to it. */
  async #keepOneBefore(query: Query, today: string): Promise<void> {
    const held = await query<HeldEdition>(HELD);
    let newer = onDay(held, today);
    const served = newer?.id ?? null;
    for (const past of held) {
      if (!newer || past === newer || past.servesFrom > today) continue;
      await query('UPDATE edition SET superseded_by = $1 WHERE id = $2', newer.id, past.id);
      newer = past;
    }
    await query(
      'DELETE FROM bank WHERE edition IN (SELECT id FROM edition WHERE superseded_by <> $1)',
      served,
    );
  }

  async date({ sha256 }: Edition, validFrom: string, validUntil: string) {
    await this.#database.transaction('write', (query) => query(DATE, validFrom, validUntil, sha256));
  }

  back(today: string, at: string) {
    return this.#database.transaction('write', async (query) => {
      const held = await query<HeldEdition>(HELD);
      const served = onDay(held, today);
      if (!served) return null;
      // Where nothing was stored since the served edition's day came, the one before is held like any other.
      const before =
        held.find(({ servesFrom, id }) => servesFrom <= today && id !== served.id) ??
        (await query<HeldEdition>(BEFORE, served.id))[0];
      if (!before) return null;
      await query('UPDATE edition SET withdrawn = $1 WHERE id = $2', at, served.id);
      await query('UPDATE edition SET superseded_by = NULL WHERE id = $1', before.id);
      await query('DELETE FROM bank WHERE edition = $1', served.id);
      return editionOf(before);
    });
  }

  async note(
    { at, outcome, reason }: Attempt,
    notBefore: string | null = null,
    compared: Edition | null = null,
  ) {
    const file = compared && JSON.stringify(lastSyncOf(compared));
    await this.#database.transaction('write', (query) =>
      query(ADD_ATTEMPT, at, outcome, reason, notBefore, file),
    );
  }

  async recall(address: string) {
    const [found] = await this.#database.transaction('read', (query) =>
      query<Validators & Edition>(RECALLED, address),
    );
    if (!found) return null;
    const { etag, lastModified, ...edition } = found;
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

  get fault() {
    return this.#database.fault;
  }

  close() {
    return this.#database.close();
  }
}
