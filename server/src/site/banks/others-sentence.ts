import { german } from '../../content/german.ts';

/** A bank's page and a hit show so many of its other BLZs. If there are more, a page of their own has all. */
export const MAX_OTHERS = 5;

/** Says in German how many other BLZs of the same bank fit a search. */
export function othersSentence(count: number): string {
  return count === 1
    ? 'Noch eine passende Bankleitzahl'
    : `${german.number(count)}\u00a0weitere passende Bankleitzahlen`;
}
