/** A BLZ has no more; an account number with its BLZ, or an IBAN, has. */
const MAX_DIGITS = 8;

/** For the `pattern` of a field: at most eight digits, so that a browser sends no account even without JavaScript. */
export const NO_ACCOUNT_PATTERN = `[^0-9]*([0-9][^0-9]*){0,${MAX_DIGITS}}`;

/** What is said to whoever has typed an account into the search. */
export const ACCOUNT_DATA_FAULT =
  'Das sieht nach einer Kontonummer oder einer IBAN aus. Suchen Sie nach Name, Ort, BIC oder Bankleitzahl.';

/**
 * Whether a search text may hold an account number or an IBAN: it has more digits than a BLZ, or has the form of an
 * IBAN. Such a text is not sent by our script, and not shown again by the server.
 */
export function mayHoldAccount(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '');
  const word = text.replace(/^\s*IBAN\b:?/i, '').replace(/[^\p{L}\p{Nd}]/gu, '');
  return digits.length > MAX_DIGITS || /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i.test(word);
}
