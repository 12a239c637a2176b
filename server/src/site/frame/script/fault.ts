import { PAGE_WORDS } from './words.ts';

// If the server has found a fault, the page's title begins with the word „Fehler“ already.
const title = document.title.replace(PAGE_WORDS.fault, '');

/**
 * Shows what is wrong with a field, or with `''` that nothing is. The page's title shows it as well.
 *
 * @param line the element around the place for the sentence
 * @param hint the id of what else describes the field
 */
export function showFault(field: HTMLElement, line: HTMLElement, sentence: string, hint = ''): void {
  line.querySelector('[data-fault]')?.replaceChildren(sentence);
  line.hidden = sentence === '';
  setAttribute(field, 'aria-invalid', sentence && 'true');
  setAttribute(field, 'aria-describedby', `${sentence && line.id} ${hint}`.trim());
  showFaultInTitle(document.querySelector('.fault:not([hidden]) [data-fault]') !== null);
}

/**
 * Goes to a field with a fault. A screen reader reads out the fault with the focus that comes to the field, but not if
 * it was there before: then a live region says it.
 */
export function focusFault(field: HTMLElement, sentence: string, spoken: HTMLElement): void {
  if (document.activeElement !== field) field.focus();
  else if (spoken.textContent !== sentence) spoken.textContent = sentence;
}

/** Sets an attribute, or removes it if its value is empty. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Says at the beginning of the page's title whether its form has a fault. */
export function showFaultInTitle(isFaulty: boolean): void {
  document.title = isFaulty ? PAGE_WORDS.fault + title : title;
}
