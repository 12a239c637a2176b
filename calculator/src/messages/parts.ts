import { withoutPrototype } from '../without-prototype.ts';
import { groupedBlz } from './grouped-blz.ts';

// The sentences of the parts, besides those about rules.

export const CHECKED = 'Kontonummer geprüft.';
export const NATIONAL_FAULT =
  'Die Prüfziffer dieser Kontonummer in ihrem Land passt nicht. Vergleichen Sie die IBAN mit Ihrem Kontoauszug.';

/**
 * The sentence about a Bankleitzahl that the directory does not have.
 *
 * @param blz eight digits
 * @param validFrom the first day of the directory's validity, `2026-03-09`; null where it is unknown
 */
export function unknownBlz(blz: string, validFrom: string | null): string {
  const since = validFrom ? ` (gültig ab ${longDate(validFrom)})` : '';
  return `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank${since}.`;
}

/** `2026-03-09` as „9. März 2026“, with a no-break space between day and month. */
function longDate(date: string): string {
  const options = withoutPrototype({ dateStyle: 'long' as const, timeZone: 'UTC' });
  return new Date(date).toLocaleDateString('de-DE', options).replace(' ', '\u00a0');
}
