/** The digits of a BLZ. An account number with its BLZ has more, and so has an IBAN. */
export const MAX_DIGITS = 8;

/** For the `pattern` of a field: at most eight digits. So a browser sends no account even without JavaScript. */
export const NO_ACCOUNT_PATTERN = `[^0-9]*([0-9][^0-9]*){0,${MAX_DIGITS}}`;

/**
 * Whether a search text may hold an account number or an IBAN: it has more digits than a BLZ, or it has the form of an
 * IBAN. Our script does not send such a text, and the server does not show it again.
 */
export function mayHoldAccount(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '');
  const word = text.replace(/^\s*IBAN\b:?/i, '').replace(/[^\p{L}\p{Nd}]/gu, '');
  return digits.length > MAX_DIGITS || /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i.test(word);
}
