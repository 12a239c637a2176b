/**
 * The IBAN of a country and a BBAN, both in capitals and digits: check digits by ISO 7064, mod 97-10.
 *
 * Validation compares with this too, since "the remainder is 1" alone would also let 00, 01 and 99 pass.
 */
export const withCheckDigits = (country: string, bban: string): string =>
  country +
  // 198 − remainder is a hundred more than the check digits: without its first digit, a leading zero is there.
  (
    198 -
    // biome-ignore lint/style/useTemplate: longer
    [...(bban + country + '00')].reduce(
      (remainder, character, code) =>
        // A letter counts as two digits, A as 10. What stands here instead of 100, − 55 and − 48 is the same modulo 97.
        // biome-ignore lint/suspicious/noAssignInExpressions: shorter
        ((code = character.charCodeAt(0)) > 64 ? remainder * 3 + code + 42 : remainder * 10 + code + 49) % 97,
      0,
    ) +
    ''
  ).slice(1) +
  bban;

/** Groups of four from the left, as DIN 5008 and ISO 13616 print an IBAN. */
// With `u`, a character beyond the basic plane is never split between two groups.
export const group = (text: string): string => text.replace(/.{4}(?!$)/gu, '$& ');
