import { own } from '../own.ts';
import { groupedBlz } from './grouped-blz.ts';

// What the parts say besides the sentences about rules.

export const CHECKED = 'Kontonummer geprüft.';
export const NATIONAL_FAULT =
  'Die Prüfziffer dieser Kontonummer in ihrem Land passt nicht. Vergleichen Sie die IBAN mit Ihrem Kontoauszug.';

/**
 * @param blz eight digits
 * @param validFrom the first day of the directory, `2026-03-09`, or nothing where nobody told it
 */
export function unknownBlz(blz: string, validFrom: string | null): string {
  const since = validFrom ? ` (gültig ab ${day(validFrom)})` : '';
  return `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank${since}.`;
}

/** `2026-03-09` as „9. März 2026“. */
function day(date: string): string {
  return new Date(date).toLocaleDateString('de-DE', own({ dateStyle: 'long' as const, timeZone: 'UTC' }));
}
