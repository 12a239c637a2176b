import { group } from '../iban/clean.ts';
import { cleanIban, germanIban } from '../iban/faults.ts';
import { checkAccount, giveAccount } from './account.ts';
import type { AccountFacts, Note } from './answer.ts';
import type { FullCalculator } from './api.ts';
import { explainAccount, explainBank, explainIban } from './explain.ts';
import { plainGermanIban, plainValidation } from './plain.ts';
import type { CurrentTables } from './tables.ts';
import { noteSentence, type Words } from './words.ts';

/**
 * The functions of the calculator: those that answer as data, and those that say the same in words.
 *
 * @param tables called once for each answer
 * @param words those of the language in which an answer is said
 */
export function makeCalculator(tables: CurrentTables, words: Words): FullCalculator {
  /** A page may pass on what it has stored. */
  const isKnown = (note: Note | null | undefined) => Object.keys(words.notes).includes(String(note?.code));
  const sentences = (notes: readonly Note[]) => notes.map((note) => noteSentence(note, words));
  const said = ({ state, notes }: AccountFacts) => ({
    notes: sentences(notes),
    confirmed: state === 'confirmed',
  });
  return {
    validate: (input) => {
      const result = plainValidation(input, words.iban);
      return result.valid ? { ...result, ...said(checkAccount(cleanIban(input), tables())) } : result;
    },
    buildIban: (blz, kontonummer) => {
      const sum = plainGermanIban(blz, kontonummer, words);
      if (sum.iban === undefined) return sum;
      const typed = { bankCode: sum.iban.slice(4, 12), account: sum.iban.slice(12) };
      const given = giveAccount(typed, tables());
      if (given.state === 'none') return { error: noteSentence(given.refusal, words) };
      const iban = germanIban(given.bban.bankCode, given.bban.account);
      return { iban, formatted: group(iban), bank: given.bank, ...said(given) };
    },
    lookupBic: (blzOrIban) => {
      const { bank, notes } = explainBank(blzOrIban, tables());
      return bank ?? { notFound: true, ...(notes.length > 0 && { notes: sentences(notes) }) };
    },
    explainIban: (iban) => explainIban(iban, tables()),
    explainAccount: (blz, kontonummer) => explainAccount(blz, kontonummer, tables()),
    explainBank: (blzOrIban) => explainBank(blzOrIban, tables()),
    allBanks: () => tables().banks,
    sentences: (notes) => (Array.isArray(notes) ? sentences(notes.filter(isKnown)) : []),
  };
}
