/** @param digits any number of them, also more than a JavaScript number holds */
function mod97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Whether the last two digits are these check digits. */
const hasCheckDigits = (digits: string, checkDigits: number) => Number(digits.slice(-2)) === checkDigits;

/** ISO 7064, MOD 97-10: 98 less the remainder, with 00 in place of the check digits. */
export const hasIsoCheckDigits = (digits: string) =>
  hasCheckDigits(digits, 98 - mod97(`${digits.slice(0, -2)}00`));

/** The remainder itself; 97 in place of 0. */
export const hasBelgianCheckDigits = (digits: string) =>
  hasCheckDigits(digits, mod97(digits.slice(0, -2)) || 97);

/** 97 less the remainder (clé RIB). Letters count as digits: A to I and J to R as 1 to 9, S to Z as 2 to 9. */
export function hasFrenchCheckDigits(bban: string): boolean {
  const digits = bban.replace(/[A-Z]/g, (letter) => {
    const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  });
  return hasCheckDigits(digits, 97 - mod97(`${digits.slice(0, -2)}00`));
}

/** @param weights from left to right; after the last one comes the first again */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (weights[i % weights.length] ?? 0);
  return sum;
}

const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * @param digits ten of them
 * @returns 11 less the remainder of the weighted sum; the remainders 0 and 1 are themselves the check digit
 */
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

/** Luhn: the last digit is the check digit. Every second digit from the right counts as the digit sum of its double. */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const product = i % 2 ? digit * 2 : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** The value of a digit or letter at an odd place: 1 for 0 and A, 0 for 1 and B, 5 for 2 and C, and so on. */
const ODD_PLACES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/**
 * The first letter (CIN) is the check letter: the sum of all other values modulo 26, as a letter from A on. Places are
 * counted from 1 after it. At even places the value is 0 for 0 and A, 1 for 1 and B, and so on.
 */
export function hasItalianCheckLetter(bban: string): boolean {
  let sum = 0;
  for (let place = 1; place < bban.length; place++) {
    const code = bban.charCodeAt(place);
    const value = code < 65 ? code - 48 : code - 65;
    sum += place % 2 ? (ODD_PLACES[value] ?? 0) : value;
  }
  return bban.charCodeAt(0) === 65 + (sum % 26);
}
