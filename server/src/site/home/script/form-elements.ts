import { makeSearchForm } from '../../banks/script/guard-bank-search.ts';
import { find } from '../../frame/script/element.ts';
import { setAttribute, showFault, showFaultInTitle } from '../../frame/script/fault.ts';

/**
 * Finds the elements of the form, which home/account-form.tsx writes, and makes the form itself: until then, nothing
 * can be submitted.
 */
export function formElements() {
  const form = makeSearchForm(find('[data-account-form]'));
  // Outside of a `dialog`, a form with this method sends nothing, even if our listener fails.
  form.method = 'dialog';
  // These are for the search without JavaScript: here, the field takes an IBAN, too.
  for (const attribute of ['required', 'pattern', 'title']) find('#bank').removeAttribute(attribute);
  /** A field with the places for its hint and its fault. */
  const field = (id: string) => ({
    input: find<HTMLInputElement>(`#${id}`),
    hint: find(`#${id}-hinweis`),
    fault: find(`#${id}-fehler`),
  });
  return {
    form,
    /** For a Bankleitzahl, a bank or an IBAN. */
    first: field('bank'),
    /** For the account number. */
    second: field('konto'),
    button: find('[data-submit]'),
    /** Names the bank of the first field. */
    named: find('[data-named]'),
    /** The banks that match the first field's text. */
    list: find('[data-hits]'),
    /** Says what was understood, and asks for what is missing. */
    line: find('[data-line]'),
    /** Only for screen readers. */
    spoken: find('[data-spoken]'),
    /** The tasks of the page, or the result. */
    result: find('[data-result]'),
  };
}

export type FormElements = ReturnType<typeof formElements>;
export type Field = FormElements['first'];

/** Shows what is wrong with a field, or with null that nothing is. */
export const setFault = ({ input, hint, fault }: Field, sentence: string | null) =>
  showFault(input, fault, sentence ?? '', hint.id);

/** Marks a field whose text the result calls wrong. */
export function setWrong({ input }: Field, isWrong: boolean): void {
  setAttribute(input, 'aria-invalid', isWrong ? 'true' : '');
  showFaultInTitle(isWrong);
}

/** What an editing command fires. Our listeners must not treat it as typing. */
const EDIT_EVENTS = ['input', 'change', 'focus', 'blur'];

/** Replaces the text of a field so that undo gives back what was there. */
export function fill(input: HTMLInputElement, text: string): void {
  const { activeElement } = document;
  const isEdited = input === activeElement || input.value !== '';
  // Browsers can undo editing commands only, and these need the focus.
  if (input.value !== text && isEdited && activeElement instanceof HTMLInputElement) {
    for (const type of EDIT_EVENTS) addEventListener(type, stop, true);
    input.focus({ preventScroll: true });
    input.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    activeElement.focus({ preventScroll: true });
    for (const type of EDIT_EVENTS) removeEventListener(type, stop, true);
  }
  if (input.value !== text) input.value = text;
}

const stop = (event: Event) => event.stopPropagation();

export const isFaulty = ({ fault }: Field) => !fault.hidden;

/** Writes a text into a live region. The same text again would only be read out once more. */
export function say(region: HTMLElement, text: string): void {
  if (region.textContent !== text) region.textContent = text;
}
