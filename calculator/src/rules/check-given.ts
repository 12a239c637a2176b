import type { BankFacts, Refusal, RuledAccount } from './account.ts';
import { applyRule, type FactsOf } from './account-for.ts';
import { keyOfRule } from './rule-key.ts';
import { RULES } from './rules.ts';
import { type AccountOfBank, specialAccounts } from './special-tables.ts';

/** What a rule may have turned into this account, first the account itself. Most are wrong guesses. */
function* originsOf(blz: string, account: string, movedTo: MovedTo): Generator<AccountOfBank> {
  yield { blz, account };
  // What it may have been before a rule appended a sub-account or zeros, or dropped digit 4.
  const before = [
    `00${account.slice(0, 8)}`,
    `000${account.slice(0, 7)}`,
    `${account.slice(1, 4)}0${account.slice(4)}`,
  ];
  for (const number of before) yield { blz, account: number };
  for (const bank of movedTo.get(blz) ?? [])
    for (const number of [account, ...before]) yield { blz: bank, account: number };
  for (const [bank, accounts] of specialAccounts())
    for (const [number, to] of accounts)
      if (to.blz === blz && to.account === account) yield { blz: bank, account: number };
}

/** By Bankleitzahl, the banks whose accounts get IBANs under it: by their rule, or because it is their successor. */
export type MovedTo = ReadonlyMap<string, readonly string[]>;

/** @param banks what is known of each bank, by Bankleitzahl */
export function movedTo(banks: ReadonlyMap<string, BankFacts>): MovedTo {
  const moved = new Map<string, string[]>();
  for (const [blz, { rule, successor }] of banks) {
    const to = (rule && RULES[keyOfRule(rule)]?.to) ?? successor;
    if (to && to !== blz) moved.set(to, [...(moved.get(to) ?? []), blz]);
  }
  return moved;
}

/** `ruled` is a rule's result that equals the account; if there is none, the rule's result for the account itself. */
export type GivenResult =
  | { readonly isGiven: true; readonly ruled: RuledAccount }
  | { readonly isGiven: false; readonly ruled: RuledAccount | Refusal };

/**
 * Whether the account in an IBAN is one that its bank gives by its rule: the rule must turn some account number, under
 * this Bankleitzahl or another one of the bank, into exactly this account.
 *
 * The rules forbid converting the account of an IBAN again. So the rule is applied to each account number that could
 * have become this account, and the result is compared.
 *
 * @param blz 8 digits
 * @param account ten digits, not only zeros
 * @param moved of the banks that `factsOf` knows, see movedTo()
 */
export function checkGiven(blz: string, account: string, factsOf: FactsOf, moved: MovedTo): GivenResult {
  for (const origin of originsOf(blz, account, moved)) {
    const ruled = applyRule(origin.blz, origin.account, factsOf);
    if (ruled.confirmed && ruled.blz === blz && ruled.kontonummer === account)
      return { isGiven: true, ruled };
  }
  return { isGiven: false, ruled: applyRule(blz, account, factsOf) };
}
