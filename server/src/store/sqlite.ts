import { randomUUID } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Bank } from '../directory/bank.ts';
import type { Attempt, Edition } from '../directory/edition.ts';
import { digestOf } from './digest.ts';
import { closeQuietly, DamagedError, openSqliteFile, storeError, transaction } from './sqlite-file.ts';
import { HISTORY_LENGTH, type Origin, type Store, type StoredState, type Validators } from './store.ts';

/** How often a change by another process is looked for. One look costs a few microseconds. */
const WATCH_INTERVAL_MS = 250;

/** A run takes two minutes at most, see sync/run.ts. */
const LEASE_MS = 150_000;

const EDITION =
  'origin, at, records, banks, bytes, valid_from AS validFrom, valid_until AS validUntil, sha256';
const HELD = `SELECT id AS revision, serves_from AS servesFrom, digest, ${EDITION} FROM edition
  WHERE id IN (SELECT DISTINCT edition FROM bank) ORDER BY serves_from DESC, id DESC`;
const HISTORY = `SELECT ${EDITION} FROM edition
  WHERE serves_from <= ? ORDER BY serves_from DESC, id DESC LIMIT ${HISTORY_LENGTH}`;
const LAST_ATTEMPT =
  'SELECT at, outcome, reason, not_before AS notBefore FROM attempt ORDER BY id DESC LIMIT 1';
const BANKS = 'SELECT blz, name, city, bic FROM bank WHERE edition = ? ORDER BY blz';
const VALIDATORS = `SELECT etag, last_modified AS lastModified FROM edition
  WHERE address = ? AND id IN (SELECT edition FROM bank) ORDER BY id DESC LIMIT 1`;
const ADD_EDITION = `INSERT INTO edition
  (serves_from, origin, at, records, banks, bytes, valid_from, valid_until, sha256, address, etag, last_modified, digest) VALUES
  (:servesFrom, :origin, :at, :records, :banks, :bytes, :validFrom, :validUntil, :sha256, :address, :etag, :lastModified, :digest)`;
const ADD_BANKS = `INSERT INTO bank (edition, blz, name, city, bic)
  SELECT ?, value ->> 'blz', value ->> 'name', value ->> 'city', value ->> 'bic' FROM json_each(?)`;
/** A lease further in the future than any could have been given was, by a clock that has been set back since. */
const TAKE_LEASE = `INSERT INTO lease (only_one, holder, until) VALUES (1, :holder, :until)
  ON CONFLICT DO UPDATE SET holder = :holder, until = :until
  WHERE holder = :holder OR until <= :now OR until > :never`;

/**
 * The store in one SQLite file.
 *
 * @param path is made where it does not exist
 * @throws {StoreError} where the file is damaged or somebody else's (it is left as it is) or can't be written
 */
export function openSqlite(path: string): Store {
  return new SqliteStore(openSqliteFile(path), path);
}

interface HeldEdition extends Edition {
  readonly revision: number;
  readonly servesFrom: string;
  /** Of its banks; null where an older version of this program has stored it. */
  readonly digest: string | null;
}

/** The edition of a day. Before the first of them (a clock that was set back) there is still the first. */
function onDay(held: readonly HeldEdition[], today: string): HeldEdition | undefined {
  return held.find(({ servesFrom }) => servesFrom <= today) ?? held.at(-1);
}

class SqliteStore implements Store {
  readonly #db: DatabaseSyncInstance;
  readonly #name = randomUUID();
  readonly #path: string;
  #watch: NodeJS.Timeout | undefined;

  constructor(db: DatabaseSyncInstance, path: string) {
    this.#db = db;
    this.#path = path;
  }

  /** One transaction; its failure is a sentence for the operator. */
  #transact<T>(work: () => T, begin?: string): T {
    try {
      return transaction(this.#db, work, begin);
    } catch (error) {
      throw storeError(this.#path, error);
    }
  }

  async read(today: string, known?: number) {
    return this.#transact(() => this.#read(today, known), 'BEGIN');
  }

  #read(today: string, known?: number) {
    const held = this.#held();
    const served = onDay(held, today);
    if (!served) return null;
    const { revision, servesFrom, digest, ...edition } = served;
    const { notBefore = null, ...lastAttempt } =
      this.#row<Attempt & { notBefore: string | null }>(LAST_ATTEMPT) ?? {};
    const state: StoredState = {
      revision,
      edition,
      lastAttempt: 'at' in lastAttempt ? lastAttempt : null,
      held: held.map(({ sha256 }) => sha256),
      notBefore,
      history: this.#rows<Edition>(HISTORY, servesFrom),
    };
    if (revision === known) return { state, banks: null };
    const banks = this.#rows<Bank>(BANKS, revision);
    if (digest !== null && digestOf(banks) !== digest) {
      throw new DamagedError('the banks are not those that were stored');
    }
    return { state, banks };
  }

  /** The editions whose banks are stored, the last to be served first. */
  #held(): HeldEdition[] {
    return this.#rows<HeldEdition>(HELD);
  }

  async add(edition: Edition, banks: readonly Bank[], today: string, origin?: Origin | null) {
    this.#transact(() => this.#add(edition, banks, today, origin));
  }

  async seed(edition: Edition, banks: readonly Bank[], today: string) {
    this.#transact(() => {
      if (!this.#row('SELECT 1 FROM edition LIMIT 1')) this.#add(edition, banks, today);
    });
  }

  #add(edition: Edition, banks: readonly Bank[], today: string, origin?: Origin | null) {
    const { validFrom } = edition;
    const servesFrom = validFrom !== null && validFrom > today ? validFrom : today;
    const unknown: { [Key in keyof Origin]: null } = { address: null, etag: null, lastModified: null };
    const { lastInsertRowid: id } = this.#db
      .prepare(ADD_EDITION)
      .run({ ...edition, ...(origin ?? unknown), servesFrom, digest: digestOf(banks) });
    this.#db.prepare(ADD_BANKS).run(id, JSON.stringify(banks));
    const held = this.#held();
    const served = onDay(held, today);
    for (const past of held) {
      if (past === served || past.servesFrom > today) continue;
      this.#db.prepare('DELETE FROM bank WHERE edition = ?').run(past.revision);
    }
  }

  async note({ at, outcome, reason }: Attempt, notBefore: string | null = null) {
    const insert = 'INSERT INTO attempt (at, outcome, reason, not_before) VALUES (?, ?, ?, ?)';
    this.#transact(() => this.#db.prepare(insert).run(at, outcome, reason, notBefore));
  }

  async recall(address: string) {
    return this.#transact(() => this.#row<Validators>(VALIDATORS, address), 'BEGIN');
  }

  async lock() {
    const { changes } = this.#transact(() => {
      const [now, until, never] = [0, LEASE_MS, 2 * LEASE_MS].map((later) =>
        new Date(Date.now() + later).toISOString(),
      ) as [string, string, string];
      return this.#db.prepare(TAKE_LEASE).run({ holder: this.#name, now, until, never });
    });
    return changes === 1;
  }

  async unlock() {
    this.#transact(() => this.#db.prepare('DELETE FROM lease WHERE holder = ?').run(this.#name));
  }

  /** The columns are named like the fields of the type that is asked for. */
  #row<T>(sql: string, ...values: (string | number)[]): T | null {
    return this.#rows<T>(sql, ...values)[0] ?? null;
  }

  #rows<T>(sql: string, ...values: (string | number)[]): T[] {
    return this.#db.prepare(sql).all(...values) as unknown as T[];
  }

  watch(changed: () => void) {
    const version = this.#db.prepare('PRAGMA data_version');
    const look = () => version.get()?.['data_version'];
    let seen = look();
    this.#watch = setInterval(() => {
      try {
        const now = look();
        if (now === seen) return;
        seen = now;
      } catch {
        // A disk that is away for a moment: the next look tells what has changed meanwhile.
        return;
      }
      changed();
    }, WATCH_INTERVAL_MS);
    this.#watch.unref();
  }

  async close() {
    clearInterval(this.#watch);
    try {
      // So that the file alone is the whole database, for whoever copies it; but others who read it are not waited for.
      this.#db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, say: then it is the file with the log beside it, as while we run.
    }
    closeQuietly(this.#db);
  }
}
