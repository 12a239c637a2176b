import type { CheckResult } from '../iban/german.ts';
import type { AccountDoubt, Change, RefusalCode } from './account.ts';

/** The account that an IBAN is built for, and what a rule needs to know of its bank. */
export type RuleInput = {
  /** 8 digits. */
  readonly blz: string;
  /** The account number with its leading zeros, ten digits. */
  readonly account: string;
  /** As in BankFacts, like `successor`. */
  readonly method: string | null;
  readonly successor: string | null;
};

/** What a rule changes. A property that is missing stays as it was. */
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
  /** Returns null for an account that stays as it is. */
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
