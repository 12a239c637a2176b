/** The scripts beside embed.js, by the word in their names. */
export type PartName = 'regeln' | 'banken' | 'laender';

/**
 * The key of IbanRechner for a function that a part calls once it has come: it makes the results of all widgets anew.
 * Parts that ran before embed.js call it, too, as soon as embed.js runs.
 */
export const REFRESH = Symbol.for('iban-rechner refresh');
