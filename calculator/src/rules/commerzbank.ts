import { hasRightCheckDigit } from '../check-digits/has-right-check-digit.ts';
import { CROSS_10, REMAINDER_11 } from '../check-digits/kinds.ts';
import type { RefusalCode } from './account.ts';
import { isBlockedAtCommerzbank } from './bank-tables.ts';
import { appendZeros, type RuleInput, type RuleResult, withoutZeros } from './rule.ts';

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
  if (method !== '13' && method !== '76') return 'unclear';
  const result = method === '13' ? resultByMethod13(account) : resultByMethod76(account);
  if (result === null || typeof result === 'string') return result;
  // The text does not say whether account numbers are blocked, too, that lie in the range only with their sub-account.
  return isBlocked(blz, result.account ?? account) ? { ...result, doubts: [{ code: 'unclear' }] } : result;
}

/** Account numbers from 0998000000 to 0999499999 have no IBAN at some of the banks. */
const isBlocked = (blz: string, account: string) =>
  /^099(8|9[0-4])/.test(account) && isBlockedAtCommerzbank(blz);

/** Account numbers of 6 and 7 digits lack the sub-account 00. */
function resultByMethod13(account: string): RuleResult | RefusalCode | null {
  const { length } = withoutZeros(account);
  if (length === 6 || length === 7)
    return isRightBy13(appendZeros(account, '00')) ? withSubAccount(account) : 'check-digit';
  if (isRightBy13(account)) return null;
  // The check digit may be right once the sub-account is appended. The text says so only of 6 and 7 digits, and other
  // programs build the IBAN without the sub-account.
  return account.startsWith('00') && isRightBy13(appendZeros(account, '00')) ? 'unclear' : 'check-digit';
}

/** An account number that is right as it is stays so, even if it is also right with the sub-account 00. */
function resultByMethod76(account: string): RuleResult | RefusalCode | null {
  if (isRightBy76(account)) return null;
  return account.startsWith('00') && isRightBy76(appendZeros(account, '00'))
    ? withSubAccount(account)
    : 'check-digit';
}

const withSubAccount = (account: string): RuleResult => ({
  account: appendZeros(account, '00'),
  changes: [{ code: 'sub-account', appended: '00' }],
  checkDigit: 'valid',
});

/** Method 13 without its second alternative: what a missing sub-account means is decided above. */
const isRightBy13 = (account: string) => hasRightCheckDigit(account, '0121212P00', CROSS_10);

/** Digit 1 is the kind of account; digits 2 to 8, the stem with its check digit, have 5 to 7 digits. */
const isRightBy76 = (account: string) =>
  /^[046-9](?!000)/.test(account) && hasRightCheckDigit(account, '0765432P00', REMAINDER_11);
