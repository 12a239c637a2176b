/**
 * The check digits that an IBAN must have by ISO 7064, mod 97-10. Those that it has are not read.
 *
 * Compare them with those of the IBAN. Asking for a remainder of 1 instead would also accept 00, 01 and 99.
 *
 * @param iban in capitals and digits
 * @returns 2 to 98
 */
export function checkDigits(iban: string): number {
  const { length } = iban;
  let remainder = 0;
  // The BBAN comes first, then the country.
  for (let place = 4; place < length + 2; place++) {
    const code = iban.charCodeAt(place % length);
    // A letter counts as two digits, A as 10.
    remainder = (code < 65 ? remainder * 10 + code - 48 : remainder * 100 + code - 55) % 97;
  }
  // Two zeros take the place of the check digits.
  return 98 - ((remainder * 100) % 97);
}
