import type { Stored as StoredBanks } from '../bundesbank/judge.ts';
import type { Store, StoredState } from '../store/store.ts';

/** The edition that is served on a day, with its banks and with the state of the database. */
export interface Stored extends StoredBanks {
  readonly state: StoredState;
}

/**
 * Reads what the database serves on a day.
 *
 * @param day YYYY-MM-DD in Berlin
 * @param before what was read before: if the same edition is still served, its banks are not read again
 * @throws if the database is empty: opening it puts at least the snapshot into it
 */
export async function readStored(store: Store, day: string, before?: Stored): Promise<Stored> {
  const stored = await store.read(day, before?.state.revision);
  const banks = stored?.banks ?? before?.banks;
  if (!stored || !banks) throw new Error('The database holds no directory to compare with.');
  return { edition: stored.state.edition, banks, state: stored.state };
}
