import { dispatchChange, dispatchInput, selectionIn, write } from './input.ts';
import type { Offer } from './judge.ts';

/**
 * The look of the hint. Each selector weighs as much as the name of an element: resets of the page lose, since ours
 * comes later, and each class of the page wins. The text of a fault keeps the colour that can be read on the page's
 * background. Pages style buttons differently, or not at all: ours have the page's font and colour, and a size for
 * fingers.
 */
const CSS = `
div:where(.iban-field-hint:not(:empty)) { margin-top: 0.4em }
div:where(.iban-field-fault) { border-left: 4px solid #e00; padding-left: 8px }
:where(.iban-field-hint) button { border: 1px solid; border-radius: 8px; padding: 8px; margin-top: 8px; background: none; color: inherit; font: inherit }
`;

let sheet: CSSStyleSheet | undefined;

function adoptStyle(root: Node): void {
  try {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(CSS);
    }
    const { adoptedStyleSheets: sheets } = root as Document | ShadowRoot;
    if (!sheets.includes(sheet)) (root as Document | ShadowRoot).adoptedStyleSheets = [...sheets, sheet];
  } catch {
    // The browser is too old, or the page has shadowed a name of the document: the hint has the page's look.
  }
}

let count = 0;

/**
 * Makes the one element that the field adds to the page. Screen readers read it out when its text changes.
 *
 * It is the last child of the field, or in the page's own element whose id is in the attribute `hint`; with
 * `hint="none"`, it is nowhere.
 */
export function makeHint(field: HTMLElement, accept: (iban: string) => void) {
  const hint = create('div');
  hint.id = `iban-field-hint-${++count}`;
  hint.className = 'iban-field-hint';
  hint.setAttribute('role', 'status');
  let shown = '';

  /** @returns the element that the hint goes into; null for none */
  function place(): Element | null {
    const id = field.getAttribute('hint');
    if (id === 'none') return null;
    return (id && (field.getRootNode() as Document).getElementById?.(id)) || field;
  }

  return {
    /**
     * Shows the hint, as a description of the input beside those of the page.
     *
     * @param fault one of the lines, or `''`
     */
    show(
      input: HTMLInputElement,
      language: string,
      fault: string,
      lines: readonly string[],
      offers: readonly Offer[],
    ): void {
      const next = [fault, ...lines, ...offers.map(({ words }) => words)].join('\n');
      const parent = place();
      if (!parent) hint.remove();
      else if (hint.parentNode !== parent) {
        parent.append(hint);
        adoptStyle(hint.getRootNode());
      }
      describe(input, hint.id, parent !== null);
      // Setting the same language again would trigger the observer of languages.
      if (hint.lang !== language) hint.lang = language;
      // Screen readers read out each change.
      if (next === shown) return;
      shown = next;
      hint.replaceChildren(
        ...lines.map((text) => {
          const line = create('div');
          line.textContent = text;
          if (text === fault) line.className = 'iban-field-fault';
          return line;
        }),
        ...offers.map(({ words, iban }) => {
          const button = create('button');
          // The button must not submit the form.
          button.type = 'button';
          button.textContent = words;
          // Keep the focus in the input: losing it could change the hint and move the button before the click.
          button.onmousedown = () => false;
          button.onclick = () => accept(iban);
          return button;
        }),
      );
    },
  };
}

/** document.createElement(), even if the page has an element named createElement, which hides that function. */
const create: typeof document.createElement = (name: string) =>
  Document.prototype.createElement.call(document, name);

const descriptionsOf = (input: Element) => (input.getAttribute('aria-describedby') ?? '').split(/\s+/);

/** Adds an id to the descriptions of an input, or removes it. */
function describe(input: Element, id: string, isDescribed: boolean): void {
  const ids = descriptionsOf(input);
  if (ids.includes(id) === isDescribed) return;
  const next = isDescribed ? [...ids, id] : ids.filter((each) => each !== id);
  input.setAttribute('aria-describedby', next.join(' ').trim());
}

/** Removes hints that the page has cloned with the field: they refer to the original input. */
export function removeHints(field: HTMLElement, input: HTMLInputElement): void {
  for (const hint of field.querySelectorAll('.iban-field-hint')) {
    describe(input, hint.id, false);
    hint.remove();
  }
  if (field.dataset['state'] === 'fault') input.removeAttribute('aria-invalid');
  delete field.dataset['state'];
}

/**
 * Shows the compact IBAN while the page's own listeners handle the submit, then the groups again. Many scripts
 * read the inputs themselves, such as jQuery's `serialize()`, which sends no `formdata` event.
 */
export function showCompact(input: HTMLInputElement, compact: string): void {
  const shown = selectionIn(input);
  write(input, { text: compact });
  setTimeout(() => {
    if (input.value === compact) write(input, shown);
  });
}

/** A property of a form, even if the form has an input with that name, which hides the property. */
export const ofForm = <Name extends 'elements' | 'noValidate'>(form: HTMLFormElement, name: Name) =>
  Reflect.get(HTMLFormElement.prototype, name, form) as HTMLFormElement[Name];

/** Puts the compact IBAN into what a form sends, in place of the grouped one that its input shows. */
export function sendCompact(sent: FormData, input: HTMLInputElement, compact: string): void {
  const { name, value: shown } = input;
  // An earlier `<iban-field>` may have made its entry compact already.
  const isLike = (key: string, value: unknown) => key === name && (value === shown || value === compact);
  // Other inputs before it may have the same name and text.
  const inputs = [...ofForm(input.form as HTMLFormElement, 'elements')] as HTMLInputElement[];
  let before = inputs
    .filter((other) => isLike(other.name, other.value) && !other.matches(':disabled'))
    .indexOf(input);
  const entries = [...sent];
  // All entries are made again: a form may have several of the same name, and their order counts.
  for (const [key] of entries) sent.delete(key);
  // A file keeps its name, too.
  for (const [key, value] of entries)
    sent.append(key, isLike(key, value) && before-- === 0 ? compact : (value as string));
}

/**
 * Makes a function that puts a BIC into the page's own field for the BIC, given the field's id. The BIC `''` removes
 * what the function has put there. A text that a visitor has typed stays, and so does a field that the visitor has
 * emptied.
 */
export function makeBicFiller(near: Node): (id: string | null, bic: string) => void {
  let filled = '';
  let last: HTMLInputElement | undefined;

  return (id, bic) => {
    const field = id && (near.getRootNode() as Document).getElementById?.(id);
    if (!(field instanceof HTMLInputElement) || !field.willValidate) return;
    if (field === last && bic === filled) return;
    // If the page has filled in the same BIC, it belongs to this IBAN as well.
    if (field.value !== '' && field.value !== filled && field.value !== bic) return;
    last = field;
    filled = bic;
    if (field.value === bic) return;
    write(field, { text: bic });
    dispatchInput(field);
    dispatchChange(field);
  };
}

/** Sets an input's validity for the browser and for screen readers. What the page itself has set stays. */
export function makeValidity(input: HTMLInputElement) {
  let message = '';
  /** The page's own aria-invalid, while ours replaces it. */
  let ofPage: string | null = null;
  let marked = '';

  return {
    /** @param fault why the form can't be sent; `''` if it can */
    set(fault: string): void {
      const { customError } = input.validity;
      const isOfPage = customError && input.validationMessage !== message;
      if (isOfPage || (customError ? message : '') === fault) return;
      message = fault;
      input.setCustomValidity(fault);
    },
    /** @param fault the fault that is shown under the field; `''` for none */
    mark(fault: string): void {
      const shown = input.getAttribute('aria-invalid');
      // The page may have set the attribute since.
      if (fault && (!marked || shown !== 'true')) {
        ofPage = shown;
        input.setAttribute('aria-invalid', 'true');
      }
      if (!fault && marked) {
        if (ofPage === null) input.removeAttribute('aria-invalid');
        else input.setAttribute('aria-invalid', ofPage);
      }
      marked = fault;
    },
  };
}
