import { checkTenDigits } from '../check-digits/check.ts';
import type { RefusalCode } from './account.ts';
import { hypoVereinsbankBlz } from './bank-tables.ts';
import { type RuleInput, type RuleResult, withBlz } from './rule.ts';

/**
 * Rules 32, 34 and 35: UniCredit Bank, formerly HypoVereinsbank. The first three digits of an account number of ten
 * digits tell its Bankleitzahl. Account numbers from 800000000 to 899999999 have no IBAN.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0031 (table) and 0032 to 0035.
 */
export function hypoVereinsbankAccount(input: RuleInput): RuleResult | RefusalCode | null {
  return input.account.startsWith('08') ? 'account' : munichAccount(input);
}

/** Rule 33, for Munich: the same, but account numbers from 800000000 to 899999999 have an IBAN, too. */
export function munichAccount({ blz, account, method }: RuleInput): RuleResult | RefusalCode | null {
  if (checkTenDigits(method, account, blz) === 'invalid') return 'check-digit';
  if (account.startsWith('0')) return null;
  const target = hypoVereinsbankBlz(account.slice(0, 3));
  return target ? withBlz(blz, target) : 'unclear';
}
