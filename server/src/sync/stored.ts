import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store, StoredState } from '../store/store.ts';

/** What the database serves on a day: an edition with its banks, and what is known of the others. */
export interface Stored {
  readonly edition: Edition;
  readonly banks: readonly Bank[];
  readonly state: StoredState;
}

/**
 * @param day YYYY-MM-DD in Berlin
 * @throws where the database is empty: a start puts at least the snapshot into it
 */
export async function readStored(store: Store, day: string): Promise<Stored> {
  const stored = await store.read(day);
  if (!stored?.banks) throw new Error('The database holds no directory to compare with.');
  return { edition: stored.state.edition, banks: stored.banks, state: stored.state };
}
