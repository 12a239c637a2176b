/**
 * A second implementation of the check-digit methods, close to the words of the Bundesbank: places are counted from 1
 * on the left, and weights stand in the order in which the description names them. Tests compare src/check-digits with
 * it.
 */

/** Gives the check digit, or null if none fits. `places[1]` is the first digit of the account number. */
type Procedure = (products: number[], places: number[]) => number | null;

/** @param product of at most two digits */
const crossSum = (product: number) => Math.floor(product / 10) + (product % 10);
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Method 00: the last digit of the sum of cross sums is taken from 10; of the result 10, the last digit counts. */
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
/** Method 11: remainder 1 gives 9. */
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
/** Method 31: the remainder is the check digit; with remainder 10 the account is wrong. */
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

/**
 * The weights go from the last digit of the stem to its first one; `from` and `to` are the first and the last place of
 * the stem, `checkDigit` is the place of the check digit.
 */
type Description = [procedure: Procedure, weights: number[], from: number, to: number, checkDigit: number];

const TWO_ONE = [2, 1, 2, 1, 2, 1, 2, 1, 2];

/** The methods that have only weights and a procedure. */
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

type Result = 'valid' | 'invalid' | 'unchecked';
const resultOf = (right: boolean): Result => (right ? 'valid' : 'invalid');

/** What the Bundesbank's text says of an account of ten digits, leading zeros among them. */
export type Reference = (account: string) => Result;

/** Appends the sub-account 00 to an account number with two leading zeros. */
const withSubAccount = (account: string) => `${account.slice(2)}00`;

const method13: Description = [as00, [2, 1, 2, 1, 2, 1], 2, 7, 8];
const method76: Description = [as31, [2, 3, 4, 5, 6, 7], 2, 7, 8];

function isRightBy76(account: string): boolean {
  const [, kind, two, three, four] = placesOf(account);
  const hasStem = !(two === 0 && three === 0 && four === 0);
  return [0, 4, 6, 7, 8, 9].includes(kind as number) && hasStem && isRight(method76, account);
}

/** Method 17: 1 is taken from the sum of cross sums, and the remainder from 10; remainder 0 gives 0. */
function as17(products: number[]): number | null {
  const sum = total(products.map(crossSum));
  if (sum === 0) return null;
  const remainder = (sum - 1) % 11;
  return remainder === 0 ? 0 : 10 - remainder;
}

/** Method 25: with remainder 1 the check digit is 0, and place 2 must be 8 or 9. */
function as25(products: number[], places: number[]): number | null {
  const checkDigit = as02(products, []);
  return checkDigit ?? ([8, 9].includes(places[2] as number) ? 0 : null);
}

/** Method 56: the results 10 and 11 are wrong; of accounts that begin with 9 they give 7 and 8. */
function as56(products: number[], places: number[]): number | null {
  const result = 11 - (total(products) % 11);
  if (result < 10) return result;
  return places[1] === 9 ? result - 3 : null;
}

/** Method 74: the difference to the next number that ends in 5. */
function toHalfDecade(products: number[]): number {
  const sum = total(products.map(crossSum));
  let halfDecade = sum;
  while (halfDecade % 10 !== 5) halfDecade++;
  return halfDecade - sum;
}

/** Method 93: modulus 7, the remainder is taken from 7; remainder 0 gives 0. */
function modulus7(products: number[]): number {
  const remainder = total(products) % 7;
  return remainder === 0 ? 0 : 7 - remainder;
}

const isBetween = (account: string, first: number, last: number) =>
  Number(account) >= first && Number(account) <= last;

/** One of the methods in DESCRIPTIONS. */
const by =
  (method: string): Reference =>
  (account) =>
    resultOf(isRight(DESCRIPTIONS[method] as Description, account));

/** Tries methods one after the other until one does not say that the account is wrong. */
const anyOf =
  (...references: Reference[]): Reference =>
  (account) =>
    references.map((reference) => reference(account)).find((result) => result !== 'invalid') ?? 'invalid';

/** Method 29: each digit is replaced by means of a row; rows 1, 2, 3, 4, 1 and so on are used from right to left. */
function isRightBy29(account: string): boolean {
  const rows = [
    [0, 1, 5, 9, 3, 7, 4, 8, 2, 6],
    [0, 1, 7, 6, 9, 8, 3, 2, 5, 4],
    [0, 1, 8, 4, 6, 2, 9, 5, 7, 3],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ];
  const stem = placesOf(account).slice(1, 10).reverse();
  const sum = total(stem.map((digit, index) => rows[index % 4]?.[digit] as number));
  return (10 - (sum % 10)) % 10 === Number(account[9]);
}

function by61(account: string, digit9: string): Result {
  if (account[8] !== digit9) return resultOf(isRight([as00, [2, 1, 2, 1, 2, 1, 2], 1, 7, 8], account));
  const joined = account.slice(0, 7) + account.slice(8) + account[7];
  return resultOf(isRight([as00, TWO_ONE, 1, 9, 10], joined));
}

function by68(account: string): Result {
  const number = Number(account);
  if (number >= 1_000_000_000)
    return resultOf(account[3] === '9' && isRight([as00, [2, 1, 2, 1, 2, 1], 4, 9, 10], account));
  if (isBetween(account, 400_000_000, 499_999_999)) return 'unchecked';
  if (number < 100_000) return 'invalid';
  // Places 3 and 4 are left out.
  const withoutTwo: Description = [as00, [2, 1, 2, 1, 2, 0, 0, 1], 2, 9, 10];
  return resultOf(isRight([as00, TWO_ONE, 1, 9, 10], account) || isRight(withoutTwo, account));
}

function by93(account: string): Result {
  const weights = [2, 3, 4, 5, 6];
  const [from, to, checkDigit] = account.startsWith('0000') ? [5, 9, 10] : [1, 5, 6];
  return resultOf(
    isRight([as06, weights, from, to, checkDigit], account) ||
      isRight([modulus7, weights, from, to, checkDigit], account),
  );
}

function by95(account: string): Result {
  const unchecked =
    isBetween(account, 1, 1_999_999) ||
    isBetween(account, 9_000_000, 25_999_999) ||
    isBetween(account, 396_000_000, 499_999_999) ||
    isBetween(account, 700_000_000, 799_999_999) ||
    isBetween(account, 910_000_000, 989_999_999);
  return unchecked ? 'unchecked' : by('06')(account);
}

function byC5(account: string): Result {
  if (isBetween(account, 100_000, 899_999))
    return resultOf(isRight([as00, [2, 1, 2, 1, 2], 5, 9, 10], account));
  if (isBetween(account, 100_000_000, 899_999_999))
    return resultOf(isRight([as00, [2, 1, 2, 1, 2], 2, 6, 7], account));
  const first = account[0] as string;
  if ('14569'.includes(first)) return resultOf(isRightBy29(account));
  if (first === '3') return by('00')(account);
  const unchecked =
    isBetween(account, 30_000_000, 59_999_999) || account.startsWith('70') || account.startsWith('85');
  return unchecked ? 'unchecked' : 'invalid';
}

/** Method 24: leading digits are dropped. The weights begin at the first digit left; each is also added once. */
function by24(account: string): Result {
  const stem = placesOf(account).slice(1, 10);
  const first = stem[0] as number;
  if (first >= 3 && first <= 6) stem[0] = 0;
  if (first === 9) stem.fill(0, 0, 3);
  while (stem[0] === 0) stem.shift();
  const values = stem.map((digit, index) => {
    const weight = [1, 2, 3][index % 3] as number;
    return (digit * weight + weight) % 11;
  });
  return resultOf(total(values) % 10 === Number(account[9]));
}

/** Method 57: the first two digits tell the variant. */
function by57(account: string): Result {
  const two = Number(account.slice(0, 2));
  const exempt = ['777777', '888888'].includes(account.slice(0, 6)) || account === '0185125434';
  const first = [51, 55, 61, 64, 65, 66, 70, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 88, 94, 95];
  if (first.includes(two) && isRight([as00, [1, 2, 1, 2, 1, 2, 1, 2, 1], 1, 9, 10], account)) return 'valid';
  if (exempt) return 'unchecked';
  if (first.includes(two)) return 'invalid';
  if ([40, 50, 91, 99].includes(two)) return 'unchecked';
  if (two >= 32) {
    const joined = account.slice(0, 2) + account.slice(3) + account[2];
    return resultOf(isRight([as00, [1, 2, 1, 2, 1, 2, 1, 2, 1], 1, 9, 10], joined));
  }
  const month = Number(account.slice(2, 4));
  return two > 0 && month > 0 && month < 13 && Number(account.slice(6, 9)) < 500 ? 'unchecked' : 'invalid';
}

const WITH_CONDITIONS: Record<string, Reference> = {
  13: (account) =>
    resultOf(
      isRight(method13, account) || (account.startsWith('00') && isRight(method13, withSubAccount(account))),
    ),
  63: (account) => {
    if (account[0] !== '0') return 'invalid';
    const shifted = account.startsWith('000') && isRight(method13, withSubAccount(account));
    return resultOf(isRight(method13, account) || shifted);
  },
  76: (account) =>
    resultOf(isRightBy76(account) || (account.startsWith('00') && isRightBy76(withSubAccount(account)))),
  // If place 3 is 9, the stem is places 3 to 9; otherwise it is places 4 to 9.
  88: (account) =>
    resultOf(
      account[2] === '9'
        ? isRight([as06, [2, 3, 4, 5, 6, 7, 8], 3, 9, 10], account)
        : isRight([as06, [2, 3, 4, 5, 6, 7], 4, 9, 10], account),
    ),
  99: (account) => (isBetween(account, 396_000_000, 499_999_999) ? 'unchecked' : by('06')(account)),
  '08': (account) => (Number(account) < 60000 ? 'unchecked' : by('00')(account)),
  '09': () => 'unchecked',
  17: (account) => resultOf(isRight([as17, [2, 1, 2, 1, 2, 1], 2, 7, 8], account)),
  24: by24,
  25: (account) => resultOf(isRight([as25, [2, 3, 4, 5, 6, 7, 8, 9], 2, 9, 10], account)),
  // With two leading zeros, the account is shifted two places to the left.
  26: (account) => {
    const shifted = account.startsWith('00') ? withSubAccount(account) : account;
    return resultOf(isRight([as06, [2, 3, 4, 5, 6, 7, 2], 1, 7, 8], shifted));
  },
  27: (account) => (Number(account) < 1_000_000_000 ? by('00')(account) : resultOf(isRightBy29(account))),
  29: (account) => resultOf(isRightBy29(account)),
  41: (account) =>
    account[3] === '9' ? resultOf(isRight([as00, [2, 1, 2, 1, 2, 1], 4, 9, 10], account)) : by('00')(account),
  49: anyOf(by('00'), by('01')),
  50: (account) => {
    const method: Description = [as06, [2, 3, 4, 5, 6, 7], 1, 6, 7];
    const shifted = account.startsWith('000') && isRight(method, `${account.slice(3)}000`);
    return resultOf(isRight(method, account) || shifted);
  },
  56: (account) => resultOf(isRight([as56, [2, 3, 4, 5, 6, 7, 2, 3, 4], 1, 9, 10], account)),
  57: by57,
  59: (account) => (Number(account) < 100_000_000 ? 'unchecked' : by('00')(account)),
  61: (account) => by61(account, '8'),
  65: (account) => by61(account, '9'),
  68: by68,
  74: (account) => {
    const six = Number(account) >= 100_000 && Number(account) <= 999_999;
    return anyOf(
      by('00'),
      () => resultOf(six && isRight([toHalfDecade, TWO_ONE, 1, 9, 10], account)),
      by('04'),
    )(account);
  },
  78: (account) => (isBetween(account, 10_000_000, 99_999_999) ? 'unchecked' : by('00')(account)),
  91: (account) =>
    resultOf(
      isRight([as06, [2, 3, 4, 5, 6, 7], 1, 6, 7], account) ||
        isRight([as06, [7, 6, 5, 4, 3, 2], 1, 6, 7], account) ||
        isRight([as06, [2, 3, 4, 0, 5, 6, 7, 8, 9, 10], 1, 10, 7], account) ||
        isRight([as06, [2, 4, 8, 5, 10, 9], 1, 6, 7], account),
    ),
  93: by93,
  95: by95,
  96: (account) => {
    const withoutCheckDigit: Reference = () =>
      isBetween(account, 1_300_000, 99_399_999) ? 'unchecked' : 'invalid';
    return anyOf(by('19'), by('00'), withoutCheckDigit)(account);
  },
  98: anyOf((account) => resultOf(isRight([as01, [3, 1, 7, 3, 1, 7, 3], 3, 9, 10], account)), by('32')),
  A2: anyOf(by('00'), by('04')),
  A3: anyOf(by('00'), by('10')),
  A4: (account) => {
    const special = account.slice(2, 4) === '99';
    const six = [2, 3, 4, 5, 6, 7];
    const first = special
      ? isRight([as06, six.slice(0, 5), 5, 9, 10], account)
      : isRight([as06, six, 4, 9, 10], account) || isRight([modulus7, six, 4, 9, 10], account);
    return first ? 'valid' : by93(account);
  },
  A5: (account) => (account[0] === '9' ? by('00')(account) : anyOf(by('00'), by('10'))(account)),
  A6: (account) => (account[1] === '8' ? by('00')(account) : by('01')(account)),
  A7: anyOf(by('00'), by('03')),
  A8: (account) =>
    account[2] === '9'
      ? anyOf(
          (number) => resultOf(isRight([as06, [2, 3, 4, 5, 6, 7, 8], 3, 9, 10], number)),
          by('10'),
        )(account)
      : anyOf(by('32'), (number) => resultOf(isRight([as00, [2, 1, 2, 1, 2, 1], 4, 9, 10], number)))(account),
  B1: anyOf(by('05'), by('01'), by('00')),
  B2: (account) => (account < '8' ? by('02')(account) : by('00')(account)),
  B3: (account) => (account < '9' ? by('32')(account) : by('06')(account)),
  B5: (account) => (account < '8' ? anyOf(by('05'), by('00'))(account) : by('05')(account)),
  B7: (account) =>
    isBetween(account, 1_000_000, 5_999_999) || isBetween(account, 700_000_000, 899_999_999)
      ? by('01')(account)
      : 'unchecked',
  B8: (account) => {
    const withoutCheckDigit: Reference = () =>
      isBetween(account, 5_100_000_000, 5_999_999_999) || isBetween(account, 9_010_000_000, 9_109_999_999)
        ? 'unchecked'
        : 'invalid';
    return anyOf(by('20'), (number) => resultOf(isRightBy29(number)), withoutCheckDigit)(account);
  },
  C1: (account) =>
    account[0] === '5'
      ? resultOf(isRight([as17, [1, 2, 1, 2, 1, 2, 1, 2, 1], 1, 9, 10], account))
      : resultOf(isRight([as17, [2, 1, 2, 1, 2, 1], 2, 7, 8], account)),
  C2: anyOf(by('22'), by('00'), by('04')),
  C3: (account) => (account[0] === '9' ? by('58')(account) : by('00')(account)),
  C5: byC5,
  C7: (account) => (WITH_CONDITIONS['63']?.(account) === 'valid' ? 'valid' : by('06')(account)),
  C8: anyOf(by('00'), by('04'), by('07')),
  C9: anyOf(by('00'), by('07')),
  D0: (account) => (account.startsWith('57') ? 'unchecked' : by('20')(account)),
  D2: anyOf(by95, by('00'), by68),
  D6: anyOf(by('07'), by('03'), by('00')),
  D8: (account) => {
    if (Number(account) >= 1_000_000_000) return by('00')(account);
    return isBetween(account, 10_000_000, 99_999_999) ? 'unchecked' : 'invalid';
  },
  D9: anyOf(by('00'), by('10'), by('18')),
  E3: anyOf(by('00'), by('21')),
  E4: anyOf(by('02'), by('00')),
};

export const REFERENCES: Readonly<Record<string, Reference>> = {
  ...Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([method, description]) => [
      method,
      (account: string) => resultOf(isRight(description, account)),
    ]),
  ),
  ...WITH_CONDITIONS,
};
