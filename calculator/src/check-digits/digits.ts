import { clean } from '../iban/clean.ts';

/** @returns the digits 0 to 9 of a text, without separators; `''` if the text has none, or any other character */
export function digitsOf(input: unknown): string {
  const text = clean(input);
  return /^[0-9]+$/.test(text) ? text : '';
}

/**
 * @param kontonummer 1 to 10 digits, separators are ignored
 * @returns the account number as an IBAN has it: ten digits with leading zeros; null if it is no account number, or
 *   has only zeros
 */
export function tenDigits(kontonummer: unknown): string | null {
  const digits = digitsOf(kontonummer);
  return digits.length > 10 || Number(digits) === 0 ? null : digits.padStart(10, '0');
}
