import type { FactsOf } from '../rules/account-for.ts';
import { bankRule } from '../rules/bank-tables.ts';
import type { Edition } from './parts.ts';

/** What is known of banks: their rules from the tables, all else from an edition of the directory, which is newer. */
export const factsIn =
  ({ banks, withoutRule }: Edition): FactsOf =>
  (blz) => {
    const bank = banks.get(blz);
    // The rules must not take a neighbour's rule for that of a bank that they do not know.
    if (!bank) return { rule: null, method: null, successor: null };
    const { method, successor } = bank;
    // The table of rules does not know a bank that is newer than it. Its rule is unknown, not the standard rule.
    return { rule: withoutRule.has(blz) ? null : bankRule(blz), method, successor };
  };
