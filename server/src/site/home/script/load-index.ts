import type { BankIndex, BankWithBlz } from '../../../calculator/functions.ts';
import { CALCULATOR_PARTS } from '../../frame/calculator-scripts.ts';
import { loadBanks } from '../../frame/script/load-banks.ts';

let index: BankIndex<BankWithBlz> | undefined;
let isUnderWay = false;
let hasFailed = false;

/**
 * Loads the banks for the search at the first call, and after a failure again. What was typed has no influence on that.
 *
 * @param whenKnown is called when the banks have loaded or failed
 */
export async function loadIndex(whenKnown: () => void): Promise<void> {
  if (index || isUnderWay) return;
  isUnderWay = true;
  index = await loadBanks().catch(() => undefined);
  isUnderWay = false;
  hasFailed = !index;
  whenKnown();
}

/** The search in all banks; undefined as long as it has not loaded. */
export const bankIndex = () => index;

/** Why there is no search. */
export const searchState = () => (hasFailed && !isUnderWay ? 'failed' : 'loading');

/** How long an answer waits for the calculator's parts, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

let coming: readonly Promise<unknown>[] | undefined;

/** The calculator's parts, which are loaded at the first call. The browser loads each of them only once per page. */
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
