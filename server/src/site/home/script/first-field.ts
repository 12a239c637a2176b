import { clean, isCompleteIban } from '../../../calculator/functions.ts';
import { calculator, wholeCalculator } from '../../frame/script/calculator.ts';
import type { FormElements } from './form-elements.ts';
import { HOME_WORDS } from './words.ts';

/** What the text in the first field may become. */
export type Kind = 'empty' | 'blz' | 'iban' | 'name';

/**
 * What is being typed into the first field. A text of digits and up to two letters is a Bankleitzahl, perhaps
 * with a typing error; with more letters, it is the name of a bank: 1822direkt.
 */
export function kindOf(typed: string): Kind {
  const text = clean(typed);
  if (text === '') return 'empty';
  if (/^(?:IBAN|[A-Z]{2}\d)/.test(text)) return 'iban';
  const letters = text.replace(/\P{L}/gu, '').length;
  return /^\d/.test(text) && letters <= 2 ? 'blz' : 'name';
}

/** Whether an IBAN, right or wrong, has all characters of its country's. Until the whole has loaded: if it is right. */
export function hasIbanLength(typed: string): boolean {
  const answer = wholeCalculator()?.explainIban(typed);
  return answer ? isCompleteIban(answer) : calculator().validate(typed).valid;
}

const { form: WORDS } = HOME_WORDS;

/**
 * Hides the field of the account number while the first field has an IBAN, and names the button by what it will do. A
 * field with a text stays, since the text is read, too, and so does the one that has the focus.
 */
export function adaptToFirst({ first, second, button }: FormElements): void {
  const kind = kindOf(first.input.value);
  const { input } = second;
  const isNeeded = kind !== 'iban' || input.value !== '' || document.activeElement === input;
  input.parentElement?.toggleAttribute('hidden', !isNeeded);
  const action = kind === 'iban' ? WORDS.check : kind === 'name' ? WORDS.searchBank : WORDS.build;
  if (button.textContent !== action) button.textContent = action;
  // The key of a keyboard on the screen says what Enter does.
  first.input.enterKeyHint = kind === 'iban' ? 'go' : kind === 'name' ? 'search' : 'next';
}
