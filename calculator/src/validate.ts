import type { Validation } from './api.d.ts';
import { clean } from './clean.ts';
import { fill } from './fill.ts';
import { group, withCheckDigits } from './iban.ts';
import {
  DIGIT,
  EITHER,
  GERMANY,
  IBAN_CHECKSUM,
  IBAN_COUNTRY,
  IBAN_LENGTH,
  IBAN_MISSING,
  IBAN_STRAY,
  LETTER,
} from './messages.ts';
import { structures } from './structures.ts';

/** See api.d.ts. */
export function validate(input: unknown): Validation {
  const iban = clean(input).replace(/^IBAN:?/, '');
  const country = iban.slice(0, 2);
  const structure = structures.get(country);
  const reasons: string[] = [];

  if (structure) {
    if (iban.length !== structure.length)
      reasons.push(fill(IBAN_LENGTH, country === 'DE' ? GERMANY : country, structure.length, iban.length));
    // Only the first one: behind a missing or doubled character, every other one may be in a wrong place.
    [...iban].find((character, index) => {
      const type = (structure[index] ?? 2) as number;
      return (
        // Lower-case letters and `_`, which `\w` also knows, are gone after cleaning.
        !([/\d/, /[A-Z]/, /\w/][type] as RegExp).test(character) &&
        reasons.push(fill(IBAN_STRAY, index + 1, character, [DIGIT, LETTER, EITHER][type]))
      );
    });
    if (!reasons[0] && iban !== withCheckDigits(country, iban.slice(4))) reasons.push(IBAN_CHECKSUM);
  } else reasons.push(iban ? fill(IBAN_COUNTRY, country) : IBAN_MISSING);
  return { valid: !reasons[0], country: structure ? country : null, formatted: group(iban), reasons };
}
