import { BankIndex, type BankWithBlz } from '../../../calculator/functions.ts';
import { loadBlzList } from '../../banks/script/load-blz-list.ts';
import { calculator } from '../../frame/script/calculator.ts';

/** The calculator's part that knows every bank. The browser loads it once, even if it is imported twice. */
const BANKS_PART: string = '/banken.js';

let index: BankIndex<BankWithBlz> | undefined;
let isUnderWay = false;
let failures = 0;

/**
 * Loads the banks for the search at the first call, and after a failure again. What was typed has no influence on that.
 *
 * @param whenKnown is called when the banks have loaded or failed
 */
export async function loadIndex(whenKnown: () => void): Promise<void> {
  if (index || isUnderWay) return;
  isUnderWay = true;
  try {
    index = await loadBanks();
  } catch {
    failures++;
  }
  isUnderWay = false;
  whenKnown();
}

/**
 * The server gives the list of all BLZs and of the names by which people know the banks; the calculator gives name,
 * city and BIC of each, from banken.js.
 */
async function loadBanks(): Promise<BankIndex<BankWithBlz>> {
  // Browsers remember a failed import, so the next one needs another address.
  const part = import(failures > 0 ? `${BANKS_PART}?versuch=${failures + 1}` : BANKS_PART);
  const [list] = await Promise.all([loadBlzList(), part]);
  const { lookupBic } = calculator();
  const banks = [...list.keys()].flatMap((blz) => {
    const bank = lookupBic(blz);
    // Just after a sync, the list and banken.js may be of different editions.
    return bank.notFound ? [] : [{ blz, name: bank.name, city: bank.city, bic: bank.bic }];
  });
  return new BankIndex(banks, list);
}

/** The search in all banks; undefined until it has loaded. */
export const bankIndex = () => index;

/** Why there is no search. */
export const searchState = () => (failures > 0 && !isUnderWay ? 'failed' : 'loading');
