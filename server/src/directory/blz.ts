import { SEPARATORS } from '../calculator/numbers.ts';

/** A text without its separators: white space, zero-width characters, soft hyphen, dashes, `.`, `/` and `_`. */
export function withoutSeparators(typed: string): string {
  return typed.replace(SEPARATORS, '');
}

/**
 * Removes the separators from a BLZ as a person typed it. Digits of other scripts are refused.
 *
 * @param typed after percent-decoding
 * @returns eight ASCII digits, or null
 */
export function cleanBlz(typed: string): string | null {
  const digits = withoutSeparators(typed);
  return /^[0-9]{8}$/.test(digits) ? digits : null;
}
