import { group } from '../iban/clean.ts';
import type { AccountAnswer, AccountFacts, BankAnswer } from './answer.ts';
import type { Bank, BuiltIban, NotFound, Validation } from './api.ts';
import type { CheckedIban } from './explain.ts';
import type { Words } from './words.ts';
import { noteSentence, noteSentences } from './words.ts';

/** The fields of a result that it has only if a part has looked at the account. */
const checkedFields = ({ state, checked, notes }: AccountFacts, words: Words) =>
  checked && { notes: noteSentences(notes, words), confirmed: state === 'confirmed' };

/** The result of validate(): an answer in words. */
export function validation(answer: CheckedIban, words: Words): Validation {
  const { state, iban, country, faults } = answer;
  return {
    valid: state !== 'none',
    country,
    formatted: group(iban),
    reasons: faults.map((fault) => words.iban(fault, iban.slice(0, 2))),
    ...(state !== 'none' && checkedFields(answer, words)),
  };
}

/** The result of buildIban(): an answer in words. */
export function builtIban(answer: AccountAnswer, words: Words): BuiltIban | { error: string } {
  if (answer.state !== 'none') {
    const { iban, bank } = answer;
    return { iban, formatted: group(iban), bank, ...checkedFields(answer, words) };
  }
  const { faults, refusal } = answer;
  const [fault = ''] = [...faults.blz.map(words.blz), ...faults.kontonummer.map(words.kontonummer)];
  // An answer with faults has no refusal of its own, but may inherit one that a page has put on Object.prototype.
  return { error: fault === '' && refusal ? noteSentence(refusal, words) : fault };
}

/** The result of lookupBic(): an answer in words. */
export function foundBank({ bank, notes }: BankAnswer, words: Words): Bank | NotFound {
  return bank ?? { notFound: true, ...(notes.length > 0 && { notes: noteSentences(notes, words) }) };
}
