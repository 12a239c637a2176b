import type { SearchedBank } from '../../directory/search.ts';
import { calculator } from './widgets.ts';

/** The calculator's part that knows every bank. What is imported twice is loaded once. */
const BANKS: string = '/banken.js';

/**
 * Loads all banks: the list of their BLZs from the server, and what belongs to each of them from the calculator, which
 * has learned it from banken.js.
 *
 * @throws where one of the two does not come
 */
export async function loadBanks(): Promise<SearchedBank[]> {
  const [response] = await Promise.all([fetch('/bankleitzahlen.txt'), import(BANKS)]);
  if (!response.ok) throw new Error(`The list of BLZs has the status ${response.status}.`);
  const list = (await response.text()).split('\n').filter(Boolean);
  const { lookupBic } = calculator();
  return list.flatMap((blz) => {
    const bank = lookupBic(blz);
    // For a moment after a sync, the two may come from different editions.
    return 'name' in bank ? [{ blz, name: bank.name, city: bank.city, bic: bank.bic }] : [];
  });
}
