import { clean } from './clean.ts';
import { fill } from './fill.ts';
import {
  BLZ_LENGTH,
  BLZ_MISSING,
  BLZ_START,
  BLZ_STRAY,
  KONTONUMMER_LENGTH,
  KONTONUMMER_MISSING,
  KONTONUMMER_STRAY,
  KONTONUMMER_ZERO,
} from './messages.ts';

/** Makes a function that tells what is wrong with a number in digits, `''` when nothing is. */
const digitsFault =
  (missing: string, stray: string, length: RegExp, wrongLength: string, value: RegExp, wrongValue: string) =>
  (input: unknown): string => {
    const text = clean(input);
    // With `u`, a character beyond the basic plane is named whole.
    const found = /\D/u.exec(text);
    if (found) return fill(stray, found.index + 1, found[0]);
    if (!text) return missing;
    return length.test(text) ? (value.test(text) ? '' : wrongValue) : fill(wrongLength, text.length);
  };

/** The first digit of a BLZ is the clearing area, 1 to 8. */
export const blzFault = digitsFault(BLZ_MISSING, BLZ_STRAY, /^.{8}$/, BLZ_LENGTH, /^[1-8]/, BLZ_START);

export const kontonummerFault = digitsFault(
  KONTONUMMER_MISSING,
  KONTONUMMER_STRAY,
  /^.{1,10}$/,
  KONTONUMMER_LENGTH,
  /[1-9]/,
  KONTONUMMER_ZERO,
);
