import type { Words } from '../words.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from './faults.ts';
import { NOTES } from './notes.ts';

/** The English sentences about answers. */
export const ENGLISH: Words = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
};
