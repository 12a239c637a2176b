import { digitsOf } from '../check-digits/kinds.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import type { BankRule } from './account.ts';
import { bankFacts } from './bank-tables.ts';
import { RULES } from './rules.ts';

/**
 * The IBAN rule of a bank, without an account: the rule's number, and what it puts into the IBANs of all accounts.
 *
 * @param blz 8 digits, separators are ignored, of a bank that exists. For another one the tables answer as for its neighbours
 * @returns null if the bank's rule is not known, or if this is no Bankleitzahl
 */
export function ruleOf(blz: string): BankRule | null {
  const bankleitzahl = digitsOf(blz);
  const { rule } = bankFacts(bankleitzahl);
  const known = rule && RULES[rule.number * 100 + rule.version];
  if (!known || bankleitzahl.length !== 8) return null;
  const { to = bankleitzahl, account = null } = withoutPrototype(known);
  return { rule, blz: to, kontonummer: account };
}
