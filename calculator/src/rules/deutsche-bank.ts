import { hasRightCheckDigit } from '../check-digits/has-right-check-digit.ts';
import { CROSS_10 } from '../check-digits/kinds.ts';
import type { RefusalCode } from './account.ts';
import { appendZeros, type RuleInput, type RuleResult, withoutZeros } from './rule.ts';

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
  if (length < 8 && isRightBy63(extended))
    return { account: extended, changes: [{ code: 'sub-account', appended: '00' }], checkDigit: 'valid' };
  return length > 6 && isRightBy63(account) ? null : 'check-digit';
}

/**
 * Method 63 without its second alternative: the check digit is always digit 8. Digit 1 is 0, since account numbers of
 * ten digits were refused before.
 */
const isRightBy63 = (account: string) => hasRightCheckDigit(account, '0121212P00', CROSS_10);
