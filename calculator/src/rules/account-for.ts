import { checkTenDigits } from '../check-digits/check.ts';
import { digitsOf, tenDigits } from '../check-digits/digits.ts';
import type { BankFacts, Change, Refusal, RefusalCode, RuledAccount } from './account.ts';
import { specialAccount } from './bank-tables.ts';
import { bicByRule } from './bic.ts';
import type { Outcome, Request } from './rule.ts';
import { RULES } from './rules.ts';

/**
 * Bankleitzahl and account number as the bank's own IBAN rule wants them.
 *
 * In this order: special accounts; accounts and banks without IBAN; checks that the rule asks for; changes of account or
 * Bankleitzahl, with the successor under rule 0; the BIC.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 * @param bank what is known of the bank, as from bankFacts()
 */
export function accountFor(blz: string, kontonummer: string, bank: BankFacts): RuledAccount | Refusal {
  const account = tenDigits(kontonummer);
  const bankleitzahl = digitsOf(blz);
  if (!account || bankleitzahl.length !== 8) return { code: 'malformed', rule: null };
  const { method, successor } = bank;
  const request = { blz: bankleitzahl, account, number: account.replace(/^0+/, ''), method, successor };
  // A rule, or a version of it, that is not implemented is as good as unknown.
  const apply = bank.rule && RULES[bank.rule.number * 100 + bank.rule.version];
  const rule = apply ? bank.rule : null;
  const applied: Outcome | RefusalCode = apply ? (specialOutcome(request) ?? apply(request)) : {};
  if (typeof applied === 'string') return { code: applied, rule };
  // What the rule does not name stays as it is. Spread, since then nothing inherited counts.
  const outcome = { blz: bankleitzahl, account, changes: [], checkDigit: null, ...applied };
  const checkDigit = outcome.checkDigit ?? checkTenDigits(method, account, bankleitzahl);
  return {
    blz: outcome.blz,
    kontonummer: outcome.account,
    bic: rule && bicByRule(rule.number, outcome.blz),
    rule,
    changes: outcome.changes,
    checkDigit,
    method,
    confirmed: rule !== null && checkDigit !== 'invalid',
  };
}

/** Special accounts have no check digit. One of them stands for itself. */
function specialOutcome({ blz, account, number }: Request): Outcome | null {
  const special = specialAccount(blz, account);
  if (!special) return null;
  const changes: Change[] = [];
  const to = special.account.replace(/^0+/, '');
  if (to !== number) changes.push({ code: 'special-account', from: number, to });
  if (special.blz !== blz) changes.push({ code: 'blz', from: blz, to: special.blz });
  return { ...special, changes, checkDigit: 'unchecked' };
}
