/** The key of IbanRechner for a function that makes the results of all widgets anew, since a part has come. */
export const REFRESH = Symbol.for('iban-rechner refresh');
