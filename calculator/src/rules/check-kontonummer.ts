import { checkByMethod } from '../check-digits/check.ts';
import { digitsOf } from '../check-digits/digits.ts';
import type { BankFacts, CheckResult } from './account.ts';

/**
 * Checks an account number's own check digit by the method of its bank.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; anything else is `invalid`
 * @param factsOf tells what is known of a bank, as allBankFacts() does
 * @returns the method is null if none is known, and then the result is `unchecked`
 */
export function checkKontonummer(
  blz: unknown,
  kontonummer: unknown,
  factsOf: (blz: string) => Pick<BankFacts, 'method'>,
): { result: CheckResult; method: string | null } {
  const bankleitzahl = digitsOf(blz);
  const method = bankleitzahl.length === 8 ? factsOf(bankleitzahl).method : null;
  return { result: checkByMethod(method, kontonummer, bankleitzahl), method };
}
