import { type BankWithBlz, foldText } from '../../../calculator/search.ts';
import { currentSearch } from './load-index.ts';

/**
 * The bank that a text names without doubt: nothing else fits, not even another BLZ with this name, and the text is its
 * whole name, one that people use, or its BIC. Words of a name are not enough, since the bank that is meant may be missing
 * in the directory.
 *
 * @returns undefined for any other text, and as long as the banks have not come
 */
export function onlyBank(text: string): BankWithBlz | undefined {
  const search = currentSearch();
  if ('state' in search) return undefined;
  const { hits, isCorrected } = search.search(text);
  const [hit, ...more] = hits;
  if (!hit || isCorrected || more.length > 0 || hit.others.length > 0) return undefined;
  const { name, city, bic } = hit.bank;
  const names = [name, ...(search.namesOf(hit.bank)?.inUse ?? [])];
  const wholes = [...names, ...names.map((name) => `${name} ${city}`), bic ?? name];
  return wholes.map(foldText).includes(foldText(text)) ? hit.bank : undefined;
}
