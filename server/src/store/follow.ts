import { Directory } from '../directory/directory.ts';
import { berlinDay, type Edition } from '../directory/edition.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Store, StoredState } from './store.ts';

/** How often we check whether a new day has begun, and how soon a reading that failed is repeated. */
const DAY_CHECK_MS = 1000;

/** The state of the database at the last reading. In each state, the server answers from memory. */
type Health = 'ok' | 'read-only' | 'unreadable';

/** What the server answers from: a directory and the state that was stored with it. */
export interface Served {
  readonly directory: Directory;
  readonly state: StoredState;
  readonly database: Health;
}

/**
 * Called once when the database becomes read-only or unreadable, once when it has recovered, and for each new
 * edition, whichever process stored it: when it is served, or stored for a later day.
 */
export interface DatabaseListener {
  readonly edition: (edition: Edition, is: 'served' | 'upcoming') => void;
  readonly failed: (error: unknown, health: Health) => void;
  readonly recovered: () => void;
}

/**
 * Keeps in memory what the store holds for today. It reads the store again when any process has changed it, when a day
 * begins in Berlin, and each second after a reading that failed.
 *
 * @returns a function that gives the newest state
 */
export async function follow(store: Store, listener: DatabaseListener): Promise<() => Served> {
  let day = berlinDay(new Date());
  let served = await read(null);
  const { failed, recovered } = listener;
  if (store.readOnlyError) failed(store.readOnlyError, served.database);
  // One at a time, so that an older state never replaces a newer one.
  const refresh = oneAtATime(async () => {
    const before = served;
    let error: unknown;
    try {
      served = await read(before);
      error = store.readOnlyError;
    } catch (thrown) {
      error = thrown;
      // A new object makes the server render its pages again, so make one only if the health has changed.
      if (before.database !== 'unreadable') served = { ...before, database: 'unreadable' };
    }
    if (error && before.database === 'ok') failed(error, served.database);
    if (!error && before.database !== 'ok') recovered();
    reportEditions(before.state, served.state, listener);
  });
  await store.watch(refresh);
  // Something may have changed between the first reading and the watch.
  refresh();
  setInterval(() => {
    const today = berlinDay(new Date());
    if (today === day && served.database === 'ok') return;
    day = today;
    refresh();
  }, DAY_CHECK_MS).unref();
  return () => served;

  async function read(before: Served | null): Promise<Served> {
    const stored = await store.read(day, before?.state.revision);
    if (!stored) throw new Error('The database holds no directory any more.');
    const directory = stored.banks
      ? new Directory(stored.banks, stored.state.edition.validFrom)
      : before?.directory;
    if (!directory) throw new Error('The database gave no banks.');
    return { directory, state: stored.state, database: store.readOnlyError ? 'read-only' : 'ok' };
  }
}

function reportEditions(before: StoredState, now: StoredState, { edition }: DatabaseListener): void {
  if (now.revision !== before.revision) edition(now.edition, 'served');
  const { upcoming } = now;
  // Rebuilt editions have no SHA-256 to compare.
  const isNew =
    upcoming?.sha256 !== before.upcoming?.sha256 ||
    upcoming?.highestRecordNumber !== before.upcoming?.highestRecordNumber;
  if (upcoming && isNew) edition(upcoming, 'upcoming');
}
