/** The scripts beside embed.js, by the word in their names. */
export type PartName = 'regeln' | 'banken' | 'laender' | 'en';

/** Makes the form of a widget, see makeForm in widget/form.ts. */
export type MakeForm = (
  host: HTMLElement,
  mode: { readonly name: string; readonly action: string },
  loadFrom: (names: readonly PartName[]) => Promise<unknown>,
) => {
  readonly form: HTMLFormElement;
  readonly refresh: () => void;
  readonly withdraw: () => void;
};

/**
 * The key of IbanRechner for a function that a part calls once it has come: it makes the results of all widgets anew.
 * Parts that ran before embed.js call it, too, as soon as embed.js runs.
 */
export const REFRESH = Symbol.for('iban-rechner refresh');

/**
 * The key of IbanRechner for the function of banken.js that reads what stands in the fields of a form before they are
 * checked. It returns whether no account is clear; then the form shows no result.
 */
export const READ_FIELDS = Symbol.for('iban-rechner');

/** What embed.js and its parts leave on IbanRechner for each other. */
export interface Hooks {
  /** @param make only for `en`: makes the form of a widget in English */
  [REFRESH]?: (name: PartName, make?: MakeForm) => void;
  [READ_FIELDS]?: (form: HTMLFormElement) => boolean;
}
