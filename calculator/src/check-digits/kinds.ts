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

/** The cross sum of the product. The weights are 1 and 2, so no product is greater than 18. */
const cross = (weight: number, digit: number) => {
  const product = weight * digit;
  return product > 9 ? product - 9 : product;
};

/** What each digit becomes by method 29. The weight is the number of the row, from 1. */
const TRANSFORMATION_ROWS = ['', '0159374826', '0176983254', '0184629573', '0123456789'];
const transformed = (row: number, digit: number) => Number(TRANSFORMATION_ROWS[row]?.[digit]);

/** 10 less the last digit of the sum; a result of 10 becomes 0 (method 00). */
export const CROSS_10: Kind = { product: cross, checkDigits: '0987654321' };
/** The same without cross sums (method 01). */
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
/** 10 less the remainder of (sum - 1) by 11; a result of 10 becomes 0 (method 17). */
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
/** The remainder itself. With 10 no check digit fits (methods 31 and 76). */
export const REMAINDER_11: Kind = { product: plain, checkDigits: '0123456789X' };
/** 7 less the remainder (methods 93 and A4). */
export const PLAIN_7: Kind = { product: plain, checkDigits: '0654321' };
/** Iterated transformation (method 29). */
export const TRANSFORMED_10: Kind = { product: transformed, checkDigits: '0987654321' };
