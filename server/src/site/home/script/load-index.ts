import type { BankIndex, BankWithBlz } from '../../../calculator/functions.ts';
import { CALCULATOR_PARTS } from '../../frame/calculator-scripts.ts';
import { loadBanks } from '../../frame/script/load-banks.ts';

/** What is known of the search: it is loaded once, and after a failure again when somebody asks for it. */
export type Search = { readonly state: 'loading' | 'failed' } | BankIndex<BankWithBlz>;

let search: Search | undefined;

/**
 * Loads the banks for the search at the first call. What was typed has no influence on that.
 *
 * @param whenKnown is called when the banks have loaded or failed
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

/** The search, or the state of loading it. */
export const currentSearch = (): Search => search ?? { state: 'loading' };

/** Whether the banks are on their way. */
export function isLoading(): boolean {
  const current = currentSearch();
  return 'state' in current && current.state === 'loading';
}

/** How long an answer waits for the calculator's parts, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

let coming: readonly Promise<unknown>[] | undefined;

/** The calculator's parts, which are loaded at the first call. The browser loads each once, whoever names it. */
function parts(): readonly Promise<unknown>[] {
  coming ??= CALCULATOR_PARTS.map((path) => import(path).catch(() => {}));
  return coming;
}

/** Waits until all parts have loaded or failed, but not longer than three seconds. */
export function waitForParts(): Promise<unknown> {
  return Promise.race([Promise.all(parts()), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** Loads the parts, and calls a function each time one has loaded or failed. */
export function onEachPart(action: () => void): void {
  for (const part of parts()) part.then(action);
}
