import { findBank } from '../banks/find-bank.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import type { Calculator } from './api.ts';
import { makeCalculator } from './make-calculator.ts';
import type { Parts, Words } from './parts.ts';

/** The German sentences about answers. Those about notes come with the part that makes the note. */
export const germanWith = ({ rules, directory, countries }: Parts): Words => ({
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: withoutPrototype({ ...rules?.words, ...directory?.words, ...countries?.words }),
});

/** For each part: its name in withParts, the package entry that exports it, and a function that it must have. */
const ENTRIES = [
  ['rules', 'rules', 'accountFor'],
  ['directory', 'banks', 'judge'],
  ['countries', 'countries', 'checkAccount'],
  ['language', 'en', 'iban'],
] as const;

/**
 * See withParts in package/index.ts.
 *
 * @throws {TypeError} if something else is given for a part, such as the whole module
 */
export function makeFromParts(given: Parts & { language?: Words | undefined }): Calculator {
  const own = withoutPrototype(given);
  for (const [name, entry, needed] of ENTRIES) {
    const part = own[name] as Record<string, unknown> | null | undefined;
    if (part !== undefined && part !== null && typeof part[needed] !== 'function')
      throw new TypeError(`withParts: '${name}' is not that of 'iban-rechner/${entry}'.`);
  }
  const { language, ...known } = own;
  const parts = withoutPrototype({ findBank, ...known });
  return makeCalculator(parts, language ?? germanWith(parts));
}
