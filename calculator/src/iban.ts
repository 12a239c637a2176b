/**
 * The check digits of an IBAN by ISO 7064, mod 97-10, whatever stands in their place. Not only that the remainder is 1:
 * that would also let 00, 01 and 99 pass.
 *
 * @param iban in capitals and digits
 * @param remainder of what was read before
 * @param place to read next: the BBAN comes first, then the country
 * @param code of the character there; a parameter only because that is shorter
 */
export const checkDigits = (
  iban: string,
  remainder = 0,
  place = 4,
  code = iban.charCodeAt(place % iban.length),
): number =>
  place < iban.length + 2
    ? checkDigits(
        iban,
        // A letter counts as two digits, A as 10. What stands here instead of 100, − 55 and − 48 is the same modulo 97.
        ((code > 64 ? remainder * 3 - 7 : remainder * 10) + code + 49) % 97,
        place + 1,
      )
    : 98 - ((remainder * 3) % 97);

/**
 * Groups of four from the left, as DIN 5008 and ISO 13616 print an IBAN.
 *
 * Of four code units: what no IBAN has, a character beyond the basic plane, may be parted by the space.
 */
export const group = (text: string): string =>
  text[4] ? `${text.slice(0, 4)} ${group(text.slice(4))}` : text;
