import { clean } from '../../../calculator/functions.ts';
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

const { form: WORDS } = HOME_WORDS;

/**
 * Disables the field of the account number while the first field has an IBAN, gives the reason in place of its hint,
 * and names the button by what it will do. A field with a text stays enabled, since the text is read, too.
 */
export function adaptToFirst({ first, second, button }: FormElements): void {
  const kind = kindOf(first.input.value);
  const { hint, input } = second;
  hint.dataset['own'] ??= hint.textContent ?? '';
  const isNeeded = kind !== 'iban' || input.value !== '';
  // A disabled field would lose the focus, and Enter with it.
  input.disabled = !isNeeded && document.activeElement !== input;
  input.parentElement?.classList.toggle('steps-back', !isNeeded);
  hint.textContent = isNeeded ? hint.dataset['own'] : WORDS.notWithIban;
  const action = kind === 'iban' ? WORDS.check : kind === 'name' ? WORDS.searchBank : WORDS.build;
  if (button.textContent !== action) button.textContent = action;
  // The key of a keyboard on the screen says what Enter does.
  first.input.enterKeyHint = kind === 'iban' ? 'go' : kind === 'name' ? 'search' : 'next';
}
