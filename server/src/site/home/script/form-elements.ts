import { makeSearchForm } from '../../banks/script/guard-bank-search.ts';
import { tellInTitle } from '../../frame/script/title.ts';

/** A field with the places for its hint and its fault. */
export interface Field {
  readonly input: HTMLInputElement;
  readonly hint: HTMLElement;
  readonly fault: HTMLElement;
}

/** The elements of the form, which home/account-form.tsx writes. */
export interface FormElements {
  readonly area: HTMLElement;
  readonly form: HTMLFormElement;
  /** For a Bankleitzahl, a bank or an IBAN. */
  readonly first: Field;
  /** For the account number. */
  readonly second: Field;
  readonly button: HTMLButtonElement;
  /** Names the bank of the first field. */
  readonly named: HTMLElement;
  /** The banks that fit the text of the first field. */
  readonly list: HTMLElement;
  /** Says what was understood, and asks for what is missing. */
  readonly line: HTMLElement;
  /** Only for screen readers. */
  readonly spoken: HTMLElement;
  /** The example, and then the result in its place. */
  readonly result: HTMLElement;
}

/**
 * Finds the elements of the form, and makes the form itself: until then, nothing can be submitted.
 *
 * @returns undefined on a page without it
 */
export function formElements(): FormElements | undefined {
  const area = document.querySelector<HTMLElement>('[data-account-form]');
  const result = document.querySelector<HTMLElement>('[data-result]');
  if (!area || !result) return undefined;
  const form = makeSearchForm(area);
  // Outside of a `dialog`, such a form sends nothing, whatever becomes of our listener.
  form.method = 'dialog';
  const find = <Kind extends HTMLElement>(selector: string) => {
    const element = area.querySelector<Kind>(selector);
    if (!element) throw new Error(`The form has no ${selector}.`);
    return element;
  };
  // These are for the search without JavaScript: here, the field takes an IBAN, too.
  for (const attribute of ['required', 'pattern', 'title']) find('#bank').removeAttribute(attribute);
  const field = (id: string): Field => ({
    input: find(`#${id}`),
    hint: find(`#${id}-hinweis`),
    fault: find(`#${id}-fehler`),
  });
  return {
    area,
    form,
    first: field('bank'),
    second: field('konto'),
    button: find('button[data-submit]'),
    named: find('[data-named]'),
    list: find('[data-hits]'),
    line: find('[data-line]'),
    spoken: find('[data-spoken]'),
    result,
  };
}

/** Shows what is wrong with a field, or with null that nothing is. The title of the page tells it as well. */
export function setFault({ input, hint, fault }: Field, sentence: string | null): void {
  const place = fault.querySelector('[data-fault]');
  if (place) place.textContent = sentence ?? '';
  fault.hidden = sentence === null;
  tellInTitle(document.querySelector('[data-account-form] .fault:not([hidden])') !== null);
  if (sentence === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', sentence === null ? hint.id : `${fault.id} ${hint.id}`);
}

export const isFaulty = ({ fault }: Field) => !fault.hidden;

/** Writes a text into a live region. The same text again would only be read out once more. */
export function say(region: HTMLElement, text: string): void {
  if (region.textContent !== text) region.textContent = text;
}
