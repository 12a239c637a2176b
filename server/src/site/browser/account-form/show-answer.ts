import { group } from '../../../calculator/fields.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { answerOfAccount, answerOfIban, bankOf, type IbanAnswer } from './answers.ts';
import type { Decision } from './decide.ts';
import { type Asked, bankElements, headingOf, ibanElements, refusalElements } from './result-elements.ts';
import type { ResultPlace } from './result-place.ts';

/** A decision that the calculator can answer. */
export type Answerable = Extract<Decision, { code: 'iban' | 'account' | 'bank' }>;

/**
 * Shows the result of a decision.
 *
 * @param isByName whether somebody has chosen the Bankleitzahl by the name of a bank that has several
 * @returns what a screen reader says of it if the focus stays where it is; or a fault of the first field
 */
export function showAnswer(
  place: ResultPlace,
  decision: Answerable,
  isByName: boolean,
): { spoken: string } | { fault: string } {
  if (decision.code === 'iban') return showIban(place, answerOfIban(decision.iban), 'check', []);
  if (decision.code === 'bank') {
    const bank = bankOf(decision.blz);
    if (bank) place.show(bankElements(decision.blz, bank));
    return { spoken: '' };
  }
  const answer = answerOfAccount(decision.blz, decision.kontonummer);
  const more = isByName ? [HOME_WORDS.result.chosenByName] : [];
  if (!('refusal' in answer)) return showIban(place, answer, 'build', more);
  if (!bankOf(decision.blz)) return { fault: answer.refusal };
  place.show(refusalElements(answer.refusal));
  return { spoken: answer.refusal };
}

function showIban(place: ResultPlace, answer: IbanAnswer, asked: Asked, more: readonly string[]) {
  place.show(ibanElements(answer, asked, more));
  return { spoken: `${headingOf(answer, asked)} ${group(answer.iban)}` };
}
