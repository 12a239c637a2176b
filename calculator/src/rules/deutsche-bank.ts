import { fits } from '../check-digits/fits.ts';
import { CROSS_10 } from '../check-digits/kinds.ts';
import type { RefusalCode } from './account.ts';
import { append, type Outcome, type Request } from './rule.ts';

/**
 * Rule 20.02: Deutsche Bank and norisbank. An account in an IBAN has 7 to 9 digits; the last two are the sub-account.
 *
 * An account number that was taken out of an IBAN must not be put in again: it may get a second sub-account.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0020, section 5.2.1 a to e.
 */
export function deutscheBankAccount({ account, number }: Request): Outcome | RefusalCode {
  const { length } = number;
  if (length < 5 || length === 10) return 'account';
  const extended = append(account, '00');
  if (length < 8 && fits63(extended))
    return { account: extended, changes: [{ code: 'sub-account', appended: '00' }], checkDigit: 'valid' };
  return length > 6 && fits63(account) ? {} : 'check-digit';
}

/** Method 63 without its exception: the check digit is always at place 8. Place 1 is 0, as the account has not 10 digits. */
const fits63 = (account: string) => fits(account, '0121212P00', CROSS_10);
