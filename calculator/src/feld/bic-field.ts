import { dispatchChange, dispatchInput, write } from './input.ts';

/**
 * Makes what fills the page's own field for the BIC.
 *
 * @returns fills the field with this id, from `bic-for`. With the BIC `''` it removes what it has filled in. What a
 *   person has typed stays
 */
export function makeBicFiller(near: Node): (id: string | null, bic: string) => void {
  let filled = '';

  return (id, bic) => {
    const field = id && (near.getRootNode() as Document).getElementById?.(id);
    if (!(field instanceof HTMLInputElement) || field.disabled || field.readOnly) return;
    if (field.value === bic || (field.value !== '' && field.value !== filled)) return;
    filled = bic;
    write(field, { text: bic, caret: bic.length });
    dispatchInput(field);
    dispatchChange(field);
  };
}
