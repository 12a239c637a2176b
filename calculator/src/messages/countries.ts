import type { Words } from '../parts/parts.ts';
import { withoutPrototype } from '../without-prototype.ts';

/** The sentences of the part laender.js. */
export const COUNTRY_WORDS: Words = withoutPrototype({
  'national-check-digit': () =>
    'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit dem Kontoauszug.',
  'check-digit-fits': () => 'Die Prüfziffer der Kontonummer passt.',
});
