import type { Kind } from './kinds.ts';

// Character codes of `0`, of `P` and of `A`.
const ZERO = 48;
const CHECK_DIGIT = 80;
const TEN = 65;

/**
 * Computes the check digit of an account number and compares it with the one that stands there.
 *
 * @param digits the account number with its leading zeros, ten digits
 * @param weights ten characters: the weight of each digit, `A` for 10, and `P` at the place of the check digit
 * @param kind how the sum is made of the digits, and the check digit of the sum
 */
export function hasRightCheckDigit(digits: string, weights: string, kind: Kind): boolean {
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
