import { group } from '../../../calculator/functions.ts';
import { cleanBlz } from '../../../directory/blz.ts';
import { withHeadline } from '../../banks/names.ts';
import { element } from '../../frame/script/element.ts';
import { bankOf } from './answers.ts';
import type { Decision } from './decide.ts';
import { namesOf } from './name-bank.ts';
import { bankElements, headingOf, ibanElements, refusalElements, wrongElements } from './result-elements.ts';
import { HOME_WORDS } from './words.ts';

/** The `scroll-padding-top` of base.css, in pixels. */
const SCROLL_PADDING = 16;

/** The place of the result, which has the tasks of the page until there is a result, and again when it is withdrawn. */
export function resultPlace(place: HTMLElement) {
  const tasks = [...place.childNodes];
  /** The markup when it was shown: since then, the visitor may have unfolded something. */
  let markup = '';

  function bringIntoView(): void {
    const top = place.getBoundingClientRect().top;
    const iban = place.querySelector('.main') ?? place.querySelector('.iban') ?? place;
    const end = iban.getBoundingClientRect().bottom;
    // A keyboard on the screen makes only this viewport smaller.
    const height = visualViewport?.height ?? innerHeight;
    if (top >= 0 && end <= height) return;
    // If headline and the button that copies the IBAN do not both fit, the button must be in view.
    if (end - top + SCROLL_PADDING > height) iban.scrollIntoView({ block: 'end' });
    else place.scrollIntoView({ block: 'start' });
  }
  // A part that is loaded later draws the result again, and the name of a bank may appear above it.
  new ResizeObserver(() => {
    if (document.activeElement === place) bringIntoView();
  }).observe(document.body);

  return {
    /** @param state `data-state`, by which the style sheet chooses the colour of the edge */
    show(content: readonly Node[], state: string) {
      const made = element('div', '', ...content);
      // A result made again after a part has loaded is mostly the same: then leave folds and focus alone.
      if (place.dataset['state'] === state && markup === made.innerHTML) return;
      markup = made.innerHTML;
      place.replaceChildren(...made.childNodes);
      place.classList.toggle('result', state !== 'known');
      place.dataset['state'] = state;
      place.setAttribute('aria-labelledby', 'ergebnis');
    },
    withdraw() {
      if (place.dataset['state'] === undefined) return;
      place.replaceChildren(...tasks);
      place.classList.remove('result');
      delete place.dataset['state'];
      place.removeAttribute('aria-labelledby');
    },
    /** Gives the result the focus, and keeps its beginning in view while it has the focus. */
    focus() {
      place.focus({ preventScroll: true });
      bringIntoView();
    },
  };
}

type ResultPlace = ReturnType<typeof resultPlace>;

/** A decision with a result. */
export type Answerable = Extract<Decision, { code: 'iban' | 'wrong' | 'refused' | 'bank' }>;

/**
 * Shows the result of a decision.
 *
 * @param isByName whether the visitor has chosen the Bankleitzahl by the name of a bank that has several
 * @returns what a screen reader says of it if the focus stays where it is
 */
export function showAnswer(place: ResultPlace, decision: Answerable, isByName: boolean): string {
  if (decision.code === 'bank') {
    place.show(bankElements(decision.blz, decision.bank, namesOf(decision.blz), ''), 'bank');
    return '';
  }
  if (decision.code === 'refused') {
    place.show(refusalElements(decision.sentence), 'refused');
    return decision.sentence;
  }
  if (decision.code === 'wrong') {
    place.show(wrongElements(decision), 'refused');
    return `${HOME_WORDS.result.wrong} ${decision.sentence || HOME_WORDS.result.mistyped}`;
  }
  const { iban, bank, doubt } = decision.result;
  const blz = iban.startsWith('DE') ? iban.slice(4, 12) : null;
  const result = { ...decision.result, bank: bank && withHeadline(bank, namesOf(blz)) };
  const more = isByName ? [HOME_WORDS.result.chosenByName] : [];
  place.show(ibanElements(result, more), doubt?.doubt ?? 'confirmed');
  return `${headingOf(result)} ${group(iban)}`;
}

/**
 * Shows the bank of a Bankleitzahl as soon as it is typed, before a submit.
 *
 * @param sentence says what is missing for an IBAN; or `''`
 * @returns whether the first field has the Bankleitzahl of a bank
 */
export function showKnownBank(place: ResultPlace, typed: string, sentence: string): boolean {
  const blz = cleanBlz(typed);
  const bank = blz && bankOf(blz);
  if (bank) place.show(bankElements(blz, bank, namesOf(blz), sentence), 'known');
  else place.withdraw();
  return Boolean(bank);
}
