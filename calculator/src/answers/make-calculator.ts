import { findBank } from '../banks/find-bank.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import type { Calculator } from './api.ts';
import { checkIban, explainAccount, explainBank, explainIban } from './explain.ts';
import type { Parts } from './parts.ts';
import { builtIban, foundBank, validation } from './results.ts';
import type { Words } from './words.ts';
import { noteSentences } from './words.ts';

/** The functions that say their answer in words. */
export type SpokenFunctions = Pick<Calculator, 'validate' | 'buildIban' | 'lookupBic' | 'sentences'>;

/**
 * The functions of the calculator: those that answer as data, and those that say the same in words.
 *
 * @param parts what the calculator knows besides the registry and the short list
 * @param words those of the language in which an answer is said
 */
export function makeFunctions(parts: Parts, words: Words): Calculator {
  return {
    explainIban: (iban) => explainIban(iban, parts),
    explainAccount: (blz, kontonummer) => explainAccount(blz, kontonummer, parts),
    explainBank: (blzOrIban) => explainBank(blzOrIban, parts),
    ...makeSpokenFunctions(parts, words),
  };
}

/** The functions whose answers differ by language. en.js has only these. */
export const makeSpokenFunctions = (parts: Parts, words: Words): SpokenFunctions => ({
  validate: (iban) => validation(checkIban(iban, parts), words),
  buildIban: (blz, kontonummer) => builtIban(explainAccount(blz, kontonummer, parts), words),
  lookupBic: (blzOrIban) => foundBank(explainBank(blzOrIban, parts), words),
  sentences: (notes) => (Array.isArray(notes) ? noteSentences(notes, words) : []),
});

/** The German sentences about answers. Those about notes come with the part that makes the note. */
export const germanWith = ({ rules, directory, countries }: Parts): Words => ({
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: withoutPrototype({ ...rules?.words, ...directory?.words, ...countries?.words }),
});

/** The entry of the package that has each part, and a function of the part. */
const ENTRIES = [
  ['rules', 'rules', 'checkAccount'],
  ['directory', 'banks', 'checkAccount'],
  ['countries', 'countries', 'checkAccount'],
  ['language', 'en', 'iban'],
] as const;

/**
 * See withParts in index.ts.
 *
 * @throws {TypeError} if something else is given for a part, such as the whole module
 */
export function makeCalculator(given: Parts & { language?: Words | undefined }): Calculator {
  const own = withoutPrototype(given);
  for (const [name, entry, needed] of ENTRIES) {
    const part = own[name] as Record<string, unknown> | null | undefined;
    if (part !== undefined && part !== null && typeof part[needed] !== 'function')
      throw new TypeError(`withParts: '${name}' is not that of 'iban-rechner/${entry}'.`);
  }
  const { language, ...known } = own;
  const parts = withoutPrototype({ findBank, ...known });
  return makeFunctions(parts, language ?? germanWith(parts));
}
