import type { makeForm } from '../widget/form.ts';

/** The scripts beside embed.js, by the word in their names. */
export type PartName = 'regeln' | 'banken' | 'laender' | 'en';

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
  [REFRESH]?: (name: PartName, make?: typeof makeForm) => void;
  [READ_FIELDS]?: (form: HTMLFormElement) => boolean;
}
