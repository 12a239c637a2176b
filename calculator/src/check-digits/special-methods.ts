import type { CheckResult } from './check.ts';

/**
 * Method 24. Leading digits are left out: a first digit from 3 to 6 counts as 0, a first digit 9 with the two behind
 * it, too. The weights 1, 2, 3 begin at the first digit that is left.
 */
export function checkMethod24(digits: string): CheckResult {
  const stem = digits
    .slice(0, 9)
    .replace(/^[3-6]|^9../, '')
    .replace(/^0+/, '');
  let sum = 0;
  for (let i = 0; i < stem.length; i++) {
    const weight = (i % 3) + 1;
    sum += (Number(stem[i]) * weight + weight) % 11;
  }
  return sum % 10 === Number(digits[9]) ? 'valid' : 'invalid';
}

/** Method C0, first try, as method 52: the old GDR number of an account of eight digits. */
export function checkMethod52(digits: string, blz: string): CheckResult {
  return checkOldNumber(blz.slice(4) + digits[2], digits.slice(3), blz);
}

/** Method B6, as method 53: the old GDR number of an account of nine digits; others have none. */
export function checkMethod53(digits: string, blz: string): CheckResult {
  if (digits[1] === '0') return 'invalid';
  return checkOldNumber(`${blz.slice(4, 6)}${digits[2]}${blz[7]}${digits[1]}`, digits.slice(3), blz);
}

/** From right to left. */
const OLD_NUMBER_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];

/**
 * Accounts of the GDR's banks had a number with parts of the Bankleitzahl in it (ESER). Its check digit stands between
 * these parts and the account's last digits, whose leading zeros are left out.
 *
 * @param head of the old number, in front of the check digit
 * @param rest the check digit and the digits behind it
 * @param blz without it the old number is not known
 */
function checkOldNumber(head: string, rest: string, blz: string): CheckResult {
  if (!blz) return 'unchecked';
  const tail = rest.slice(1).replace(/^0+/, '');
  const number = head + rest[0] + tail;
  const sum = OLD_NUMBER_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(number.charAt(number.length - 1 - place)),
    0,
  );
  return sum % 11 === 10 ? 'valid' : 'invalid';
}
