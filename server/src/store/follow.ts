import { Directory } from '../directory/directory.ts';
import { berlinDay } from '../directory/edition.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { GoneError, type Store, type StoredState } from './store.ts';

/** How soon after midnight the next edition takes over, and how soon what could not be read is read again. */
const DAY_CHECK_MS = 1000;

/**
 * How the database was at the last look: all right, only to be read, deleted or replaced, or not to be read.
 * What is served is kept in memory, whatever has become of it.
 */
type Health = 'ok' | 'read-only' | 'gone' | 'unreadable';

/** What the server answers from: a directory and the state that was stored with it. */
export interface Served {
  readonly directory: Directory;
  readonly state: StoredState;
  readonly database: Health;
}

/** Told once when the store can't be used as it should (what is served stays as it was), and once when it can again. */
export interface Told {
  readonly failed: (error: unknown, health: Health) => void;
  readonly recovered: () => void;
}

/**
 * Keeps in memory what the store holds for today, whoever stores it: this process, another one, another machine.
 *
 * @returns the newest state at each call
 */
export async function follow(store: Store, { failed, recovered }: Told): Promise<() => Served> {
  let day = berlinDay(new Date());
  let served = await read(null);
  if (store.fault) failed(store.fault, served.database);
  // One after the other, so that an older state never replaces a newer one.
  const refresh = oneAtATime(async () => {
    const before = served;
    let error: unknown;
    try {
      served = await read(before);
      error = store.fault;
    } catch (thrown) {
      error = thrown;
      const database = thrown instanceof GoneError ? 'gone' : 'unreadable';
      // The same object as long as nothing is new: pages are made anew for another one.
      if (database !== before.database) served = { ...before, database };
    }
    if (error && before.database === 'ok') failed(error, served.database);
    if (!error && before.database !== 'ok') recovered();
  });
  await store.watch(refresh);
  // What came between the first reading and the watch.
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
    const directory = stored.banks ? new Directory(stored.banks) : before?.directory;
    if (!directory) throw new Error('The database gave no banks.');
    return { directory, state: stored.state, database: store.fault ? 'read-only' : 'ok' };
  }
}
