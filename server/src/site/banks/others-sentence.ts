import { german } from '../../content/german.ts';

/** A hit shows so many of a bank's other BLZs. The bank's own page has all. */
export const MAX_OTHERS = 5;

/** Says in German how many other BLZs of the same bank fit a search. */
export function othersSentence(count: number): string {
  return count === 1
    ? 'Noch eine passende Bankleitzahl'
    : `${german.number(count)}\u00a0weitere passende Bankleitzahlen`;
}
