/**
 * What people put between the digits of a BLZ, or what comes along when they paste one:
 * white space, zero-width characters, soft hyphen, every dash, and `.` `/` `_`.
 */
const SEPARATORS = /[\p{White_Space}\u200B-\u200D\u2060\uFEFF\u00AD\p{Pd}./_]+/gu;

/** What was typed without {@link SEPARATORS}. */
export function withoutSeparators(typed: string): string {
  return typed.replace(SEPARATORS, '');
}

/**
 * Takes the separators out of a BLZ as a person typed it.
 *
 * Other scripts' digits are no digits here: they are refused, not folded.
 *
 * @param typed already percent-decoded
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
