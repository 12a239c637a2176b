import { clean } from './clean.ts';
import { faults } from './faults.ts';
import { BLZ, HAS_AT_MOST, IS_IBAN, KONTONUMMER, ZERO } from './messages.ts';
import { validate } from './validate.ts';

/** The first digit of a BLZ is the clearing area, 1 to 8. */
export const blzFaults = (input: unknown, found = faults(BLZ, clean(input), '21111111')): string[] =>
  found[0] && validate(input).valid ? [IS_IBAN] : found;

/** @param input of anybody; what is found in it is a parameter only because that is shorter */
export const kontonummerFaults = (
  input: unknown,
  text = clean(input),
  // As many digits as there are characters, but at most ten.
  found = faults(KONTONUMMER, text, text.slice(0, 10).replace(/./g, 1 as unknown as string), HAS_AT_MOST),
): string[] =>
  // Only digits where nothing was found.
  found[0] || +text ? found : [ZERO];
