import { fits } from '../check-digits/fits.ts';
import { CROSS_10, REMAINDER_11 } from '../check-digits/kinds.ts';
import type { RefusalCode } from './account.ts';
import { isBlockedAtCommerzbank } from './bank-tables.ts';
import { append, type Outcome, type Request } from './rule.ts';

/**
 * Rule 5.03: Commerzbank with the former Dresdner Bank and comdirect.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0005, section 5.2. Three of its banks' methods
 * are described there; with any other one nothing is known.
 */
export function commerzbankAccount({ blz, account, number, method }: Request): Outcome | RefusalCode {
  if (blz === '50040033') return 'bank';
  if (isBlockedAtCommerzbank(blz) && /^099(8|9[0-4])/.test(account)) return 'account';
  if (method === '09') return {};
  if (method === '13') return withMethod13(account, number.length);
  if (method === '76') return withMethod76(account);
  return 'unclear';
}

/** Accounts of 6 and 7 digits lack the sub-account 00. */
function withMethod13(account: string, length: number): Outcome | RefusalCode {
  if (length === 6 || length === 7)
    return fits13(append(account, '00')) ? withSubAccount(account) : 'check-digit';
  if (fits13(account)) return {};
  // Right only if the sub-account is missing, which the text does not say of this length. Some banks' programs build
  // an IBAN of it, without the sub-account.
  return account.startsWith('00') && fits13(append(account, '00')) ? 'unclear' : 'check-digit';
}

/** The account as it is comes first, also where it would be right with the sub-account 00, too. */
function withMethod76(account: string): Outcome | RefusalCode {
  if (fits76(account)) return {};
  return account.startsWith('00') && fits76(append(account, '00')) ? withSubAccount(account) : 'check-digit';
}

const withSubAccount = (account: string): Outcome => ({
  account: append(account, '00'),
  changes: [{ code: 'sub-account', appended: '00' }],
  checkDigit: 'valid',
});

const fits13 = (account: string) => fits(account, '0121212P00', CROSS_10);

/** The kind of account stands in front of the stem, which has 5 to 7 digits with its check digit. */
const fits76 = (account: string) =>
  /^[046-9](?!000)/.test(account) && fits(account, '0765432P00', REMAINDER_11);
