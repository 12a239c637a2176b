import { dispatchChange, dispatchInput, selectionIn, write } from './input.ts';

/**
 * Shows the compact IBAN while the page's own listeners hear that the form is sent, then the groups again. Many scripts
 * read the inputs themselves, such as jQuery's `serialize()`, which no `formdata` event tells of.
 */
export function showCompact(input: HTMLInputElement, compact: string): void {
  const shown = selectionIn(input);
  write(input, { text: compact });
  setTimeout(() => {
    if (input.value === compact) write(input, shown);
  });
}

/** Puts the compact IBAN into what a form sends, in place of the grouped one that its input shows. */
export function sendCompact(sent: FormData, input: HTMLInputElement, compact: string): void {
  const { name, value: shown } = input;
  // An `<iban-field>` before it may have put its own there already.
  const isLike = (key: string, value: unknown) => key === name && (value === shown || value === compact);
  // Other inputs before it may have the same name and text.
  const inputs = [...(input.form as HTMLFormElement).elements] as HTMLInputElement[];
  let before = inputs
    .filter((other) => isLike(other.name, other.value) && !other.matches(':disabled'))
    .indexOf(input);
  const entries = [...sent];
  // All entries are made anew: a form may have several of the same name, and their order counts.
  for (const [key] of entries) sent.delete(key);
  // A file keeps its name, too.
  for (const [key, value] of entries)
    sent.append(key, isLike(key, value) && before-- === 0 ? compact : (value as string));
}

/**
 * Makes what fills the page's own field for the BIC.
 *
 * @returns fills the field with this id, from `bic-for`. With the BIC `''` it removes what it has filled in. What a
 *   person has typed stays, also that nothing is typed
 */
export function makeBicFiller(near: Node): (id: string | null, bic: string) => void {
  let filled = '';
  let last: HTMLInputElement | undefined;

  return (id, bic) => {
    const field = id && (near.getRootNode() as Document).getElementById?.(id);
    if (!(field instanceof HTMLInputElement) || field.disabled || field.readOnly) return;
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

/** What the field tells the browser and screen readers of an input. */
export interface Validity {
  /** @param fault why the form can't be sent; `''` if it can */
  set(fault: string): void;
  /** @param isTold whether a fault is shown under the field */
  mark(isTold: boolean): void;
}

/** What the page itself has set stays. */
export function makeValidity(input: HTMLInputElement): Validity {
  let message = '';
  /** The page's own aria-invalid, while ours replaces it. */
  let ofPage: string | null = null;
  let isMarked = false;

  return {
    set(fault) {
      const { customError } = input.validity;
      const isOfPage = customError && input.validationMessage !== message;
      if (isOfPage || (customError ? message : '') === fault) return;
      message = fault;
      input.setCustomValidity(fault);
    },
    mark(isTold) {
      const shown = input.getAttribute('aria-invalid');
      // The page may have set it anew since.
      if (isTold && (!isMarked || shown !== 'true')) {
        ofPage = shown;
        input.setAttribute('aria-invalid', 'true');
      }
      if (!isTold && isMarked) {
        if (ofPage === null) input.removeAttribute('aria-invalid');
        else input.setAttribute('aria-invalid', ofPage);
      }
      isMarked = isTold;
    },
  };
}
