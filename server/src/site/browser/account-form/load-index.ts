import type { BankIndex, BankWithBlz } from '../../../calculator/search.ts';
import { loadBanks } from '../load-banks.ts';

/** What is known of the search: it is loaded once, and after a failure again when somebody asks for it. */
export type Search = { readonly state: 'loading' | 'failed' } | BankIndex<BankWithBlz>;

let search: Search | undefined;

/**
 * Loads the banks for the search at the first call. What was typed has no influence on that.
 *
 * @param whenKnown is called when the banks have come or failed
 */
export function loadIndex(whenKnown: () => void): void {
  if (search && (!('state' in search) || search.state === 'loading')) return;
  search = { state: 'loading' };
  loadBanks().then(
    (index) => {
      search = index;
      whenKnown();
    },
    () => {
      search = { state: 'failed' };
      whenKnown();
    },
  );
}

/** The search, or how far it has come. */
export const currentSearch = (): Search => search ?? { state: 'loading' };

/** Whether the banks are on their way. */
export function isLoading(): boolean {
  const current = currentSearch();
  return 'state' in current && current.state === 'loading';
}
