import { ENGLISH } from '../words/en/english.ts';
import type { Words } from '../words/words.ts';

/** The English words: the language to give to `withParts` of `iban-rechner`. */
export const en: Words = ENGLISH;
