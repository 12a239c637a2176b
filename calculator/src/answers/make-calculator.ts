import { group } from '../iban/clean.ts';
import type { AccountFacts, Note } from './answer.ts';
import type { Calculator, Validation } from './api.ts';
import { checkIban, explainAccount, explainBank, explainFunctions } from './explain-parts.ts';
import type { Parts, Words } from './parts.ts';
import { noteSentence } from './words.ts';

/** The functions that say their answer in words. */
export type SpokenFunctions = Pick<Calculator, 'validate' | 'buildIban' | 'lookupBic' | 'sentences'>;

/**
 * The functions of the calculator: those that answer as data, and those that say the same in words.
 *
 * @param parts what the calculator knows besides the registry and the short list
 * @param words those of the language in which an answer is said
 */
export function makeCalculator(parts: Parts, words: Words): Calculator {
  return { ...explainFunctions(parts), ...makeSpokenFunctions(parts, words) };
}

/** The functions whose answers differ by language. en.js has only these. */
export function makeSpokenFunctions(parts: Parts, words: Words): SpokenFunctions {
  const sentences = (notes: readonly Note[]) => notes.map((note) => noteSentence(note, words));
  /** The fields that a result has only if a part has checked the account. */
  const checkedFields = ({ state, checked, notes }: AccountFacts) =>
    checked && { notes: sentences(notes), confirmed: state === 'confirmed' };
  return {
    validate: (input) => {
      const answer = checkIban(input, parts);
      const { state, iban, country, faults } = answer;
      return {
        valid: state !== 'none',
        country,
        formatted: group(iban),
        reasons: faults.map((fault) => words.iban(fault, iban.slice(0, 2))),
        ...(state !== 'none' && checkedFields(answer)),
      } as Validation;
    },
    buildIban: (blz, kontonummer) => {
      const answer = explainAccount(blz, kontonummer, parts);
      if (answer.state !== 'none') {
        const { iban, bank } = answer;
        return { iban, formatted: group(iban), bank, ...checkedFields(answer) };
      }
      const { faults, refusal } = answer;
      const [fault = ''] = [...faults.blz.map(words.blz), ...faults.kontonummer.map(words.kontonummer)];
      // An answer with faults has no refusal of its own, but may inherit one that a page has put on Object.prototype.
      return { error: fault === '' && refusal ? noteSentence(refusal, words) : fault };
    },
    lookupBic: (blzOrIban) => {
      const { bank, notes } = explainBank(blzOrIban, parts);
      return bank ?? { notFound: true, ...(notes.length > 0 && { notes: sentences(notes) }) };
    },
    sentences: (notes) => (Array.isArray(notes) ? sentences(notes) : []),
  };
}
