import { clean, SEPARATORS } from './clean.ts';
import type { CharacterFault, EmptyFault } from './faults.ts';
import { addCharacterFault, checkDigits, isSepaCountry } from './faults.ts';
import { withoutCreditorIdLabel, withoutReferenceLabel } from './labels.ts';

/** What can be wrong with a creditor identifier. */
export type CreditorIdFault =
  | EmptyFault
  /** It does not begin with the two letters of a country of SEPA. `found` are its first two characters. */
  | { readonly code: 'no-sepa-country'; readonly found: string }
  /** `expected` is 18 for Germany, and the largest length, 35, for other countries. The smallest is 8. */
  | { readonly code: 'length'; readonly expected: number; readonly found: number }
  | CharacterFault
  /** The check digits are wrong: a typing error, or two characters swapped. */
  | { readonly code: 'check-digits' };

/** What can be wrong with a creditor reference by ISO 11649. */
export type ReferenceFault =
  | EmptyFault
  /** It does not begin with `RF`. `found` are its first two characters. */
  | { readonly code: 'no-rf'; readonly found: string }
  /** It has fewer than 5 characters, or more than 25. `expected` is the limit that it breaks. */
  | { readonly code: 'length'; readonly expected: 5 | 25; readonly found: number }
  | CharacterFault
  /** The check digits are wrong: a typing error, or two characters swapped. */
  | { readonly code: 'check-digits' };

/** Two letters and two check digits (ISO 7064, mod 97-10). After them, letters and digits are allowed. */
const FORM = 'aann';

/**
 * What is wrong with a SEPA creditor identifier (Gläubiger-Identifikationsnummer): country, length, characters, check
 * digits; empty if nothing is. Never throws.
 *
 * Source: EPC262-08. The length is checked exactly for Germany, otherwise only its limits.
 *
 * @example creditorIdFaults('DE98 ZZZ 09999999999') // []
 */
export function creditorIdFaults(text: string | null | undefined): CreditorIdFault[] {
  const given = withoutCreditorIdLabel(text);
  const id = clean(given);
  if (id === '') return [faultOfNone(given, 35)];
  const country = id.slice(0, 2);
  if (!isSepaCountry(country)) return [{ code: 'no-sepa-country', found: country }];
  const isGerman = country === 'DE';
  const expected = isGerman ? 18 : 35;
  const faults: CreditorIdFault[] = [];
  if (isGerman ? id.length !== 18 : id.length < 8 || id.length > 35)
    faults.push({ code: 'length', expected, found: id.length });
  addCharacterFault(id, isGerman ? `${FORM}cccnnnnnnnnnnn` : FORM, faults);
  // The check digits leave out the three characters that the creditor chooses.
  if (faults.length === 0 && !fits(id, id.slice(0, 4) + id.slice(7))) faults.push({ code: 'check-digits' });
  return faults;
}

/**
 * What is wrong with a creditor reference (`RF…`): length, characters, check digits; empty if nothing is. Never throws.
 *
 * Source: ISO 11649.
 *
 * @example referenceFaults('RF18 5390 0754 7034') // []
 */
export function referenceFaults(text: string | null | undefined): ReferenceFault[] {
  const given = withoutReferenceLabel(text);
  const reference = clean(given);
  const { length } = reference;
  if (reference === '') return [faultOfNone(given, 25)];
  if (!reference.startsWith('RF')) return [{ code: 'no-rf', found: reference.slice(0, 2) }];
  const faults: ReferenceFault[] = [];
  if (length < 5 || length > 25)
    faults.push({ code: 'length', expected: length < 5 ? 5 : 25, found: length });
  addCharacterFault(reference, FORM, faults);
  if (faults.length === 0 && !fits(reference, reference)) faults.push({ code: 'check-digits' });
  return faults;
}

/** The fault of a text for which clean() returns `''`: it is empty, or far longer than expected. */
function faultOfNone<Length extends number>(text: unknown, expected: Length) {
  const found = typeof text === 'string' ? text.replace(SEPARATORS, '').length : 0;
  return found > 0 ? ({ code: 'length', expected, found } as const) : ({ code: 'empty' } as const);
}

const fits = (id: string, checked: string) => Number(id.slice(2, 4)) === checkDigits(checked);
