import { BankIndex, type BankWithBlz, type NamesByBlz } from '../../../calculator/functions.ts';
import { parseBlzList } from '../../../directory/blz.ts';
import { calculator } from './calculator.ts';

/**
 * Loads the BLZs of all banks, with the names by which people know the banks. The request is the same for everybody.
 *
 * @throws Error if the list can't be loaded
 */
export async function loadBlzList(): Promise<NamesByBlz> {
  const response = await fetch('/bankleitzahlen.txt');
  if (!response.ok) throw new Error(`The list of BLZs has the status ${response.status}.`);
  return parseBlzList(await response.text());
}

/** The calculator's part that knows every bank. The browser loads it once, even if it is imported twice. */
const BANKS_PART: string = '/banken.js';

let failedImports = 0;

/**
 * Loads all banks and prepares them for searches. The server gives the list of their BLZs and of the names by which
 * people know them; the calculator gives name, city and BIC of each, from banken.js.
 *
 * @throws Error if the list or banken.js can't be loaded
 */
export async function loadBanks(): Promise<BankIndex<BankWithBlz>> {
  const [list] = await Promise.all([loadBlzList(), importPart()]);
  const { lookupBic } = calculator();
  const banks = [...list.keys()].flatMap((blz) => {
    const bank = lookupBic(blz);
    // Just after a sync, the list and banken.js may be of different editions.
    return bank.notFound ? [] : [{ blz, name: bank.name, city: bank.city, bic: bank.bic }];
  });
  return new BankIndex(banks, list);
}

/** Browsers remember a failed import, so the next one needs another address. */
async function importPart(): Promise<void> {
  try {
    await import(failedImports > 0 ? `${BANKS_PART}?versuch=${failedImports + 1}` : BANKS_PART);
  } catch (error) {
    failedImports++;
    throw error;
  }
}
