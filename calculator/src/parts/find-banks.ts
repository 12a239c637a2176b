import type { BankWithBlz } from '../bic.d.ts';
import type { DirectoryBank } from '../directory/pack.ts';
import { clean } from '../iban/clean.ts';
import { foldText } from '../search/fold-text.ts';

/**
 * The banks that a BIC means, or whose name and city have every word of a text at the beginning of a word. It knows the
 * names of the directory only: the names that people use are in the search of the site and of the package.
 *
 * @returns each bank of a name, a city and a BIC once, with the first of its Bankleitzahlen
 */
export function findBanks(text: string, banks: ReadonlyMap<string, DirectoryBank>): BankWithBlz[] {
  const bic = clean(text).padEnd(11, 'X');
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = new Map<string, BankWithBlz>();
  for (const bank of banks.values()) {
    const own = ` ${foldText(`${bank.name} ${bank.city}`)}`;
    if (bank.bic !== bic && !words.every((word) => own.includes(` ${word}`))) continue;
    const key = `${bank.name} ${bank.city} ${bank.bic}`;
    if (!found.has(key)) found.set(key, bank);
  }
  return [...found.values()];
}
