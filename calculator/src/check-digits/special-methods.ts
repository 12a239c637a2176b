import type { CheckResult } from '../iban/faults.ts';

/**
 * Method 24. A first digit from 3 to 6 counts as 0; a first digit 9 and the two digits after it count as 0. The
 * weights 1, 2, 3, 1, 2, 3 … begin at the first digit that is not 0.
 *
 * @param digits ten of them, the last one is the check digit
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

/** Method 52, as method C0 uses it: checks the old GDR number of an account number of eight digits. */
export function checkMethod52(digits: string, blz: string): CheckResult {
  return checkOldNumber(blz.slice(4) + digits[2], digits.slice(3), blz);
}

/** Method 53, as method B6 uses it: checks the old GDR number of an account number of nine digits. Others are wrong. */
export function checkMethod53(digits: string, blz: string): CheckResult {
  if (digits[1] === '0') return 'invalid';
  return checkOldNumber(`${blz.slice(4, 6)}${digits[2]}${blz[7]}${digits[1]}`, digits.slice(3), blz);
}

/** Weights from right to left. */
const OLD_NUMBER_WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];

/**
 * Checks the number that an account had at a bank of the GDR (ESER): digits of the Bankleitzahl and of the account
 * number (`head`), then the check digit, then the last six digits of the account number without their leading zeros.
 *
 * @param rest the check digit and all six digits after it
 * @param blz `''` if it is not known, and then the account is `unchecked`
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
