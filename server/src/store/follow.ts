import { Directory } from '../directory/directory.ts';
import { berlinDay } from '../directory/edition.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Store, StoredState } from './store.ts';

/** How soon after midnight the next edition takes over, and how soon what could not be read is read again. */
const DAY_CHECK_MS = 1000;

/** What the server answers from: a directory and the state that was stored with it. */
export interface Served {
  readonly directory: Directory;
  readonly state: StoredState;
}

/** Told once when the store can't be read any more (what is served stays as it was), and once when it can again. */
export interface Told {
  readonly failed: (error: unknown) => void;
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
  let missed = false;
  // One after the other, so that an older state never replaces a newer one.
  const refresh = oneAtATime(async () => {
    try {
      served = await read(served);
      if (missed) recovered();
      missed = false;
    } catch (error) {
      if (!missed) failed(error);
      missed = true;
    }
  });
  await store.watch(refresh);
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
