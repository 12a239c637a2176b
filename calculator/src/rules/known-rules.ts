import type { IbanRule } from './account.ts';
import { ruleWithKey } from './rule-key.ts';
import { RULE_KEYS } from './rules.data.ts';

const keys: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(RULE_KEYS));

/** The IBAN rule of a bank by our table of rules; null if the bank is newer than the table. @param blz 8 digits */
export function knownRule(blz: string): IbanRule | null {
  const key = keys.get(blz);
  return key === undefined ? null : ruleWithKey(key);
}

/** Adds its IBAN rule to a bank of the bank file, which has none. */
export const withRule = <Bank extends { readonly blz: string }>(
  bank: Bank,
): Bank & { rule: IbanRule | null } => ({ ...bank, rule: knownRule(bank.blz) });
