import { Directory } from '../directory/directory.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Store, StoredState } from './store.ts';

/** How soon after midnight the next edition takes over, and how soon what could not be read is read again. */
const DAY_CHECK_MS = 1000;

/** What the server answers from: a directory and the state that was stored with it. */
export interface Served {
  readonly directory: Directory;
  readonly state: StoredState;
}

/**
 * Keeps in memory what the store holds for today, whoever stores it: this process, another one, another machine.
 *
 * @param failed told when the store can't be read; what is served stays as it was
 * @returns the newest state at each call
 */
export async function follow(store: Store, failed: (error: unknown) => void): Promise<() => Served> {
  let day = berlinDay(new Date());
  let served = await read(null);
  let reading: Promise<void> = Promise.resolve();
  let missed = false;
  const refresh = () => {
    // One after the other, so that an older state never replaces a newer one.
    reading = reading
      .then(async () => {
        served = await read(served);
        missed = false;
      })
      .catch((error) => {
        // Told once, tried until it works.
        if (!missed) failed(error);
        missed = true;
      });
  };
  store.watch(refresh);
  // What came between the first reading and the watch.
  refresh();
  setInterval(() => {
    const today = berlinDay(new Date());
    if (today === day && !missed) return;
    day = today;
    refresh();
  }, DAY_CHECK_MS).unref();
  return () => served;

  async function read(before: Served | null): Promise<Served> {
    const stored = await store.read(day, before?.state.revision);
    if (!stored) throw new Error('The database holds no directory any more.');
    const directory = stored.banks ? new Directory(stored.banks) : before?.directory;
    if (!directory) throw new Error('The database gave no banks.');
    return { directory, state: stored.state };
  }
}
