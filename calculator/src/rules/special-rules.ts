import { checkTenDigits } from '../check-digits/check.ts';
import { CROSS_10, hasRightCheckDigit, REMAINDER_11 } from '../check-digits/kinds.ts';
import type { CheckResult } from '../iban/faults.ts';
import type { AccountDoubt, BankFacts, Change, RefusalCode } from './account.ts';
import { hypoVereinsbankBlz, isBlockedAtCommerzbank } from './special-tables.ts';

/** The account that an IBAN is built for, and what a rule needs to know of its bank. */
export type RuleInput = Omit<BankFacts, 'rule'> & {
  /** 8 digits. */
  readonly blz: string;
  /** The account number with its leading zeros, ten digits. */
  readonly account: string;
};

/** What a rule changes. A missing property stays as it was. */
export type RuleResult = {
  readonly blz?: string;
  /** Ten digits. */
  readonly account?: string;
  readonly changes?: readonly Change[];
  /** Only if the rule decides on the check digit; otherwise the bank's method does. */
  readonly checkDigit?: CheckResult;
  /** What the rule itself leaves in doubt. */
  readonly doubts?: readonly AccountDoubt[];
};

export type Rule = {
  /** @returns null for an account that the rule does not change */
  readonly apply: (input: RuleInput) => RuleResult | RefusalCode | null;
  /** The Bankleitzahl that the IBANs of all accounts have, if it is the same for all. */
  readonly to?: string;
  /** The account number that all IBANs have, ten digits, if the bank has a single account. */
  readonly account?: string;
};

/** The account number stays, the Bankleitzahl becomes `to`. */
export function withBlz(from: string, to: string) {
  return { blz: to, changes: from === to ? [] : [{ code: 'blz' as const, from, to }] };
}

/** An account number as people write it: without leading zeros. @param account ten digits */
export const withoutZeros = (account: string) => account.replace(/^0+/, '');

/**
 * @param account ten digits, with as many zeros in front as are appended
 * @param zeros two or three of them
 * @returns ten digits
 */
export const appendZeros = (account: string, zeros: string) => account.slice(zeros.length) + zeros;

/**
 * Rule 5.03: Commerzbank with the former Dresdner Bank and comdirect.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0005, section 5.2. It describes what to do for
 * three check-digit methods; for any other method the result is `unclear`.
 */
export function commerzbankAccount({ blz, account, method }: RuleInput): RuleResult | RefusalCode | null {
  if (blz === '50040033') return 'bank';
  if (isBlocked(blz, account)) return 'account';
  if (method === '09') return null;
  if (method === '13') return resultByMethod13(blz, account);
  return method === '76' ? resultByMethod76(blz, account) : 'unclear';
}

/** Account numbers from 0998000000 to 0999499999 have no IBAN at some of the banks. */
const isBlocked = (blz: string, account: string) =>
  /^099(8|9[0-4])/.test(account) && isBlockedAtCommerzbank(blz);

/** Account numbers of 6 and 7 digits lack the sub-account 00. */
function resultByMethod13(blz: string, account: string): RuleResult | RefusalCode | null {
  const { length } = withoutZeros(account);
  if (length === 6 || length === 7)
    return isRightBy13(appendZeros(account, '00')) ? withSubAccount(blz, account) : 'check-digit';
  if (isRightBy13(account)) return null;
  // The check digit may be right once the sub-account is appended. The text adds it only to numbers of 6
  // and 7 digits, and other programs build the IBAN without it.
  return account.startsWith('00') && isRightBy13(appendZeros(account, '00')) ? 'unclear' : 'check-digit';
}

/** An account number with a right check digit is unchanged, even if it is also right with the sub-account 00. */
function resultByMethod76(blz: string, account: string): RuleResult | RefusalCode | null {
  if (isRightBy76(account)) return null;
  return account.startsWith('00') && isRightBy76(appendZeros(account, '00'))
    ? withSubAccount(blz, account)
    : 'check-digit';
}

function withSubAccount(blz: string, account: string): RuleResult {
  const extended = appendZeros(account, '00');
  return {
    account: extended,
    changes: [{ code: 'sub-account', appended: '00' }],
    checkDigit: 'valid',
    // The text does not say whether account numbers that are in the range only with their sub-account are blocked, too.
    doubts: isBlocked(blz, extended) ? [{ code: 'unclear' }] : [],
  };
}

/**
 * Method 13, or 63 for account numbers of up to nine digits, without the second alternative: the rules decide what a
 * missing sub-account means.
 */
const isRightBy13 = (account: string) => hasRightCheckDigit(account, '0121212P00', CROSS_10);

/** Digit 1 is the kind of account; digits 2 to 8, the stem with its check digit, have 5 to 7 digits. */
const isRightBy76 = (account: string) =>
  /^[046-9](?!000)/.test(account) && hasRightCheckDigit(account, '0765432P00', REMAINDER_11);

/**
 * Rule 20.02: Deutsche Bank and norisbank. In an IBAN, an account number has 7 to 9 digits, and the last two are the
 * sub-account.
 *
 * Don't call this with an account number that comes from an IBAN: it could get a second sub-account.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0020, section 5.2.1 a to e.
 */
export function deutscheBankAccount({ account }: RuleInput): RuleResult | RefusalCode | null {
  const { length } = withoutZeros(account);
  if (length < 5 || length === 10) return 'account';
  const extended = appendZeros(account, '00');
  if (length < 8 && isRightBy13(extended))
    return { account: extended, changes: [{ code: 'sub-account', appended: '00' }], checkDigit: 'valid' };
  return length > 6 && isRightBy13(account) ? null : 'check-digit';
}

/**
 * Rules 32, 34 and 35: UniCredit Bank, formerly HypoVereinsbank. The first three digits of an account number of ten
 * digits determine its Bankleitzahl. Account numbers from 800000000 to 899999999 have no IBAN.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0031 (table) and 0032 to 0035.
 */
export function hypoVereinsbankAccount(input: RuleInput): RuleResult | RefusalCode | null {
  return input.account.startsWith('08') ? 'account' : munichAccount(input);
}

/** Rule 33, for Munich: as rule 32, but account numbers from 800000000 to 899999999 have an IBAN, too. */
export function munichAccount({ blz, account, method }: RuleInput): RuleResult | RefusalCode | null {
  if (checkTenDigits(method, account, blz) === 'invalid') return 'check-digit';
  if (account.startsWith('0')) return null;
  const target = hypoVereinsbankBlz(account.slice(0, 3));
  return target ? withBlz(blz, target) : 'unclear';
}
