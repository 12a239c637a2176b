/** The line of each form. */
const lines = new WeakMap<HTMLFormElement, HTMLElement>();

/**
 * Makes the line of a form that says what became of its texts, before its button. It is there before it
 * has a text: a screen reader reads out a live region only then.
 */
export function makeLine(form: HTMLFormElement): void {
  if (lines.has(form)) return;
  const line = document.createElement('p');
  line.setAttribute('aria-live', 'polite');
  lines.set(form, line);
  say(form, '');
  form.querySelector(':scope > button')?.before(line);
}

/** Shows a sentence in the line, or nothing for `''`. */
export function say(form: HTMLFormElement, sentence: string): void {
  const line = lines.get(form);
  if (!line) return;
  line.textContent = sentence;
  // An empty line takes no place in the grid of the form.
  line.style.position = sentence ? '' : 'absolute';
}
