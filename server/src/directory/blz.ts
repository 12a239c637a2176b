/**
 * Characters that people write between the digits of a BLZ, or paste with them: white space, zero-width characters,
 * soft hyphen, every dash, and `.` `/` `_`.
 */
const SEPARATORS = /[\p{White_Space}\u200B-\u200D\u2060\uFEFF\u00AD\p{Pd}./_]+/gu;

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

/**
 * A BLZ as people write it: 370 400 44.
 *
 * @param blz eight digits
 * @param space between the groups; by default one that does not break
 */
export function groupedBlz(blz: string, space = '\u00a0'): string {
  return blz.replace(/^(\d{3})(\d{3})(\d{2})$/, `$1${space}$2${space}$3`);
}
