import { group } from '../../iban/clean.ts';
import { cleanIban, ibanFaults, structureOf } from '../../iban/faults.ts';

/** The text of an input, and its caret: the number of characters before it. */
export interface Shown {
  readonly text: string;
  readonly caret: number;
  /** The other end of the selection, if there is one. */
  readonly start?: number;
}

/**
 * The beginning of an IBAN: one or two letters and a digit; or DE, a letter typed for a digit, and a digit (DEO9). So
 * „Kto 5“ is none. No IBAN has more than 34 characters: a longer text may have two.
 */
const IBAN_START = /^(?!.{35})(?:[A-Z]{1,2}|DE[A-Z])\d/;

/**
 * Returns a text that may be an IBAN, complete or not, in capitals and without separators. Returns undefined for other
 * texts, such as a Bankleitzahl with an account number, or a valid IBAN with more characters after it.
 */
export function typedIban(text: string): string | undefined {
  const iban = cleanIban(text);
  const whole = iban.slice(0, structureOf(iban.slice(0, 2))?.length);
  // If there are more characters than the country's IBANs have, `whole` must have a fault: otherwise two things were
  // typed.
  return IBAN_START.test(iban) && (iban === whole || ibanFaults(whole).length > 0) ? iban : undefined;
}

/**
 * Puts an IBAN into groups of four. The caret stays after the same character. Any other text stays as it is. A text of
 * white space alone becomes empty: `required` would accept the white space.
 */
export function regroup({ text, caret }: Shown): Shown {
  if (text.trim() === '') return { text: '', caret: 0 };
  const iban = typedIban(text);
  return iban === undefined ? { text, caret } : grouped(iban, countBefore(text, caret));
}

/**
 * What an input shows after a deletion. If only a separator was deleted, the character beside it is deleted, too: a
 * deleted separator alone would come back immediately.
 *
 * @param before the text before the deletion
 */
export function afterDeletion(before: string, shown: Shown, isForward: boolean): Shown {
  const iban = typedIban(shown.text);
  if (iban === undefined || before !== group(iban)) return regroup(shown);
  const count = countBefore(shown.text, shown.caret);
  const place = isForward ? count : count - 1;
  return grouped(iban.slice(0, place) + iban.slice(place + 1), place);
}

/** The caret is counted in characters without separators: their places change with each edit. */
const countBefore = (text: string, caret: number) => cleanIban(text.slice(0, caret)).length;

/** An IBAN in groups. @param count how many of its characters are before the caret */
export function grouped(iban: string, count = iban.length): Shown {
  // One separator stands before the caret for each full group, except for a group that ends at the caret: the caret
  // stays before that separator, so that backspace deletes a character.
  return { text: group(iban), caret: count + Math.max(0, Math.ceil(count / 4) - 1) };
}

/** The text, caret and selection of an input. The caret is the end of the selection. */
export const selectionIn = (input: HTMLInputElement): Required<Shown> => ({
  text: input.value,
  caret: input.selectionEnd as number,
  start: input.selectionStart as number,
});

/** Whether an input has the focus of its page. The window may have lost it. */
export const isActive = (input: HTMLInputElement): boolean =>
  (input.getRootNode() as Document).activeElement === input;

/**
 * Changes the text of an input and places the caret, at its end if no place is given, or selects. No event is sent.
 *
 * React puts its own setter on each input and so remembers which text it has set. This function calls the browser's
 * setter, so React does not notice the new text. When the `input` event follows, React finds a text that it has not
 * set, takes it for the user's, and calls `onChange`.
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

/** The setters of watch(). */
const watching = new WeakSet<object>();

/**
 * Calls a function as soon as the page's code sets the text of an input: no event reports that. `write` does not cause
 * a call.
 *
 * If React has already put its setter on the input, this function wraps that setter. If not, React may come later, and
 * adds its setter only to an input that has none of its own. So our setter then goes onto a new object between the
 * input and its prototype.
 *
 * @param onSet gets the input as it was before
 */
export function watch(input: HTMLInputElement, onSet: (before: Shown) => void): void {
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  const prototype = Object.getPrototypeOf(input);
  const { get, set } = own ?? Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  if (!get || !set || watching.has(set)) return;
  const place = own ? input : Object.create(prototype);
  const setAndTell = (text: string) => {
    const before = selectionIn(input);
    set.call(input, text);
    if (input.value !== before.text) onSet(before);
  };
  watching.add(setAndTell);
  const accessor = { configurable: true, enumerable: true, get, set: setAndTell };
  Object.defineProperty(place, 'value', accessor);
  if (!own) Object.setPrototypeOf(input, place);
}

/** Tells the page that the text of an input was changed, as the browser does after an edit. */
export function dispatchInput(input: HTMLInputElement, inputType = 'insertReplacementText'): void {
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }));
}

export function dispatchChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What phones and browsers should know of an input for an IBAN. Attributes that the page has set stay. Whether the
 * browser may remember the IBAN is the page's own matter: with `autocomplete="off"` the IBAN is gone when a visitor
 * returns.
 */
const ATTRIBUTES = {
  autocapitalize: 'characters',
  autocorrect: 'off',
  enterkeyhint: 'done',
  inputmode: 'text',
  spellcheck: 'false',
};

export function prepare(input: HTMLInputElement): void {
  // The page may have set these two for IBANs without spaces. They would refuse the groups, and the field checks more.
  input.removeAttribute('maxlength');
  input.removeAttribute('pattern');
  for (const [name, value] of Object.entries(ATTRIBUTES))
    if (!input.hasAttribute(name)) input.setAttribute(name, value);
}

let isDown = false;

/** Whether a mouse button or finger is down: text that appears now would move a button, and the click would miss it. */
export const isPressed = (): boolean => isDown;

/**
 * Keeps isPressed() up to date for the whole page. After a finger is lifted, the browser also sends mouse events for
 * the same touch, on a busy device much later. They move the focus, so they count as a press, too.
 *
 * @param released is called after the click event of a press, or once none can follow
 */
export function listenForPresses(released: () => void): void {
  const press = ({ button }: MouseEvent) => {
    // Other buttons open a menu. Some systems then send no event for the release.
    isDown = button === 0;
  };
  const release = () => {
    if (!isDown) return;
    // The click follows within the same task.
    setTimeout(() => {
      isDown = false;
      released();
    });
  };
  for (const type of ['pointerdown', 'mousedown'] as const) addEventListener(type, press, true);
  // A key also ends a press whose release sent no event, such as during an alert.
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'keydown'])
    addEventListener(type, release, true);
}
