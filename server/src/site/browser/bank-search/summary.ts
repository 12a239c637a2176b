import type { Found } from '../../../directory/search/bank-index.ts';
import type { SearchedBank } from '../../../directory/search/searched-bank.ts';
import { calculator } from '../calculator.ts';

/** How many hits the page shows. */
export const MAX_HITS = 10;

const NO_HITS = 'Keine Bank gefunden.';

/**
 * Says in German how many banks were found or, if none was, why. Empty as long as the text is empty or may become an IBAN.
 *
 * @param typed the search text
 * @param found what the search has found
 */
export function summaryOf(
  typed: string,
  { hits: { length: hits }, isCorrected }: Found<SearchedBank>,
): string {
  if (hits === 0 && /^\s*([a-z]{2}\d{0,2})?\s*$/i.test(typed)) return '';
  const { valid, country, reasons } = calculator().validate(typed);
  const isWrongIban = !valid && /^\s*(IBAN:?\s*)?DE(\s*\d){20}\s*$/i.test(typed);
  if (isWrongIban) return reasons[0] ?? '';
  const similar = isCorrected ? ' mit ähnlichem Namen' : '';
  if (hits === 1) return `1\u00a0Bank${similar} gefunden.`;
  const count = `${hits.toLocaleString('de-DE')}\u00a0Banken${similar} gefunden`;
  if (hits > MAX_HITS) return `${count}, die ${MAX_HITS}\u00a0besten Treffer:`;
  if (hits > 0) return `${count}.`;
  if (valid && country !== 'DE') return 'Die Suche kennt nur Banken in Deutschland.';
  const answer = calculator().lookupBic(typed);
  const notes = 'notes' in answer ? answer.notes : undefined;
  return notes?.join(' ') ?? NO_HITS;
}
