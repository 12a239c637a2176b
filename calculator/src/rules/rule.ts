import type { CheckResult } from '../check-digits/check.ts';
import type { Change, RefusalCode } from './account.ts';

/** An account that somebody asks an IBAN for. */
export type Request = {
  readonly blz: string;
  /** Ten digits. */
  readonly account: string;
  /** The same without leading zeros: 1 to 10 digits. */
  readonly number: string;
  readonly method: string | null;
  readonly successor: string | null;
};

/** What a rule makes of it; what is not named stays as it is. */
export type Outcome = {
  readonly blz?: string;
  /** Ten digits. */
  readonly account?: string;
  readonly changes?: readonly Change[];
  /** Where the rule says how the check digit is to be read. */
  readonly checkDigit?: CheckResult;
};

export type Rule = (request: Request) => Outcome | RefusalCode;

/** The account stays, the Bankleitzahl becomes another. */
export function moved(from: string, to: string): Outcome {
  return from === to ? {} : { blz: to, changes: [{ code: 'blz', from, to }] };
}

/** Two or three zeros behind an account number that has as many in front. */
export const append = (account: string, zeros: string) => account.slice(zeros.length) + zeros;
