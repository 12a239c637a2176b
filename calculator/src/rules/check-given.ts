import type { Refusal, RuledAccount } from './account.ts';
import { applyRule, type FactsOf } from './account-for.ts';
import { originsOf } from './origins.ts';

/** `ruled` is what gives the account; if nothing does, what the rule makes of the account itself. */
export type GivenResult =
  | { readonly isGiven: true; readonly ruled: RuledAccount }
  | { readonly isGiven: false; readonly ruled: RuledAccount | Refusal };

/**
 * Whether the account in an IBAN is one that its bank gives by its rule: some account number, under this Bankleitzahl or
 * another one of the bank, must become just this account.
 *
 * The rules forbid to convert the account of an IBAN again. So the rule is applied to each account number that could have
 * become this account, and the result is compared.
 *
 * @param blz 8 digits
 * @param account ten digits, not only zeros
 */
export function checkGiven(blz: string, account: string, factsOf: FactsOf): GivenResult {
  const own = applyRule(blz, account, factsOf);
  if (gives(own, blz, account)) return { isGiven: true, ruled: own };
  for (const origin of originsOf(blz, account)) {
    const ruled = applyRule(origin.blz, origin.account, factsOf);
    if (gives(ruled, blz, account)) return { isGiven: true, ruled };
  }
  return { isGiven: false, ruled: own };
}

function gives(result: RuledAccount | Refusal, blz: string, account: string): result is RuledAccount {
  return 'confirmed' in result && result.confirmed && result.blz === blz && result.kontonummer === account;
}
