import { SEPARATORS } from '../calculator/numbers.ts';

/**
 * Removes the separators from a BLZ as a person typed it. Digits of other scripts are refused.
 *
 * @param typed after percent-decoding
 * @returns eight ASCII digits, or null
 */
export function cleanBlz(typed: string): string | null {
  const digits = typed.replace(SEPARATORS, '');
  return /^[0-9]{8}$/.test(digits) ? digits : null;
}
