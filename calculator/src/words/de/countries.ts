import { withoutPrototype } from '../../without-prototype.ts';
import type { NoteWords } from '../words.ts';
import { CHECK_DIGIT_FITS } from './check-digit-fits.ts';

/** The sentences of the part laender.js. */
export const COUNTRY_WORDS = withoutPrototype({
  'national-check-digit': () =>
    'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit dem Kontoauszug.',
  'check-digit-fits': () => CHECK_DIGIT_FITS,
} satisfies Partial<NoteWords>);
