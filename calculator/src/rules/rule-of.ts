import { digitsOf } from '../check-digits/kinds.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import type { BankRule } from './account.ts';
import { bankFacts } from './bank-tables.ts';
import { RULES } from './rules.ts';

/**
 * The IBAN rule of a bank: its number, and the Bankleitzahl and account number that it puts into the IBANs of all
 * accounts. The tables of the rules also have a rule for Bankleitzahlen that do not exist: ask a bank directory first.
 *
 * @param blz 8 digits, separators are ignored
 * @returns null if the bank's rule is not known, or if this is not a Bankleitzahl
 * @example ruleOf('25050299') // { rule: { number: 28, version: 0 }, blz: '25050180', kontonummer: null }
 */
export function ruleOf(blz: string): BankRule | null {
  const bankleitzahl = digitsOf(blz);
  const { rule } = bankFacts(bankleitzahl);
  const known = rule && RULES[rule.number * 100 + rule.version];
  if (!known || bankleitzahl.length !== 8) return null;
  const { to = bankleitzahl, account = null } = withoutPrototype(known);
  return { rule, blz: to, kontonummer: account };
}
