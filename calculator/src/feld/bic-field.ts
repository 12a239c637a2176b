import { dispatchChange, dispatchInput, write } from './input.ts';

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
