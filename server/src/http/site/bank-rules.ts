import { ruledBanks } from '../../calculator/directory-script.ts';
import { ruleOf } from '../../calculator/rules.ts';
import type { BankRule } from '../../site/banks/bank-rule.ts';

/**
 * The IBAN rule of a bank.
 *
 * @param blz of a bank that exists. The tables hold ranges of banks, so for another BLZ they would give a neighbour's rule
 */
export function bankRule(blz: string): BankRule {
  const found = ruledBanks.has(blz) ? ruleOf(blz) : null;
  if (!found) return { number: null, blz, kontonummer: null };
  const kontonummer = found.kontonummer?.replace(/^0+/, '') ?? null;
  return { number: found.rule.number, blz: found.blz, kontonummer };
}
