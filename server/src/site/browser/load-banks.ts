import type { SearchedBank } from '../../directory/search/bank-index.ts';
import { calculator } from './calculator.ts';
import { loadBlzList } from './load-blz-list.ts';

/** The calculator's part that knows every bank. The browser loads it once, even if it is imported twice. */
const BANKS_PART: string = '/banken.js';

let failedImports = 0;

/**
 * Loads all banks: the list of their BLZs from the server, and name, city and BIC of each from the calculator, which has
 * learned them from banken.js.
 *
 * @throws Error if the list or banken.js can't be loaded
 */
export async function loadBanks(): Promise<SearchedBank[]> {
  const [list] = await Promise.all([loadBlzList(), importPart()]);
  const { lookupBic } = calculator();
  return list.flatMap((blz) => {
    const bank = lookupBic(blz);
    // Just after a sync, the list and banken.js may be of different editions.
    return 'name' in bank ? [{ blz, name: bank.name, city: bank.city, bic: bank.bic }] : [];
  });
}

/** Browsers keep that an import has failed, so the next one needs another address. */
async function importPart(): Promise<void> {
  try {
    await import(failedImports > 0 ? `${BANKS_PART}?versuch=${failedImports + 1}` : BANKS_PART);
  } catch (error) {
    failedImports++;
    throw error;
  }
}
