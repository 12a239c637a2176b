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
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  filling.delete(form);
}

/** Shows a fault of the text in a field, or removes the last one. @param sentence begins with the word for a fault */
export function tell(input: HTMLInputElement, sentence: string): void {
  (input.previousSibling as Element).textContent = sentence;
  input.setAttribute('aria-invalid', String(sentence !== ''));
}
