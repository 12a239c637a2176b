import type { Refusal, RuledAccount } from './account.ts';
import { applyRule, type FactsOf } from './account-for.ts';
import { once, ruledBanks, specialAccounts, successors } from './bank-tables.ts';
import { RULES } from './rules.ts';
import type { AccountOfBank } from './unpack.ts';

/**
 * The account numbers that a rule could have turned into this account: first the account itself at its own bank. Most of
 * them are wrong guesses: the caller applies the rule to each and compares the result.
 *
 * @param blz 8 digits
 * @param account ten digits
 */
function* originsOf(blz: string, account: string): Generator<AccountOfBank> {
  const accounts = [...numbersBefore(account)];
  for (const bank of [blz, ...(banksMovedTo().get(blz) ?? [])])
    for (const number of accounts) yield { blz: bank, account: number };
  yield* specialNumbers().get(blz + account) ?? [];
}

/** The account number, and what it may have been before a rule appended a sub-account or zeros, or dropped digit 4. */
function* numbersBefore(account: string): Generator<string> {
  yield account;
  if (account.endsWith('00')) yield `00${account.slice(0, 8)}`;
  if (account.endsWith('000')) yield `000${account.slice(0, 7)}`;
  if (account.startsWith('0')) yield `${account.slice(1, 4)}0${account.slice(4)}`;
}

/** By Bankleitzahl and account number, the special account numbers that stand for this account. */
const specialNumbers = once(() => {
  const numbers = new Map<string, AccountOfBank[]>();
  for (const [blz, accounts] of specialAccounts())
    for (const [account, to] of accounts) add(numbers, to.blz + to.account, { blz, account });
  return numbers;
});

/** By Bankleitzahl, the banks whose accounts get IBANs under it: by their rule, or because it is their successor. */
const banksMovedTo = once(() => {
  const banks = new Map<string, string[]>();
  for (const [blz, { rule }] of ruledBanks()) {
    const to = rule && RULES[rule.number * 100 + rule.version]?.to;
    if (to) add(banks, to, blz);
  }
  for (const [blz, successor] of successors()) add(banks, successor, blz);
  return banks;
});

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** `ruled` is the result of the rule that equals the account; if there is none, its result for the account itself. */
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
  for (const origin of originsOf(blz, account)) {
    const ruled = applyRule(origin.blz, origin.account, factsOf);
    if (gives(ruled, blz, account)) return { isGiven: true, ruled };
  }
  return { isGiven: false, ruled: applyRule(blz, account, factsOf) };
}

function gives(result: RuledAccount | Refusal, blz: string, account: string): result is RuledAccount {
  return 'confirmed' in result && result.confirmed && result.blz === blz && result.kontonummer === account;
}
