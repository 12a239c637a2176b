import type { Offer } from './judge.ts';

/**
 * Shows a hint under the field, as a description of its input beside those of the page.
 *
 * @param language its code
 * @param fault one of the lines; or `''`
 * @param offers the buttons
 */
type ShowHint = (
  input: HTMLInputElement,
  language: string,
  fault: string,
  lines: readonly string[],
  offers: readonly Offer[],
) => void;

/** The red edge of the widget's faults. The text keeps the colour that can be read on the page's background. */
const FAULT = 'border-left:4px solid #e00;padding-left:8px';

let count = 0;

/**
 * Makes the one element that the field adds to the page. Screen readers read it out when its text changes.
 *
 * @param accept is called with the IBAN of a button
 */
export function makeHint(field: HTMLElement, accept: (iban: string) => void): ShowHint {
  const hint = create('div');
  hint.id = `iban-field-hint-${++count}`;
  hint.className = 'iban-field-hint';
  hint.setAttribute('role', 'status');
  let shown = '';

  return (input, language, fault, lines, offers) => {
    const next = [...lines, ...offers.map(({ words }) => words)].join('\n');
    if (hint.parentNode !== field) field.append(hint);
    const ids = descriptionsOf(input);
    if (!ids.includes(hint.id)) input.setAttribute('aria-describedby', [...ids, hint.id].join(' ').trim());
    // A bank has the same name in every language. To set it again would tell the field of another language.
    if (hint.lang !== language) hint.lang = language;
    // Each change is read out.
    if (next === shown) return;
    shown = next;
    hint.replaceChildren(
      ...lines.map((text) => {
        const line = create('div');
        line.textContent = text;
        if (text === fault) line.style.cssText = FAULT;
        return line;
      }),
      ...offers.map(({ words, iban }) => {
        const button = create('button');
        // It must not send the form.
        button.type = 'button';
        button.textContent = words;
        // Keep the focus in the input: losing it could change the hint and move the button before the click.
        button.onmousedown = () => false;
        button.onclick = () => accept(iban);
        return button;
      }),
    );
  };
}

/** An element of the page with the name createElement would hide the function of the document. */
const create: typeof document.createElement = (name: string) =>
  Document.prototype.createElement.call(document, name);

const descriptionsOf = (input: Element) => (input.getAttribute('aria-describedby') ?? '').split(/\s+/);

/** Removes hints that the page has cloned with the field: they refer to the original input. */
export function removeCopiedHints(field: HTMLElement, input: HTMLInputElement): void {
  for (const hint of field.querySelectorAll('.iban-field-hint')) {
    const others = descriptionsOf(input).filter((id) => id !== hint.id);
    input.setAttribute('aria-describedby', others.join(' '));
    hint.remove();
  }
  if (field.dataset['state'] === 'fault') input.removeAttribute('aria-invalid');
  delete field.dataset['state'];
}
