import { hash } from 'node:crypto';
import { BANK_FIELDS, type Bank, isBank } from '../directory/bank.ts';
import { type Attempt, type Edition, lastSyncOf } from '../directory/edition.ts';
import { DamagedError, type StoreError } from './errors.ts';
import {
  editionOf,
  hasBegun,
  heldOf,
  type Origin,
  type StoredAttempt,
  type StoredEdition,
  type StoredState,
  servedOn,
  stateOf,
} from './state.ts';

/** Runs one SQL statement with values for `$1`, `$2`, …, and returns its rows. */
export type Query = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

/** Runs the work in one transaction: all of it happens or nothing. One that reads sees one state of the database. */
export type Transaction = <T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>) => Promise<T>;

/** An edition with its banks. */
export interface EditionWithBanks {
  readonly edition: Edition;
  readonly banks: readonly Bank[];
}

/** How many editions are kept: those of two years. */
const EDITIONS_KEPT = 8;

/** What is stored with an edition, besides its banks. Each column has the name of its field in snake case. */
const STORED = [
  ...([
    'at',
    'origin',
    'file',
    'etag',
    'lastModified',
    'validFrom',
    'validUntil',
    'highestRecordNumber',
  ] as const),
  ...(['records', 'lastingRecords', 'bytes', 'sha256', 'bankCount', 'digest'] as const),
];
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = STORED.map(columnOf);
const READ = ['id', ...STORED, 'supersededBy', 'withdrawn'].map(
  (field) => `${columnOf(field)} AS "${field === 'bankCount' ? 'banks' : field}"`,
);
const SELECT_EDITIONS = `SELECT ${READ.join(', ')} FROM editions ORDER BY id DESC`;

/** Of two transactions that add the same edition at once, the second adds nothing. */
const INSERT = `INSERT INTO editions (${COLUMNS.join(', ')}, banks)
  VALUES (${[...COLUMNS, 'banks'].map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT DO NOTHING RETURNING id`;
/** Writes an edition again into a row that has the same banks. */
const UPDATE = `UPDATE editions SET ${COLUMNS.map((name, index) => `${name} = $${index + 1}`).join(', ')},
  superseded_by = NULL, withdrawn = NULL WHERE id = $${COLUMNS.length + 1} RETURNING id`;

const ATTEMPTS = 'SELECT at, outcome, reason, not_before AS "notBefore", compared FROM attempts';
const INSERT_ATTEMPT =
  'INSERT INTO attempts (at, outcome, reason, not_before, compared) VALUES ($1, $2, $3, $4, $5)';

/**
 * The database behind the directory. Each call is one transaction, and any number of processes may share one database,
 * without a lock: what a call adds, it adds only if it is not there. The statements are the same in SQLite and
 * PostgreSQL; subclasses do the rest. Days are YYYY-MM-DD in Berlin.
 */
export abstract class Store {
  /** Why the database can only be read at the moment, as on a full disk; null if it can be written. */
  abstract readonly readOnlyError: StoreError | null;

  /** @throws {StoreError} if the database can't be used */
  protected abstract readonly transaction: Transaction;

  abstract close(): Promise<void>;

  /**
   * Reads the state on a day, and the banks of the edition that is served then. Before the first day of every edition
   * (if a clock is wrong), the oldest is served.
   *
   * @param known revision whose banks the caller has: they are not read again
   * @returns null if nothing is stored yet; `banks` is null if the revision is the known one
   */
  read(today: string, known?: string): Promise<{ state: StoredState; banks: Bank[] | null } | null> {
    return this.transaction('read', async (query) => {
      const editions = await query<StoredEdition>(SELECT_EDITIONS);
      const [last] = await query<StoredAttempt>(`${ATTEMPTS} ORDER BY id DESC LIMIT 1`);
      const [synced] = await query<StoredAttempt>(
        `${ATTEMPTS} WHERE compared IS NOT NULL ORDER BY id DESC LIMIT 1`,
      );
      const served = servedOn(today, editions);
      if (!served) return null;
      const state = stateOf(today, served, editions, last, synced);
      return { state, banks: state.revision === known ? null : await banksOf(query, served) };
    });
  }

  /** Whether nothing is stored yet. */
  isEmpty(): Promise<boolean> {
    return this.transaction('read', isEmpty);
  }

  /** Stores the editions that the package carries, unless an edition is stored already. */
  async seed(carried: readonly EditionWithBanks[], file: string): Promise<void> {
    await this.transaction('write', async (query) => {
      if (!(await isEmpty(query))) return;
      for (const one of carried) await put(query, one, { file, etag: null, lastModified: null });
    });
  }

  /**
   * Stores an edition, in full or not at all, unless it is stored already. It is served immediately or, if it is valid
   * later, from its first day on.
   *
   * @param isAccepted whether an operator wants this very edition: it is served even if it was withdrawn, or is older
   * @returns whether anything has changed
   */
  add(added: EditionWithBanks, origin: Origin, today: string, isAccepted = false): Promise<boolean> {
    return this.transaction('write', async (query) => {
      const { edition, banks } = added;
      const digest = hash('sha256', documentOf(banks));
      const same = (await query<StoredEdition>(SELECT_EDITIONS)).find(
        (other) =>
          other.digest === digest &&
          other.origin === edition.origin &&
          other.highestRecordNumber === edition.highestRecordNumber,
      );
      if (same && !isAccepted && (same.withdrawn !== null || same.supersededBy === null)) return false;
      const id = await put(query, added, origin, same?.id);
      if (id === undefined) return false;
      if (isAccepted) await supersedeNewer(query, id, today);
      await dropOldest(query, today);
      return true;
    });
  }

  /** Stores for which days a stored edition is valid. */
  async setValidity(edition: Edition, validFrom: string, validUntil: string): Promise<void> {
    await this.transaction('write', async (query) => {
      const held = heldOf(await query<StoredEdition>(SELECT_EDITIONS));
      const stored = held.find(
        ({ highestRecordNumber, sha256 }) =>
          highestRecordNumber === edition.highestRecordNumber && sha256 === edition.sha256,
      );
      const days = [validFrom, validUntil, stored?.id ?? null];
      await query('UPDATE editions SET valid_from = $1, valid_until = $2 WHERE id = $3', ...days);
    });
  }

  /**
   * Withdraws the served edition, and serves the one before it again.
   *
   * @param at the time, ISO 8601 in UTC
   * @returns the edition that is served now; null if there is none before it, so that nothing has changed
   */
  goBack(today: string, at: string): Promise<Edition | null> {
    return this.transaction('write', async (query) => {
      const editions = await query<StoredEdition>(SELECT_EDITIONS);
      const served = servedOn(today, editions);
      const others = editions
        .filter(({ digest }) => digest !== served?.digest)
        .map((other) => (other.supersededBy === served?.id ? { ...other, supersededBy: null } : other));
      const before = servedOn(today, others);
      if (!served || !before || !hasBegun(before, today)) return null;
      // Throws if it can't be served.
      await banksOf(query, before);
      // A snapshot with the same banks is the same edition.
      await query('UPDATE editions SET withdrawn = $1 WHERE digest = $2', at, served.digest);
      await query('UPDATE editions SET superseded_by = NULL WHERE superseded_by = $1', served.id);
      return editionOf(before);
    });
  }

  /**
   * Stores how a run ended.
   *
   * @param notBefore when the source may be asked again, ISO 8601
   * @param compared the edition of the file that the run compared; null if the run failed
   */
  async noteAttempt(attempt: Attempt, notBefore: string | null = null, compared: Edition | null = null) {
    const { at, outcome, reason } = attempt;
    const sync = compared && JSON.stringify(lastSyncOf({ ...compared, origin: 'sync' }));
    await this.transaction('write', (query) => query(INSERT_ATTEMPT, at, outcome, reason, notBefore, sync));
  }

  /** The last download from an address, and the edition that it gave, if that can still be served; else null. */
  async lastDownload(address: string): Promise<(Origin & { readonly edition: Edition }) | null> {
    const held = heldOf(await this.transaction('read', (query) => query<StoredEdition>(SELECT_EDITIONS)));
    const last = held.filter(({ file }) => file === address).sort((a, b) => b.id - a.id)[0];
    return last ? { ...last, edition: editionOf(last) } : null;
  }
}

const isEmpty = async (query: Query) => (await query('SELECT 1 FROM editions LIMIT 1')).length === 0;

/**
 * Writes an edition into a new row, or into the one with an id.
 *
 * @returns the id; undefined if another process added it
 */
async function put(query: Query, { edition, banks }: EditionWithBanks, origin: Origin, id?: number) {
  const document = documentOf(banks);
  const row = { ...edition, ...origin, bankCount: banks.length, digest: hash('sha256', document) };
  const values = STORED.map((field) => row[field]);
  const [written] =
    id === undefined
      ? await query<{ id: number }>(INSERT, ...values, document)
      : await query<{ id: number }>(UPDATE, ...values, id);
  return written?.id;
}

/** Marks the newer editions that would be served in place of an accepted one, so that the accepted one is served. */
async function supersedeNewer(query: Query, accepted: number, today: string): Promise<void> {
  const held = heldOf(await query<StoredEdition>(SELECT_EDITIONS));
  const rank = held.findIndex(({ id }) => id === accepted);
  const validFrom = held[rank]?.validFrom ?? today;
  const day = validFrom > today ? validFrom : today;
  for (const { id } of held.slice(0, rank).filter((newer) => hasBegun(newer, day)))
    await query('UPDATE editions SET superseded_by = $1 WHERE id = $2', accepted, id);
}

/** Deletes all but the last editions, as many of those that were withdrawn, and those that are served now or later. */
async function dropOldest(query: Query, today: string): Promise<void> {
  const editions = await query<StoredEdition>(SELECT_EDITIONS);
  const served = servedOn(today, editions);
  const oldest = [true, false].flatMap((isWithdrawn) =>
    editions.filter(({ withdrawn }) => (withdrawn !== null) === isWithdrawn).slice(EDITIONS_KEPT),
  );
  for (const edition of oldest)
    if (edition !== served && hasBegun(edition, today))
      await query('DELETE FROM editions WHERE id = $1', edition.id);
}

/** The banks of an edition as the database has them. */
const documentOf = (banks: readonly Bank[]) => JSON.stringify(banks, [...BANK_FIELDS]);

/** @throws {DamagedError} if another program has changed the banks, or they are those of another database */
async function banksOf(query: Query, { id, digest }: StoredEdition): Promise<Bank[]> {
  const [row] = await query<{ banks: string }>('SELECT banks FROM editions WHERE id = $1', id);
  const banks: unknown = row && hash('sha256', row.banks) === digest ? JSON.parse(row.banks) : null;
  if (Array.isArray(banks) && banks.every(isBank)) return banks;
  throw new DamagedError('the banks are not those that were stored');
}
