import { findBank } from '../banks/find-bank.ts';
import { group } from '../iban/clean.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import type { AccountAnswer, AccountFacts, BankAnswer } from './answer.ts';
import type { Bank, BuiltIban, Calculator, NotFound, Validation } from './api.ts';
import type { CheckedIban } from './explain.ts';
import { checkIban, explainAccount, explainBank, explainFunctions } from './explain.ts';
import type { Parts } from './parts.ts';
import type { Words } from './words.ts';
import { noteSentence, noteSentences } from './words.ts';

/** The functions that say their answer in words. */
export type SpokenFunctions = Pick<Calculator, 'validate' | 'buildIban' | 'lookupBic' | 'sentences'>;

/**
 * The functions of the calculator: those that answer as data, and those that say the same in words.
 *
 * @param parts what the calculator knows besides the registry and the short list
 * @param words those of the language in which an answer is said
 */
export function makeCalculator(parts: Parts, words: Words): Calculator {
  return {
    ...explainFunctions(parts),
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

// The results of the three functions: answers in words.

/** The fields that a result has only if a part has checked the account. */
const checkedFields = ({ state, checked, notes }: AccountFacts, words: Words) =>
  checked && { notes: noteSentences(notes, words), confirmed: state === 'confirmed' };

function validation(answer: CheckedIban, words: Words): Validation {
  const { state, iban, country, faults } = answer;
  return {
    valid: state !== 'none',
    country,
    formatted: group(iban),
    reasons: faults.map((fault) => words.iban(fault, iban.slice(0, 2))),
    ...(state !== 'none' && checkedFields(answer, words)),
  };
}

function builtIban(answer: AccountAnswer, words: Words): BuiltIban | { error: string } {
  if (answer.state !== 'none') {
    const { iban, bank } = answer;
    return { iban, formatted: group(iban), bank, ...checkedFields(answer, words) };
  }
  const { faults, refusal } = answer;
  const [fault = ''] = [...faults.blz.map(words.blz), ...faults.kontonummer.map(words.kontonummer)];
  // An answer with faults has no refusal of its own, but may inherit one that a page has put on Object.prototype.
  return { error: fault === '' && refusal ? noteSentence(refusal, words) : fault };
}

function foundBank({ bank, notes }: BankAnswer, words: Words): Bank | NotFound {
  return bank ?? { notFound: true, ...(notes.length > 0 && { notes: noteSentences(notes, words) }) };
}
