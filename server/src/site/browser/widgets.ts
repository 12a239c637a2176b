/** A bank as the calculator answers it. */
export interface FoundBank {
  readonly name: string;
  readonly city: string;
  readonly bic: string | null;
}

/** What is used here of what embed.js and its parts give a page. */
export interface Calculator {
  validate(iban: string): Validation;
  buildIban(blz: string, kontonummer: string): BuiltIban | { error: string };
  lookupBic(blzOrIban: string): FoundBank | { notFound: true; notes?: readonly string[] };
  /** Only with a part: what it says below the latest result. */
  hint?(result: object): string | undefined;
}

interface Validation {
  readonly valid: boolean;
  readonly country: string | null;
  readonly formatted: string;
  readonly reasons: readonly string[];
  /** Only where the banks' rules are known. */
  readonly notes?: readonly string[];
}

interface BuiltIban {
  readonly iban: string;
  readonly formatted: string;
  readonly bank: FoundBank | null;
  /** Only where the banks' rules are known. */
  readonly confirmed?: boolean;
}

/** The modes of the calculator on the home page. */
export type Mode = 'build' | 'validate';

/** Only once embed.js has run. */
export function calculator(): Calculator {
  return (window as unknown as { IbanRechner: Calculator }).IbanRechner;
}

const formOf = (mode: Mode) =>
  document.querySelector(`.panel-${mode} [data-iban-rechner]`)?.shadowRoot?.querySelector('form');

/** The fields of a widget in their order; none where embed.js has not run. */
export function fieldsOf(mode: Mode): HTMLInputElement[] {
  return [...(formOf(mode)?.querySelectorAll('input') ?? [])];
}

/** The IBAN in the result that a widget shows, without spaces. */
export function shownIban(mode: Mode): string | undefined {
  return formOf(mode)?.querySelector('output b')?.textContent ?? undefined;
}

/** Writes into a field, and lets its widget withdraw a result that belongs to what stood there before. */
export function fill(field: HTMLInputElement | undefined, text: string): void {
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Shows the widget of a mode, as if a visitor had chosen it. */
export function chooseMode(mode: Mode): void {
  document.querySelector<HTMLInputElement>(`[name=modus][value=${mode}]`)?.click();
}
