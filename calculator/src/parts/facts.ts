import type { AccountFacts, GermanAccount } from '../answers.d.ts';
import type { GivenAccount, Parts, RefusedAccount } from './parts.ts';

/**
 * What the parts know of the account in a right IBAN.
 *
 * @param iban without separators
 * @returns undefined if no part is about its country
 */
export function accountFacts(iban: string, { rules, directory, countries }: Parts): AccountFacts | undefined {
  if (!iban.startsWith('DE')) return countries?.checkAccount(iban);
  return (rules ?? directory)?.checkAccount(iban.slice(4, 12), iban.slice(12), directory);
}

/**
 * The account that the IBAN of a Bankleitzahl and an account number has, or why there is none.
 *
 * @param typed its account has ten digits, not only zeros
 * @returns undefined if no part is about it
 */
export function givenAccount(
  typed: GermanAccount,
  { rules, directory }: Parts,
): GivenAccount | RefusedAccount | undefined {
  return (rules ?? directory)?.accountFor(typed, directory);
}
