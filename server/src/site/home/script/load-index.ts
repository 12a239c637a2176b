import { BankIndex, type BankWithBlz } from '../../../calculator/functions.ts';
import { loadBlzList } from '../../banks/script/load-blz-list.ts';
import { wholeCalculator } from '../../frame/script/calculator.ts';
import { loadWhole } from '../../frame/script/load-whole.ts';

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
 * city and BIC of each, from rechner.js.
 *
 * @throws if one of them can't be loaded
 */
async function loadBanks(): Promise<BankIndex<BankWithBlz>> {
  const [list] = await Promise.all([loadBlzList(), loadWhole()]);
  const functions = wholeCalculator();
  if (!functions) throw new Error('rechner.js has not loaded.');
  const banks = [...list.keys()].flatMap((blz) => {
    const bank = functions.lookupBic(blz);
    // Just after a sync, the list and rechner.js may be of different editions.
    return bank.notFound ? [] : [{ blz, name: bank.name, city: bank.city, bic: bank.bic }];
  });
  return new BankIndex(banks, list);
}

/** The search in all banks; undefined until it has loaded. */
export const bankIndex = () => index;

/** Why there is no search. */
export const searchState = () => (failures > 0 && !isUnderWay ? 'failed' : 'loading');
