/** @param digits as many as there may be: more than a number holds */
function mod97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/**
 * Whether the last two digits are what the digits before them call for.
 *
 * @param key the two digits as a number, made from the remainder modulo 97
 * @param shift whether 00 stands in place of the two digits while the remainder is taken
 */
function endsWithKey(digits: string, key: (remainder: number) => number, shift: boolean): boolean {
  const stem = digits.slice(0, -2);
  return key(mod97(shift ? `${stem}00` : stem)) === Number(digits.slice(-2));
}

/** ISO 7064, MOD 97-10: 98 less the remainder. */
export const hasIsoKey = (digits: string) => endsWithKey(digits, (remainder) => 98 - remainder, true);

/** The remainder itself; 97 in place of 0. */
export const hasBelgianKey = (digits: string) => endsWithKey(digits, (remainder) => remainder || 97, false);

/** 97 less the remainder. Letters count as digits: A to I and J to R as 1 to 9, S to Z as 2 to 9. */
export function hasFrenchKey(bban: string): boolean {
  const digits = bban.replace(/[A-Z]/g, (letter) => {
    const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  });
  return endsWithKey(digits, (remainder) => 97 - remainder, true);
}

/** @param weights from left to right, over and over again */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (weights[i % weights.length] ?? 0);
  return sum;
}

const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** @param digits ten of them */
export function spanishCheckDigit(digits: string): number {
  const remainder = weightedSum(digits, SPANISH_WEIGHTS) % 11;
  return remainder < 2 ? remainder : 11 - remainder;
}

/** ISO 7064, MOD 11,10: the last digit is the check digit. */
export function hasHybridCheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + Number(digits.slice(-1))) % 10 === 1;
}

/** Luhn: from the right, every second digit counts twice, as its cross sum. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const product = i % 2 ? digit * 2 : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** What a digit or letter at an odd place counts: 0 and A 1, 1 and B 0, 2 and C 5, and so on. */
const ODD_PLACES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The letter in front (CIN): the sum modulo 26. At even places, 0 and A count 0, 1 and B 1, and so on. */
export function hasItalianLetter(bban: string): boolean {
  let sum = 0;
  for (let place = 1; place < bban.length; place++) {
    const code = bban.charCodeAt(place);
    const value = code < 65 ? code - 48 : code - 65;
    sum += place % 2 ? (ODD_PLACES[value] ?? 0) : value;
  }
  return bban.charCodeAt(0) === 65 + (sum % 26);
}
