import { checkTenDigits } from '../check-digits/check.ts';
import type { RefusalCode } from './account.ts';
import { hypoVereinsbankBlz } from './bank-tables.ts';
import { moved, type Outcome, type Request } from './rule.ts';

/**
 * Rules 32 to 35: UniCredit Bank, formerly HypoVereinsbank. The first three of ten digits tell which Bankleitzahl the
 * account belongs to.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0031 (table) and 0032 to 0035.
 */
export function hypoVereinsbankAccount(request: Request): Outcome | RefusalCode {
  return request.account.startsWith('08') ? 'account' : munichAccount(request);
}

/** Rule 33: only in Munich, accounts from 800000000 to 899999999 have an IBAN, too. */
export function munichAccount({ blz, account, method }: Request): Outcome | RefusalCode {
  if (checkTenDigits(method, account, blz) === 'invalid') return 'check-digit';
  if (account.startsWith('0')) return {};
  const target = hypoVereinsbankBlz(account.slice(0, 3));
  return target ? moved(blz, target) : 'unclear';
}
