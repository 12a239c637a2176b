import { withoutPrototype } from '../../iban/own-properties.ts';
import type { Shown } from './grouping.ts';

/** The text and the caret of an input. Of a selection, that is its end: a dropped text is selected. */
export const shownIn = (input: HTMLInputElement): Shown => ({
  text: input.value,
  caret: input.selectionEnd ?? input.value.length,
});

/** The same with both ends of the selection. */
export const selectionIn = (input: HTMLInputElement): Required<Shown> => ({
  ...shownIn(input),
  start: input.selectionStart ?? input.value.length,
});

/** Whether an input has the focus of its page. The window may be left all the same. */
export const isActive = (input: HTMLInputElement): boolean =>
  (input.getRootNode() as Document).activeElement === input;

/**
 * Changes the text of an input and places the caret, at its end if no place is given, or selects. No event is sent.
 *
 * React puts a setter of its own on each input, to know what it has set itself. The browser's setter leaves that alone,
 * so React believes that the user has changed it, and its `onChange` is called with the event that follows.
 */
export function write(
  input: HTMLInputElement,
  { text, caret = text.length, start = caret }: Pick<Shown, 'text'> & Partial<Shown>,
): void {
  if (input.value !== text)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  // Safari would move the focus into an input whose caret is set.
  if (isActive(input) && (input.selectionStart !== start || input.selectionEnd !== caret))
    input.setSelectionRange(start, caret);
}

/** The setters that watch() has put in the place of others. */
const watching = new WeakSet<object>();

/**
 * Calls a function at once when the page's code sets the text of an input: no event tells that. What `write` sets is not
 * told.
 *
 * React keeps a setter of its own on the input, which is wrapped. It must find none there before it: then it would no
 * longer know what it has set itself. So without one, the setter goes between the input and its prototype.
 *
 * @param told gets the input as it was before
 */
export function watch(input: HTMLInputElement, told: (before: Shown) => void): void {
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  const prototype = Object.getPrototypeOf(input);
  const { get, set } = own ?? Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  if (!get || !set || watching.has(set)) return;
  const place = own ? input : Object.create(prototype);
  const setAndTell = (text: string) => {
    const before = selectionIn(input);
    set.call(input, text);
    if (input.value !== before.text) told(before);
  };
  watching.add(setAndTell);
  const accessor = { configurable: true, enumerable: true, get, set: setAndTell };
  Object.defineProperty(place, 'value', withoutPrototype(accessor));
  if (!own) Object.setPrototypeOf(input, place);
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
const ATTRIBUTES = {
  autocapitalize: 'characters',
  autocorrect: 'off',
  enterkeyhint: 'done',
  inputmode: 'text',
  spellcheck: 'false',
};

/** What the page may have set for compact IBANs. It would refuse the groups, and the field checks more than these two. */
const FOR_COMPACT = ['maxlength', 'pattern'];

export function prepare(input: HTMLInputElement): void {
  for (const name of FOR_COMPACT) input.removeAttribute(name);
  for (const [name, value] of Object.entries(ATTRIBUTES))
    if (!input.hasAttribute(name)) input.setAttribute(name, value);
}
