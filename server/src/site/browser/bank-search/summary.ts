import type { BankWithBlz, Found } from '../../../calculator/search.ts';
import { calculator } from '../calculator.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { PAGE_WORDS } from '../words/page-words.ts';

/** How many hits the page shows. */
export const MAX_HITS = 10;

const WORDS = HOME_WORDS.search;

/**
 * Says how many banks were found or, if none was, why. Empty as long as the text is empty or may become an IBAN.
 *
 * @param typed the search text
 * @param found what the search has found
 */
export function summaryOf(
  typed: string,
  { hits: { length: hits }, isCorrected }: Found<BankWithBlz>,
): string {
  if (hits === 0 && /^\s*([a-z]{2}\d{0,2})?\s*$/i.test(typed)) return '';
  const { valid, country, reasons } = calculator().validate(typed);
  const isWrongIban = !valid && /^\s*(IBAN:?\s*)?DE(\s*\d){20}\s*$/i.test(typed);
  if (isWrongIban) return reasons[0] ?? '';
  if (hits === 1) return WORDS.one(isCorrected);
  const count = hits.toLocaleString(PAGE_WORDS.locale);
  if (hits > MAX_HITS) return WORDS.best(count, isCorrected, MAX_HITS);
  if (hits > 0) return WORDS.many(count, isCorrected);
  if (valid && country !== 'DE') return WORDS.germanyOnly;
  const answer = calculator().lookupBic(typed);
  const notes = 'notes' in answer ? answer.notes : undefined;
  return notes?.join(' ') ?? WORDS.none;
}
