import { checkTenDigits } from '../check-digits/check.ts';
import { digitsOf, tenDigits } from '../check-digits/digits.ts';
import type { BankFacts, Change, Refusal, RefusalCode, RuledAccount } from './account.ts';
import { specialAccount } from './bank-tables.ts';
import { bicByRule } from './bic.ts';
import type { RuleInput, RuleResult } from './rule.ts';
import { RULES } from './rules.ts';

/**
 * Bankleitzahl and account number as the IBAN has them, by the rule of the bank.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 * @param bank what is known of the bank, as from bankFacts()
 */
export function accountFor(blz: string, kontonummer: string, bank: BankFacts): RuledAccount | Refusal {
  const account = tenDigits(kontonummer);
  const bankleitzahl = digitsOf(blz);
  if (!account || bankleitzahl.length !== 8) return { code: 'malformed', rule: null };
  return applyRule(bankleitzahl, account, bank);
}

/**
 * The same for input that is known to be well-formed.
 *
 * Special accounts come first, then the rule of the bank, then the BIC.
 *
 * @param blz 8 digits
 * @param account ten digits, not only zeros
 */
export function applyRule(blz: string, account: string, bank: BankFacts): RuledAccount | Refusal {
  const { method, successor } = bank;
  const input = { blz, account, number: account.replace(/^0+/, ''), method, successor };
  // A rule, or a version of it, that is not in the table counts as unknown.
  const resultOf = bank.rule && RULES[bank.rule.number * 100 + bank.rule.version];
  const rule = resultOf ? bank.rule : null;
  const result: RuleResult | RefusalCode = resultOf ? (specialResult(input) ?? resultOf(input)) : {};
  if (typeof result === 'string') return { code: result, rule };
  // Spreading takes no property that a page has put on Object.prototype.
  const ruled = { blz, account, changes: [], checkDigit: null, ...result };
  const checkDigit = ruled.checkDigit ?? checkTenDigits(method, account, blz);
  return {
    blz: ruled.blz,
    kontonummer: ruled.account,
    bic: rule && bicByRule(rule.number, ruled.blz),
    rule,
    changes: ruled.changes,
    checkDigit,
    method,
    confirmed: rule !== null && checkDigit !== 'invalid',
  };
}

/**
 * The account that a special account number stands for. Special account numbers have no check digit. One of them is the
 * number of its account itself, so nothing changes.
 *
 * @returns null where the account number is no special one
 */
function specialResult({ blz, account, number }: RuleInput): RuleResult | null {
  const special = specialAccount(blz, account);
  if (!special) return null;
  const changes: Change[] = [];
  const to = special.account.replace(/^0+/, '');
  if (to !== number) changes.push({ code: 'special-account', from: number, to });
  if (special.blz !== blz) changes.push({ code: 'blz', from: blz, to: special.blz });
  return { ...special, changes, checkDigit: 'unchecked' };
}
