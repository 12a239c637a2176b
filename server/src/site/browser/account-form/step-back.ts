import { HOME_WORDS } from '../words/home-words.ts';
import type { FormElements } from './form-elements.ts';
import { kindOf } from './kind-of-text.ts';

const { form: WORDS } = HOME_WORDS;

/** The hint of the account number as the page has it. */
const hints = new WeakMap<HTMLElement, string>();

/**
 * Lets the account number step back while an IBAN stands in the first field, with the reason in the place of its hint, and
 * names the button by what it will do. A field with a text stays as it is, since that text is read, too.
 */
export function adaptToFirst({ first, second, button }: FormElements): void {
  const kind = kindOf(first.input.value);
  const { hint, input } = second;
  const own = hints.get(hint) ?? hint.textContent ?? '';
  hints.set(hint, own);
  const isNeeded = kind !== 'iban' || input.value !== '';
  // A disabled field would lose the focus, and Enter with it.
  input.disabled = !isNeeded && document.activeElement !== input;
  input.parentElement?.classList.toggle('steps-back', !isNeeded);
  hint.textContent = isNeeded ? own : WORDS.notWithIban;
  const action = kind === 'iban' ? WORDS.check : kind === 'name' ? WORDS.searchBank : WORDS.build;
  if (button.textContent !== action) button.textContent = action;
  // The key of a keyboard on the screen says what Enter does.
  first.input.enterKeyHint = kind === 'iban' ? 'go' : kind === 'name' ? 'search' : 'next';
}
