/** The first element of the page that matches a selector. @throws Error if there is none */
export function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** A new element with a class and its content. Strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** An IBAN in its groups, inside a sentence. */
const IBAN_INSIDE = /([A-Z]{2}\d{2}(?: [A-Z\d]{1,4})+\b)/;

/** The content of a sentence. An IBAN in it moves to the next line as a whole. */
export const withWholeIbans = (sentence: string): (HTMLElement | string)[] =>
  sentence
    .split(IBAN_INSIDE)
    .map((part, index) => (index % 2 === 0 ? part : element('span', 'iban-inside', part)));
