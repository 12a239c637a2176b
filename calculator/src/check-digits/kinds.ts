import { clean } from '../iban/clean.ts';

/** @returns the digits 0 to 9 of a text, without separators; `''` if the text has none, or any other character */
export function digitsOf(input: unknown): string {
  const text = clean(input);
  return /^[0-9]+$/.test(text) ? text : '';
}

/**
 * @param kontonummer 1 to 10 digits, separators are ignored
 * @returns the account number as an IBAN has it: ten digits with leading zeros; null if it is not an account number, or
 *   has only zeros
 */
export function tenDigits(kontonummer: unknown): string | null {
  const digits = digitsOf(kontonummer);
  return digits.length > 10 || Number(digits) === 0 ? null : digits.padStart(10, '0');
}

/** How the digits of an account number become a sum, and which check digit each remainder of that sum calls for. */
export type Kind = {
  /** What a digit with this weight adds to the sum. */
  readonly product: (weight: number, digit: number) => number;
  /**
   * The check digit for each remainder; the modulus is the length. `X`: no check digit fits. `=`: the check digit
   * must be the digit before it.
   */
  readonly checkDigits: string;
};

const plain = (weight: number, digit: number) => weight * digit;

/** The cross sum (sum of the digits) of the product. The weights are 1 and 2, so no product is greater than 18. */
const cross = (weight: number, digit: number) => {
  const product = weight * digit;
  return product > 9 ? product - 9 : product;
};

/** What each digit becomes by method 29. The weight is the number of the row, from 1. */
const TRANSFORMATION_ROWS = ['', '0159374826', '0176983254', '0184629573', '0123456789'];
const transformed = (row: number, digit: number) => Number(TRANSFORMATION_ROWS[row]?.[digit]);

/** 10 less the last digit of the sum; a result of 10 becomes 0 (method 00). */
export const CROSS_10: Kind = { product: cross, checkDigits: '0987654321' };
/** As CROSS_10, but without cross sums (method 01). */
export const PLAIN_10: Kind = { product: plain, checkDigits: '0987654321' };
/** The last digit of the sum itself (method D7). */
export const CROSS_10_ITSELF: Kind = { product: cross, checkDigits: '0123456789' };
/** 7 is added to the sum (method E0). */
export const CROSS_10_PLUS_7: Kind = { product: cross, checkDigits: '3210987654' };
/** The distance from the sum to the next number that ends in 5 (method 74). */
export const CROSS_10_HALF: Kind = { product: cross, checkDigits: '5432109876' };
/**
 * 10 less the cross sum of the sum, taken again until one digit is left (method 21). That digit is the remainder modulo
 * 9, or 9 in place of 0.
 */
export const CROSS_9: Kind = { product: cross, checkDigits: '198765432' };
/** 10 less (sum - 1) modulo 11; a result of 10 becomes 0 (method 17). */
export const CROSS_11: Kind = { product: cross, checkDigits: '00987654321' };

/** 11 less the remainder. The remainders 0 and 1 give 0 (method 06). */
export const PLAIN_11: Kind = { product: plain, checkDigits: '00987654321' };
/** Remainder 1: no check digit fits (method 02). */
export const PLAIN_11_NO_1: Kind = { product: plain, checkDigits: '0X987654321' };
/** Remainder 1 gives 9 (method 11). */
export const PLAIN_11_NINE: Kind = { product: plain, checkDigits: '09987654321' };
/** Remainder 1: the check digit equals the digit before it (method 16). */
export const PLAIN_11_SAME: Kind = { product: plain, checkDigits: '0=987654321' };
/** Remainder 1 gives 1 (method 71). */
export const PLAIN_11_ONE: Kind = { product: plain, checkDigits: '01987654321' };
/** Remainders 0 and 1: no check digit fits (method 56). */
export const PLAIN_11_NO_0_1: Kind = { product: plain, checkDigits: 'XX987654321' };
/** Remainder 0 gives 8, remainder 1 gives 7 (method 56, first digit 9). */
export const PLAIN_11_EIGHT_SEVEN: Kind = { product: plain, checkDigits: '87987654321' };
/** The remainder itself. Remainder 10: no check digit fits (methods 31 and 76). */
export const REMAINDER_11: Kind = { product: plain, checkDigits: '0123456789X' };
/** 7 less the remainder. Remainder 0 gives 0 (methods 93 and A4). */
export const PLAIN_7: Kind = { product: plain, checkDigits: '0654321' };
/** Iterated transformation (method 29). */
export const TRANSFORMED_10: Kind = { product: transformed, checkDigits: '0987654321' };

// Character codes of `0`, of `P` and of `A`.
const ZERO = 48;
const CHECK_DIGIT = 80;
const TEN = 65;

/**
 * Computes the check digit of an account number and compares it with the one in the number.
 *
 * @param digits the account number with its leading zeros, ten digits
 * @param weights ten characters: the weight of each digit, `A` for 10, and `P` at the place of the check digit
 * @param kind how the digits become a sum, and the check digit for that sum
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
