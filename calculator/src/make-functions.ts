import type { Calculator } from './api.d.ts';
import { checkIban } from './explain/check-iban.ts';
import { explainAccount } from './explain/explain-account.ts';
import { explainBank } from './explain/explain-bank.ts';
import { explainIban } from './explain/explain-iban.ts';
import type { Parts } from './parts/parts.ts';
import { builtIban } from './results/built-iban.ts';
import { foundBank } from './results/found-bank.ts';
import { validation } from './results/validation.ts';
import { noteSentences } from './words/note-sentences.ts';
import type { Words } from './words/words.ts';

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
