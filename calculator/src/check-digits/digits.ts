import { clean } from '../iban/clean.ts';

/** @returns the ASCII digits of a text, without separators; `''` where anything else is in it */
export function digitsOf(input: unknown): string {
  const text = clean(input);
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
