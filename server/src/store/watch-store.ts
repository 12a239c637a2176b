import { Directory } from '../directory/directory.ts';
import { berlinDay, type Edition } from '../directory/edition.ts';
import type { StoredState } from './state.ts';
import type { Store } from './store.ts';

/** How often we look whether the database has changed or a day has begun: a few short statements. */
const LOOK_INTERVAL_MS = 1000;

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
 * Keeps in memory what the store holds for today. It looks once a second, so an edition that any process stores is
 * served within two.
 *
 * @returns a function that gives the newest state. It is the same object as long as nothing has changed: the server
 *   renders its pages again for each new one.
 */
export async function watchStore(store: Store, listener: DatabaseListener): Promise<() => Served> {
  let served = await read(null);
  if (store.readOnlyError) listener.failed(store.readOnlyError, served.database);
  const look = async () => {
    const before = served;
    let error: unknown;
    try {
      served = await read(before);
      error = store.readOnlyError;
    } catch (thrown) {
      error = thrown;
      if (before.database !== 'unreadable') served = { ...before, database: 'unreadable' };
    }
    if (error && before.database === 'ok') listener.failed(error, served.database);
    if (!error && before.database !== 'ok') listener.recovered();
    if (served !== before) reportEditions(before.state, served.state, listener);
  };
  // Each look begins a while after the one before has ended, so that an older state never replaces a newer one.
  const wait = () => setTimeout(() => look().finally(wait), LOOK_INTERVAL_MS).unref();
  wait();
  return () => served;

  async function read(before: Served | null): Promise<Served> {
    const stored = await store.read(berlinDay(new Date()), before?.state.revision);
    if (!stored) throw new Error('The database holds no directory any more.');
    const { state, banks } = stored;
    const directory = banks ? new Directory(banks, state.edition.validFrom) : before?.directory;
    if (!directory) throw new Error('The database gave no banks.');
    const database = store.readOnlyError ? 'read-only' : 'ok';
    const isSame = before?.database === database && JSON.stringify(before.state) === JSON.stringify(state);
    return isSame ? before : { directory, state, database };
  }
}

function reportEditions(before: StoredState, now: StoredState, { edition }: DatabaseListener): void {
  if (now.revision !== before.revision) edition(now.edition, 'served');
  const { upcoming } = now;
  if (upcoming && JSON.stringify(upcoming) !== JSON.stringify(before.upcoming)) edition(upcoming, 'upcoming');
}
