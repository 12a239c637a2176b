import type { BankRule, IbanRule } from './account.ts';
import { keyOfRule } from './rule-key.ts';
import { RULES } from './rules.ts';

/**
 * What the rule of a bank puts into the IBANs of all its accounts.
 *
 * @param blz 8 digits
 * @param rule null if it is not known
 * @returns null if the rule is not known
 * @example ruleOf('25050299', { number: 28, version: 0 }) // { rule: …, blz: '25050180', kontonummer: null }
 */
export function ruleOf(blz: string, rule: IbanRule | null): BankRule | null {
  const known = rule && RULES[keyOfRule(rule)];
  if (!known) return null;
  const { to = blz, account = null } = known;
  return { rule, blz: to, kontonummer: account };
}
