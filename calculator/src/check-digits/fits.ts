import type { Kind } from './kinds.ts';

const ZERO = 48;
const CHECK_DIGIT = 80;
const TEN = 65;

/**
 * @param digits ten of them
 * @param weights ten characters: the weight of each digit, `A` for 10, and `P` at the place of the check digit
 * @returns whether the check digit is the one that the other digits call for
 */
export function fits(digits: string, weights: string, kind: Kind): boolean {
  let sum = 0;
  let place = 0;
  for (let i = 0; i < 10; i++) {
    const weight = weights.charCodeAt(i);
    if (weight === CHECK_DIGIT) place = i;
    else sum += kind.product(weight === TEN ? 10 : weight - ZERO, digits.charCodeAt(i) - ZERO);
  }
  const expected = kind.checkDigits[sum % kind.checkDigits.length];
  return digits[place] === (expected === '=' ? digits[place - 1] : expected);
}
