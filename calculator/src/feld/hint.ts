/** What stands under the field: lines of text, and an offer. */
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
  const hint = document.createElement('div');
  hint.id = `iban-field-hint-${++count}`;
  hint.className = 'iban-field-hint';
  hint.setAttribute('role', 'status');
  let shown = '';

  return (input, { language, lines, offer }) => {
    const next = [...lines, offer?.words].join('\n');
    if (hint.parentNode !== field) field.append(hint);
    const ids = (input.getAttribute('aria-describedby') ?? '').split(/\s+/);
    if (!ids.includes(hint.id)) input.setAttribute('aria-describedby', [...ids, hint.id].join(' ').trim());
    // Each change is read out.
    if (next === shown) return;
    shown = next;
    hint.lang = language;
    hint.replaceChildren(...lines.map(makeLine), ...(offer ? [makeButton(offer)] : []));
  };
}

function makeLine(text: string): HTMLElement {
  const line = document.createElement('div');
  line.textContent = text;
  return line;
}

function makeButton({ words, accept }: NonNullable<HintContent['offer']>): HTMLElement {
  const button = document.createElement('button');
  // It must not send the form.
  button.type = 'button';
  button.textContent = words;
  // The focus stays in the input: what stands under it then stays in its place until the click.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', accept);
  return button;
}
