import { element, find } from '../../frame/script/element.ts';

/** The element of the page „Listen“ that has the attribute `data-NAME`. */
export const pageElement = <Kind extends HTMLElement = HTMLElement>(name: string) =>
  find<Kind>(`[data-${name}]`);

/** Writes a text into the element with `data-NAME`, and hides the element if the text is empty. */
export function showText(name: string, text: string): void {
  pageElement(name).textContent = text;
  pageElement(name).hidden = text === '';
}

/** Has a screen reader read out a sentence, after the one that it is reading. */
export function announce(sentence: string): void {
  pageElement('announcement').textContent = sentence;
}

/** Scrolls to an element and moves the focus there. */
export function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** A radio button with its label: a title, and lines of detail below it. */
export function radio(group: string, value: string, title: string, lines: readonly string[] = []) {
  const input = element('input');
  Object.assign(input, { type: 'radio', name: group, value });
  const details = lines.map((line) => element('span', 'detail', line));
  const text = element('span', '', element('span', 'option', title), ...details);
  return { input, label: element('label', '', input, text) };
}

/** The first characters of a text, with „…“ in place of the rest. */
export const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}\u00a0…` : text;
