import { withoutPrototype } from '../without-prototype.ts';
import type { Shown } from './grouping.ts';

/** The text and the caret of an input. Of a selection, that is its end: a dropped text is selected. */
export const shownIn = (input: HTMLInputElement): Shown => ({
  text: input.value,
  caret: input.selectionEnd ?? input.value.length,
});

/** Whether an input has the focus of its page. The window may be left all the same. */
export const isActive = (input: HTMLInputElement): boolean =>
  (input.getRootNode() as Document).activeElement === input;

/**
 * Changes the text of an input and places the caret. No event is sent.
 *
 * React puts a setter of its own on each input, to know what it has set itself. The browser's setter leaves that alone,
 * so React takes the change for one of the user, and its `onChange` is called with the event that follows.
 */
export function write(input: HTMLInputElement, { text, caret }: Shown): void {
  if (input.value !== text)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  // Safari would move the focus into an input whose caret is set.
  if (isActive(input) && input.selectionStart !== caret) input.setSelectionRange(caret, caret);
}

/** Tells the page that the text of an input was changed, as the browser tells it after an edit. */
export function dispatchInput(input: HTMLInputElement, inputType = 'insertReplacementText'): void {
  input.dispatchEvent(
    new InputEvent('input', withoutPrototype({ bubbles: true, composed: true, inputType })),
  );
}

export function dispatchChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('change', withoutPrototype({ bubbles: true })));
}

/**
 * What phones and browsers should know of an input for an IBAN. What the page has set stays. Whether the browser may
 * remember the IBAN is the page's own matter: with `autocomplete="off"` it is gone when one comes back.
 */
const ATTRIBUTES = [
  ['autocapitalize', 'characters'],
  ['autocorrect', 'off'],
  ['enterkeyhint', 'done'],
  ['inputmode', 'text'],
  ['spellcheck', 'false'],
] as const;

/** What the page may have set for compact IBANs. It would refuse the groups, and the field checks more than these two. */
const FOR_COMPACT = ['maxlength', 'pattern'];

export function prepare(input: HTMLInputElement): void {
  for (const name of FOR_COMPACT) input.removeAttribute(name);
  for (const [name, value] of ATTRIBUTES) if (!input.hasAttribute(name)) input.setAttribute(name, value);
}
