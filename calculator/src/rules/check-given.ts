import type { Refusal, RuledAccount } from './account.ts';
import { applyRule, type FactsOf } from './account-for.ts';
import { ruledBanks, specialAccounts, successors } from './bank-tables.ts';
import { RULES } from './rules.ts';
import type { AccountOfBank } from './unpack.ts';

/**
 * The account numbers that a rule could have turned into this account: first the account itself at its own bank. Most
 * are wrong guesses: the caller applies the rule to each and compares the result.
 *
 * @param blz 8 digits
 * @param account ten digits
 */
function* originsOf(blz: string, account: string): Generator<AccountOfBank> {
  yield { blz, account };
  // What it may have been before a rule appended a sub-account or zeros, or dropped digit 4.
  const before = [
    `00${account.slice(0, 8)}`,
    `000${account.slice(0, 7)}`,
    `${account.slice(1, 4)}0${account.slice(4)}`,
  ];
  for (const number of before) yield { blz, account: number };
  for (const bank of banksMovedTo(blz))
    for (const number of [account, ...before]) yield { blz: bank, account: number };
  for (const [bank, accounts] of specialAccounts())
    for (const [number, to] of accounts)
      if (to.blz === blz && to.account === account) yield { blz: bank, account: number };
}

/** The banks whose accounts get IBANs under this Bankleitzahl: by their rule, or because it is their successor. */
function* banksMovedTo(blz: string): Generator<string> {
  for (const [bank, { rule }] of ruledBanks())
    if (rule && RULES[rule.number * 100 + rule.version]?.to === blz) yield bank;
  for (const [bank, successor] of successors()) if (successor === blz) yield bank;
}

/** `ruled` is a rule's result that equals the account; if there is none, the rule's result for the account itself. */
export type GivenResult =
  | { readonly isGiven: true; readonly ruled: RuledAccount }
  | { readonly isGiven: false; readonly ruled: RuledAccount | Refusal };

/**
 * Whether the account in an IBAN is one that its bank gives by its rule: the rule must turn some account number, under
 * this Bankleitzahl or another one of the bank, into just this account.
 *
 * The rules forbid converting the account of an IBAN again. So the rule is applied to each account number that could
 * have become this account, and the result is compared.
 *
 * @param blz 8 digits
 * @param account ten digits, not only zeros
 */
export function checkGiven(blz: string, account: string, factsOf: FactsOf): GivenResult {
  for (const origin of originsOf(blz, account)) {
    const ruled = applyRule(origin.blz, origin.account, factsOf);
    if (gives(ruled, blz, account)) return { isGiven: true, ruled };
  }
  return { isGiven: false, ruled: applyRule(blz, account, factsOf) };
}

function gives(result: RuledAccount | Refusal, blz: string, account: string): result is RuledAccount {
  return 'confirmed' in result && result.confirmed && result.blz === blz && result.kontonummer === account;
}
