import type { Parts } from '../../parts/parts.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import type { Words } from '../words.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from './faults.ts';

/** The German sentences about answers. Those about notes come with the part that makes the note. */
export const germanWith = ({ rules, directory, countries }: Parts): Words => ({
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: withoutPrototype({ ...rules?.words, ...directory?.words, ...countries?.words }),
});
