import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BANK_COLUMNS, type Bank, type Column, fromStored, type StoredValue } from '../directory/bank.ts';
import { type Attempt, EDITION_COLUMNS, type Edition, lastSyncOf } from '../directory/edition.ts';
import { DamagedError, HISTORY_LENGTH, type Query, type StoredState } from './store.ts';

const fields = <Of>(columns: readonly Column<Of>[]) =>
  columns.map(({ field, name }) => `${name} AS "${field}"`).join(', ');

/** The columns of an edition, each read into its field. */
export const EDITION = fields(EDITION_COLUMNS);

/** The banks of the edition are stored, and it was neither superseded nor withdrawn. */
export const IS_HELD = `id IN (SELECT DISTINCT edition FROM {bank}) AND superseded_by IS NULL AND withdrawn IS NULL`;

const SELECT_HELD = `SELECT id, digest, ${EDITION} FROM {edition} WHERE ${IS_HELD} ORDER BY id DESC`;

/** The editions that had begun on the day `$1`; those that were stored last come first. */
const SELECT_BEGUN = `SELECT id, digest, ${EDITION} FROM {edition}
  WHERE (valid_from IS NULL OR valid_from <= $1) AND withdrawn IS NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

const SELECT_WITHDRAWN = `SELECT ${EDITION} FROM {edition}
  WHERE withdrawn IS NOT NULL ORDER BY id DESC LIMIT ${HISTORY_LENGTH}`;

const SELECT_LAST_ATTEMPT =
  'SELECT at, outcome, reason, not_before AS "notBefore" FROM {attempt} ORDER BY id DESC LIMIT 1';

const SELECT_LAST_SYNC =
  'SELECT at, compared FROM {attempt} WHERE compared IS NOT NULL ORDER BY id DESC LIMIT 1';

/** Up to `$3` banks of edition `$1` after the BLZ `$2`. */
const SELECT_BANKS = `SELECT ${fields(BANK_COLUMNS)} FROM {bank}
  WHERE edition = $1 AND blz > $2 ORDER BY blz LIMIT $3`;

/** How many banks are read at a time, within about a millisecond. */
const PAGE_SIZE = 500;

export function editionOf({ id, digest, ...edition }: HeldEdition): Edition {
  return edition;
}

/** Reads the state on a day, with the id of the edition that is served then, and with the digest of its banks. */
export async function readState(query: Query, today: string) {
  const held = await readHeld(query);
  const served = servedOn(today, held);
  if (!served) return null;
  const { id, digest } = served;
  // Editions before the served one in this list are newer, and wait for their first day.
  const upcoming = held.slice(0, held.indexOf(served)).at(-1);
  const begun = await query<HeldEdition>(SELECT_BEGUN, today);
  const [synced] = await query<{ at: string; compared: string }>(SELECT_LAST_SYNC);
  const [last] = await query<Attempt & { notBefore: string | null }>(SELECT_LAST_ATTEMPT);
  const { notBefore = null, ...lastAttempt } = last ?? {};
  // A run that was killed may have stored its edition and noted nothing.
  const byEdition = lastSyncOf(served);
  const state: StoredState = {
    // The id alone is not enough: in another database, another edition may have it.
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
export async function readHeld(query: Query): Promise<HeldEdition[]> {
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
export async function readChecked(
  query: Query,
  { id, digest }: Pick<HeldEdition, 'id' | 'digest'>,
): Promise<Bank[]> {
  const banks = await readBanks(query, id);
  if (digestOf(banks) !== digest) throw new DamagedError('the banks are not those that were stored');
  return banks;
}

/** The SHA-256 of all banks of an edition, in hexadecimal. It does not depend on their order. */
export function digestOf(banks: readonly Bank[]): string {
  const rows = banks.map((bank) => JSON.stringify(BANK_COLUMNS.map(({ field }) => bank[field])));
  return hash('sha256', rows.sort().join('\n'));
}

/** An edition whose banks are stored, and that was neither superseded nor withdrawn. */
export interface HeldEdition extends Edition {
  /** Rises with each edition that is stored. */
  readonly id: number;
  readonly digest: string;
}

/** Whether the first day of an edition has come. One whose days are unknown is served immediately. */
export const hasBegun = ({ validFrom }: Edition, today: string) => validFrom === null || validFrom <= today;

/**
 * The edition that is served on a day: the newest of those whose first day has come. Before all of them (if a clock
 * was set back), it is the oldest.
 *
 * It does not matter when an edition was stored, because the clock may have been wrong then.
 *
 * @param held the newest first
 */
export function servedOn(today: string, held: readonly HeldEdition[]): HeldEdition | undefined {
  return held.find((edition) => hasBegun(edition, today)) ?? held.at(-1);
}

/**
 * Sorts editions. The newer of two is the one with the later first day; if the days are unknown or the same, the one
 * with the higher highest Datensatznummer; and if that is the same, the one that was stored later.
 */
export function newestFirst(editions: readonly HeldEdition[]): HeldEdition[] {
  return editions.toSorted((a, b) => {
    const days = a.validFrom && b.validFrom ? Date.parse(b.validFrom) - Date.parse(a.validFrom) : 0;
    return days || b.highestRecordNumber - a.highestRecordNumber || b.id - a.id;
  });
}
