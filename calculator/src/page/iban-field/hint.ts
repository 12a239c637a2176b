/** The hint under the field: lines of text, and an offer. */
export interface HintContent {
  /** The code of the language. */
  readonly language: string;
  readonly lines: readonly string[];
  /** The words of a button, and what it does. */
  readonly offer: { readonly words: string; readonly accept: () => void } | undefined;
}

let count = 0;

/**
 * Makes the one element that the field adds to the page. Screen readers read it out when its text changes.
 *
 * @returns shows the content under the field, as a description of its input beside those of the page
 */
export function makeHint(field: HTMLElement): (input: HTMLInputElement, content: HintContent) => void {
  const hint = create('div');
  hint.id = `iban-field-hint-${++count}`;
  hint.className = 'iban-field-hint';
  hint.setAttribute('role', 'status');
  let shown = '';

  return (input, { language, lines, offer }) => {
    const next = [...lines, offer?.words].join('\n');
    if (hint.parentNode !== field) field.append(hint);
    const ids = descriptionsOf(input);
    if (!ids.includes(hint.id)) input.setAttribute('aria-describedby', [...ids, hint.id].join(' ').trim());
    // A bank has the same name in every language. To set it again would tell the field of another language.
    if (hint.lang !== language) hint.lang = language;
    // Each change is read out.
    if (next === shown) return;
    shown = next;
    hint.replaceChildren(...lines.map(makeLine), ...(offer ? [makeButton(offer)] : []));
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

function makeLine(text: string): HTMLElement {
  const line = create('div');
  line.textContent = text;
  return line;
}

function makeButton({ words, accept }: NonNullable<HintContent['offer']>): HTMLElement {
  const button = create('button');
  // It must not send the form.
  button.type = 'button';
  button.textContent = words;
  // Keep the focus in the input: losing it could change the hint and move the button before the click.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', accept);
  return button;
}
