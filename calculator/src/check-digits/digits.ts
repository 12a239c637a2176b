/** Unicode white space, zero-width characters, the soft hyphen, every dash, and `.`, `/`, `_`. */
const SEPARATORS = /[\s\x85\xad\u200b-\u200d\u2060\p{Pd}./_]/gu;
/** Nobody types more. Cleaning a text of a million characters would take time. */
const MAX_INPUT = 1000;

/** @returns a text without the separators that people put into numbers; `''` for whatever is not a string */
export const withoutSeparators = (input: unknown): string =>
  typeof input === 'string' && input.length <= MAX_INPUT ? input.replace(SEPARATORS, '') : '';

/** @returns the ASCII digits of a text, without separators; `''` where anything else is in it */
export function digitsOf(input: unknown): string {
  const text = withoutSeparators(input);
  return /^[0-9]+$/.test(text) ? text : '';
}

/**
 * @returns the account number with its leading zeros, as an IBAN has it: ten digits; null where it has none or more
 *   than ten digits, or only zeros
 */
export function tenDigits(kontonummer: unknown): string | null {
  const digits = digitsOf(kontonummer);
  return digits.length > 10 || Number(digits) === 0 ? null : digits.padStart(10, '0');
}
