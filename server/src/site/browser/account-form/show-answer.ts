import { group } from '../../../calculator/fields.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import type { Decision } from './decide.ts';
import { bankElements, headingOf, ibanElements, refusalElements } from './result-elements.ts';
import type { ResultPlace } from './result-place.ts';

/** A decision with a result. */
export type Answerable = Extract<Decision, { code: 'iban' | 'refused' | 'bank' }>;

/**
 * Shows the result of a decision.
 *
 * @param isByName whether somebody has chosen the Bankleitzahl by the name of a bank that has several
 * @returns what a screen reader says of it if the focus stays where it is
 */
export function showAnswer(place: ResultPlace, decision: Answerable, isByName: boolean): string {
  if (decision.code === 'bank') {
    place.show(bankElements(decision.blz, decision.bank));
    return '';
  }
  if (decision.code === 'refused') {
    place.show(refusalElements(decision.sentence), 'refused');
    return decision.sentence;
  }
  const { result } = decision;
  const more = isByName ? [HOME_WORDS.result.chosenByName] : [];
  place.show(ibanElements(result, more), result.doubt?.doubt ?? 'confirmed');
  return `${headingOf(result)} ${group(result.iban)}`;
}
