import { germanWith } from '../words/de/german.ts';
import { NOTES } from '../words/de/notes.ts';
import type { Words } from '../words/words.ts';

/** The German words, also for `withParts` of `iban-rechner`, which takes them where no language is given. */
export const de: Words = { ...germanWith({}), notes: NOTES };
