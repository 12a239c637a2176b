/** The forms whose fields are being filled. */
const filling = new WeakSet<HTMLFormElement>();

/** Whether an input event of this form comes from fill(). */
export const isFilling = (form: HTMLFormElement) => filling.has(form);

/**
 * Writes into the fields of a form as a person does: its result is withdrawn, and the page hears of it.
 *
 * @param texts undefined for a field that stays as it is
 */
export function fill(form: HTMLFormElement, texts: ReadonlyArray<string | undefined>): void {
  filling.add(form);
  for (const [place, input] of form.querySelectorAll('input').entries()) {
    const text = texts[place];
    if (text === undefined || text === input.value) continue;
    input.value = text;
    dispatchInput(input);
  }
  filling.delete(form);
}

/** Removes the result of a form, and the faults that its fields had before. */
export function withdraw(form: HTMLFormElement): void {
  filling.add(form);
  for (const input of form.querySelectorAll('input')) {
    input.setAttribute('aria-invalid', 'false');
    input.parentElement?.querySelector('strong')?.replaceChildren();
    dispatchInput(input);
  }
  filling.delete(form);
}

const dispatchInput = (input: HTMLInputElement) =>
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
