/** The modes of the calculator on the home page. */
export const MODES = ['build', 'validate'] as const;
export type Mode = (typeof MODES)[number];

const formOf = (mode: Mode) =>
  document.querySelector(`.panel-${mode} [data-iban-rechner]`)?.shadowRoot?.querySelector('form');

/** The fields of a mode's widget in their order; none before embed.js has run. */
export function fieldsOf(mode: Mode): HTMLInputElement[] {
  return [...(formOf(mode)?.querySelectorAll('input') ?? [])];
}

/** The IBAN that a mode's widget shows as its result, without spaces. */
export function shownIban(mode: Mode): string | undefined {
  return formOf(mode)?.querySelector('output b')?.textContent ?? undefined;
}

/** Writes into a field as if a visitor had typed: the widget then withdraws the result of the old text. */
export function fill(field: HTMLInputElement | undefined, text: string): void {
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Shows a mode, as if a visitor had chosen it. */
export function chooseMode(mode: Mode): void {
  document.querySelector<HTMLInputElement>(`[name=modus][value=${mode}]`)?.click();
}
