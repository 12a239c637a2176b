import { germanNotes } from '../../parts/german-notes.ts';
import type { Parts } from '../../parts/parts.ts';
import type { Words } from '../words.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from './faults.ts';

/** The German sentences about answers. @param parts those about notes come with the parts */
export const germanWith = (parts: Parts): Words => ({
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: germanNotes(parts),
});
