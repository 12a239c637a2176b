/**
 * Check-digit methods as the Bundesbank describes them, slow and literal: places are counted from 1 on the left, weights
 * stand in the order in which the description names them. What src/check-digits says is compared with these.
 */

type Procedure = (products: number[], places: number[]) => number | null;

/** A product of two digits is its cross sum. */
const crossSum = (product: number) => Math.floor(product / 10) + (product % 10);
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Method 00: cross sums; the last digit of the sum is taken from 10; of the result 10, the last digit counts. */
const as00: Procedure = (products) => (10 - (total(products.map(crossSum)) % 10)) % 10;
/** Method 01: the same without cross sums. */
const as01: Procedure = (products) => (10 - (total(products) % 10)) % 10;
/** Method 02: the remainder is taken from 11; remainder 0 gives 0; with remainder 1 the account is wrong. */
const as02: Procedure = (products) => {
  const remainder = total(products) % 11;
  if (remainder === 1) return null;
  return remainder === 0 ? 0 : 11 - remainder;
};
/** Method 06: remainder 1 gives 0, too. */
const as06: Procedure = (products) => as02(products, []) ?? 0;
/** Method 11: of the result 10, a 9 is made. */
const as11: Procedure = (products) => as02(products, []) ?? 9;
/** Method 16: with remainder 1, the places 9 and 10 must be the same. */
const as16: Procedure = (products, places) => as02(products, []) ?? (places[9] as number);
/** Method 21: cross sums of the sum until one digit is left, which is taken from 10. */
const as21: Procedure = (products) => {
  let sum = total(products.map(crossSum));
  if (sum === 0) return null;
  while (sum > 9) sum = total([...String(sum)].map(Number));
  return 10 - sum;
};
/** Method 22: of each product only the last digit is added. */
const as22: Procedure = (products) => (10 - (total(products.map((product) => product % 10)) % 10)) % 10;
/** Method 31: the remainder is the check digit; 10 is wrong. */
const as31: Procedure = (products) => {
  const remainder = total(products) % 11;
  return remainder === 10 ? null : remainder;
};
/** Method 71: the remainder is taken from 11; remainder 0 gives 0, remainder 1 gives 1. */
const as71: Procedure = (products) => as02(products, []) ?? 1;
/** Method D7: the last digit of the sum of cross sums. */
const asD7: Procedure = (products) => total(products.map(crossSum)) % 10;
/** Method E0: as 00, but 7 is added to the sum. */
const asE0: Procedure = (products) => as00([...products, 7], []);

/** Weights from the right end of the stem to its left end; the stem's first and last place; the check digit's place. */
type Description = [procedure: Procedure, weights: number[], from: number, to: number, checkDigit: number];

const TWO_ONE = [2, 1, 2, 1, 2, 1, 2, 1, 2];

/** The methods that are nothing but weights and a procedure. */
const DESCRIPTIONS: Record<string, Description> = {
  '00': [as00, TWO_ONE, 1, 9, 10],
  '01': [as01, [3, 7, 1, 3, 7, 1, 3, 7, 1], 1, 9, 10],
  '02': [as02, [2, 3, 4, 5, 6, 7, 8, 9, 2], 1, 9, 10],
  '03': [as01, TWO_ONE, 1, 9, 10],
  '04': [as02, [2, 3, 4, 5, 6, 7, 2, 3, 4], 1, 9, 10],
  '05': [as01, [7, 3, 1, 7, 3, 1, 7, 3, 1], 1, 9, 10],
  '06': [as06, [2, 3, 4, 5, 6, 7, 2, 3, 4], 1, 9, 10],
  '07': [as02, [2, 3, 4, 5, 6, 7, 8, 9, 10], 1, 9, 10],
  10: [as06, [2, 3, 4, 5, 6, 7, 8, 9, 10], 1, 9, 10],
  11: [as11, [2, 3, 4, 5, 6, 7, 8, 9, 10], 1, 9, 10],
  16: [as16, [2, 3, 4, 5, 6, 7, 2, 3, 4], 1, 9, 10],
  18: [as01, [3, 9, 7, 1, 3, 9, 7, 1, 3], 1, 9, 10],
  19: [as06, [2, 3, 4, 5, 6, 7, 8, 9, 1], 1, 9, 10],
  20: [as06, [2, 3, 4, 5, 6, 7, 8, 9, 3], 1, 9, 10],
  21: [as21, TWO_ONE, 1, 9, 10],
  22: [as22, [3, 1, 3, 1, 3, 1, 3, 1, 3], 1, 9, 10],
  28: [as06, [2, 3, 4, 5, 6, 7, 8], 1, 7, 8],
  30: [as01, [2, 1, 2, 1, 0, 0, 0, 0, 2], 1, 9, 10],
  31: [as31, [9, 8, 7, 6, 5, 4, 3, 2, 1], 1, 9, 10],
  32: [as06, [2, 3, 4, 5, 6, 7], 4, 9, 10],
  33: [as06, [2, 3, 4, 5, 6], 5, 9, 10],
  34: [as06, [2, 4, 8, 5, 10, 9, 7], 1, 7, 8],
  38: [as06, [2, 4, 8, 5, 10, 9], 4, 9, 10],
  40: [as06, [2, 4, 8, 5, 10, 9, 7, 3, 6], 1, 9, 10],
  42: [as06, [2, 3, 4, 5, 6, 7, 8, 9], 2, 9, 10],
  43: [as01, [1, 2, 3, 4, 5, 6, 7, 8, 9], 1, 9, 10],
  44: [as06, [2, 4, 8, 5, 10], 5, 9, 10],
  46: [as06, [2, 3, 4, 5, 6], 3, 7, 8],
  47: [as06, [2, 3, 4, 5, 6], 4, 8, 9],
  48: [as06, [2, 3, 4, 5, 6, 7], 3, 8, 9],
  58: [as02, [2, 3, 4, 5, 6], 5, 9, 10],
  60: [as00, [2, 1, 2, 1, 2, 1, 2], 3, 9, 10],
  64: [as06, [2, 4, 8, 5, 10, 9], 1, 6, 7],
  67: [as00, [2, 1, 2, 1, 2, 1, 2], 1, 7, 8],
  71: [as71, [1, 2, 3, 4, 5, 6], 2, 7, 10],
  92: [as01, [3, 7, 1, 3, 7, 1], 4, 9, 10],
  94: [as00, [1, 2, 1, 2, 1, 2, 1, 2, 1], 1, 9, 10],
  D7: [asD7, TWO_ONE, 1, 9, 10],
  E0: [asE0, TWO_ONE, 1, 9, 10],
};

/** @param account ten digits; place 1 is `places[1]` */
const placesOf = (account: string) => [Number.NaN, ...[...account].map(Number)];

function isRight([procedure, weights, from, to, checkDigit]: Description, account: string): boolean {
  const places = placesOf(account);
  const stem = places.slice(from, to + 1).reverse();
  const products = stem.map((digit, index) => digit * (weights[index] as number));
  return procedure(products, places) === places[checkDigit];
}

type Answer = 'valid' | 'invalid' | 'unchecked';
const answer = (right: boolean): Answer => (right ? 'valid' : 'invalid');

/** What the Bundesbank's text says of an account of ten digits, leading zeros among them. */
export type Reference = (account: string) => Answer;

/** Puts a sub-account 00 behind the account, where it has two leading zeros to give. */
const withSubAccount = (account: string) => `${account.slice(2)}00`;

const method13: Description = [as00, [2, 1, 2, 1, 2, 1], 2, 7, 8];
const method76: Description = [as31, [2, 3, 4, 5, 6, 7], 2, 7, 8];

function isRightBy76(account: string): boolean {
  const [, kind, two, three, four] = placesOf(account);
  const hasStem = !(two === 0 && three === 0 && four === 0);
  return [0, 4, 6, 7, 8, 9].includes(kind as number) && hasStem && isRight(method76, account);
}

const WITH_CONDITIONS: Record<string, Reference> = {
  13: (account) =>
    answer(
      isRight(method13, account) || (account.startsWith('00') && isRight(method13, withSubAccount(account))),
    ),
  63: (account) => {
    if (account[0] !== '0') return 'invalid';
    const shifted = account.startsWith('000') && isRight(method13, withSubAccount(account));
    return answer(isRight(method13, account) || shifted);
  },
  76: (account) =>
    answer(isRightBy76(account) || (account.startsWith('00') && isRightBy76(withSubAccount(account)))),
  // Place 3 is 9: places 3 to 9, with the weight 8 as well. Otherwise places 4 to 9.
  88: (account) =>
    answer(
      account[2] === '9'
        ? isRight([as06, [2, 3, 4, 5, 6, 7, 8], 3, 9, 10], account)
        : isRight([as06, [2, 3, 4, 5, 6, 7], 4, 9, 10], account),
    ),
  99: (account) => {
    const number = Number(account);
    if (number >= 396000000 && number <= 499999999) return 'unchecked';
    return answer(isRight([as06, [2, 3, 4, 5, 6, 7, 2, 3, 4], 1, 9, 10], account));
  },
  '08': (account) =>
    Number(account) < 60000 ? 'unchecked' : answer(isRight([as00, TWO_ONE, 1, 9, 10], account)),
  '09': () => 'unchecked',
};

export const REFERENCES: Readonly<Record<string, Reference>> = {
  ...Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([method, description]) => [
      method,
      (account: string) => answer(isRight(description, account)),
    ]),
  ),
  ...WITH_CONDITIONS,
};
