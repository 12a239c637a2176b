import { clean } from './clean.ts';
import { STRUCTURES } from './structures.data.ts';

/** What is allowed at a place, as SWIFT's registry writes it: `n` a digit, `a` a letter, `c` a letter or a digit. */
export type CharacterClass = 'n' | 'a' | 'c';

/** Nothing was entered, or no string of up to 999 characters. */
export interface EmptyFault {
  code: 'empty';
}

/** A character that is not allowed at its place. Only the first is reported, since it may have shifted all others. */
export interface CharacterFault {
  code: 'character';
  /** Counted from 1, without separators. */
  position: number;
  expected: CharacterClass;
  /** The character, a letter in upper case. */
  found: string;
}

/** Too many or too few characters, separators not counted. */
export interface LengthFault {
  code: 'length';
  /** The right length; for a Kontonummer the largest one. */
  expected: number;
  found: number;
}

/** What can be wrong with an IBAN. */
export type IbanFault =
  | EmptyFault
  /** It does not begin with two letters. `found` are its first two characters. */
  | { code: 'no-country'; found: string }
  /** SWIFT's registry does not have this country. */
  | { code: 'unknown-country'; found: string }
  | LengthFault
  | CharacterFault
  /** The check digits are wrong: a typing error, or two characters swapped. */
  | { code: 'check-digits' };

/** What can be wrong with a German bank code. */
export type BlzFault =
  | EmptyFault
  /** It is an IBAN, or was meant to be one. */
  | { code: 'is-iban' }
  | CharacterFault
  | LengthFault
  /** The first digit is the clearing area, 1 to 8. */
  | { code: 'first-digit'; found: '0' | '9' };

/** What can be wrong with a German account number. */
export type KontonummerFault =
  | EmptyFault
  | { code: 'is-iban' }
  | CharacterFault
  | LengthFault
  /** No account number has only zeros. */
  | { code: 'zero' };

/** Fields of a union's other types, as undefined: code may read them from any of its types. */
export type Absent<Names extends string> = { readonly [Name in Exclude<Names, 'state'>]?: undefined };

/** A list that is not empty. */
export type AtLeastOne<Item> = readonly [Item, ...Item[]];

export const isNotEmpty = <Item>(list: readonly Item[]): list is AtLeastOne<Item> => list.length > 0;

/** By country. Filled at the first use. */
const structures = new Map<string, string>();

/**
 * The structure of a country's IBANs.
 *
 * @param country a code of two letters
 * @returns the class of each character, as the registry names it: `n` a digit, `a` a letter, `c` either. For Norway
 *   `aannnnnnnnnnnnn`, as long as its IBANs. `undefined` if the registry does not have the country
 */
export function structureOf(country: string): string | undefined {
  if (structures.size === 0) {
    for (const [, countries = '', segments = ''] of STRUCTURES.matchAll(/([A-Z]+)([^A-Z]+)/g)) {
      const bban = segments.replace(/(\d+)(\D?)/g, (_, length, type) => (type || 'n').repeat(length));
      // Two letters for the country, two check digits.
      for (const [code] of countries.matchAll(/../g)) structures.set(code, `aann${bban}`);
    }
  }
  return structures.get(country);
}

/**
 * The countries of the SEPA schemes that have IBANs, from the “EPC List of SEPA Scheme Countries” (EPC409-09) of the
 * European Payments Council: 41 countries since Serbia joined (May 2025). There, Gibraltar is part of the United
 * Kingdom, but it has IBANs of its own. Territories that use the IBANs of their country are not in this table.
 */
const SEPA = 'ADALATBEBGCHCYCZDEDKEEESFIFRGBGIGRHRHUIEISITLILTLULVMCMDMEMKMTNLNOPLPTRORSSESISKSMVA';

const sepaCountries = /* @__PURE__ */ new Set(/* @__PURE__ */ SEPA.match(/../g));

/**
 * Whether banks of a country take part in SEPA transfers. Never throws.
 *
 * @param country two letters
 * @example isSepaCountry('CH') // true
 */
export const isSepaCountry = (country: string | null | undefined): boolean =>
  sepaCountries.has(clean(country));

/**
 * The check digits that an IBAN must have by ISO 7064, mod 97-10. To check an IBAN, compare them with its own, which
 * are not read here. Asking for a remainder of 1 instead would also accept 00, 01 and 99.
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

/** The character codes of `a` and `n`, the names of these two classes in a structure. */
const LETTERS_ONLY = 97;
const DIGITS_ONLY = 110;

/** The text that was typed as an IBAN, cleaned by clean() and without a leading `IBAN` or `IBAN:`. */
export function cleanIban(input: unknown): string {
  return clean(input).replace(/^IBAN:?/, '');
}

/** Whether a text without separators looks like an IBAN, even one with typing errors. „NR532013000“ is too short. */
export function looksLikeIban(text: string): boolean {
  return /^(IBAN:?)?[A-Z]{2}\d{2}\w{8}/.test(text);
}

/** See package/index.ts. */
export function ibanFaults(input: unknown): IbanFault[] {
  const iban = cleanIban(input);
  return explainCleaned(iban, structureOf(iban.slice(0, 2)));
}

/**
 * The faults of an IBAN, in the order in which they are shown.
 *
 * @param iban from cleanIban()
 * @param structure that of the country that the IBAN begins with, see structureOf()
 */
export function explainCleaned(iban: string, structure: string | undefined): IbanFault[] {
  if (iban === '') return [{ code: 'empty' }];
  if (!structure) {
    const found = iban.slice(0, 2);
    return [{ code: /^[A-Z]{2}/.test(found) ? 'unknown-country' : 'no-country', found }];
  }
  const faults: IbanFault[] = [];
  if (iban.length !== structure.length)
    faults.push({ code: 'length', expected: structure.length, found: iban.length });
  addCharacterFault(iban, structure, faults);
  // A wrong length or character makes the check digits wrong, too. That fault would say nothing new.
  if (faults.length === 0 && Number(iban.slice(2, 4)) !== checkDigits(iban))
    faults.push({ code: 'check-digits' });
  return faults;
}

/**
 * Adds a fault for the first character that is not allowed at its place.
 *
 * @param structure see structureOf(). After its end, letters and digits are allowed: the length is a fault of its own
 */
export function addCharacterFault(
  iban: string,
  structure: string,
  faults: { push(fault: CharacterFault): unknown },
): void {
  for (let place = 0; place < iban.length; place++) {
    const allowed = structure.charCodeAt(place);
    const code = iban.charCodeAt(place);
    const isDigit = code > 47 && code < 58;
    const isLetter = code > 64 && code < 91;
    if (isDigit ? allowed !== LETTERS_ONLY : isLetter && allowed !== DIGITS_ONLY) continue;
    // Destructuring takes a whole character, which may have two code units.
    const [found = ''] = iban.slice(place);
    faults.push({
      code: 'character',
      position: place + 1,
      expected: (structure.charAt(place) || 'c') as CharacterClass,
      found,
    });
    return;
  }
}

export const BLZ_LENGTH = 8;
export const MAX_KONTONUMMER_LENGTH = 10;

/** The faults that a Bankleitzahl and a Kontonummer can both have. @param length the right or the largest one */
function explainNumber(
  number: string,
  hasWrongLength: boolean,
  length: number,
): Array<BlzFault & KontonummerFault> {
  if (number === '') return [{ code: 'empty' }];
  if (looksLikeIban(number)) return [{ code: 'is-iban' }];
  const faults: Array<BlzFault & KontonummerFault> = [];
  const place = number.search(/\D/);
  // Destructuring takes a whole character, which may have two code units.
  const [found = ''] = number.slice(place);
  if (place >= 0) faults.push({ code: 'character', position: place + 1, expected: 'n', found });
  if (hasWrongLength) faults.push({ code: 'length', expected: length, found: number.length });
  return faults;
}

/** See package/index.ts. */
export function blzFaults(input: unknown): BlzFault[] {
  const blz = clean(input);
  const faults: BlzFault[] = explainNumber(blz, blz.length !== BLZ_LENGTH, BLZ_LENGTH);
  const [first] = blz;
  if (first === '0' || first === '9') faults.push({ code: 'first-digit', found: first });
  return faults;
}

/** See package/index.ts. */
export function kontonummerFaults(input: unknown): KontonummerFault[] {
  const kontonummer = clean(input);
  const isTooLong = kontonummer.length > MAX_KONTONUMMER_LENGTH;
  const faults: KontonummerFault[] = explainNumber(kontonummer, isTooLong, MAX_KONTONUMMER_LENGTH);
  if (faults.length === 0 && Number(kontonummer) === 0) faults.push({ code: 'zero' });
  return faults;
}

/** A German IBAN, without spaces. @param blz 8 digits @param account ten digits */
export function germanIban(blz: string, account: string): string {
  const bban = blz + account;
  return `DE${String(checkDigits(`DE00${bban}`)).padStart(2, '0')}${bban}`;
}

/** `unchecked`: the check-digit method is not known, or gives this account number no check digit. */
export type CheckResult = 'valid' | 'invalid' | 'unchecked';
