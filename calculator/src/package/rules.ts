import type { BuiltIban, NotBuilt, Validation } from '../answers/api.ts';
import { makeCalculator } from '../answers/make-calculator.ts';
import type { Rules } from '../answers/parts.ts';
import { rulesPart } from '../answers/rules-part.ts';
import { checkByMethod as checkWith } from '../check-digits/check.ts';
import type { CheckResult } from '../iban/german.ts';
import type { BankRule, Refusal, RuledAccount } from '../rules/account.ts';
import { accountFor as accountForBank, checkKontonummer as check } from '../rules/account-for.ts';
import { allBankFacts } from '../rules/bank-tables.ts';
import { ruleOf as ruleOfBank } from '../rules/rule-of.ts';

export type * from '../rules/account.ts';
export type { Rules };

/** The banks' IBAN rules and check-digit methods: the part to give to `withParts` of `iban-rechner`. */
export const rules: Rules = /* @__PURE__ */ rulesPart(allBankFacts);

const calculator = /* @__PURE__ */ makeCalculator({ rules });

/**
 * Checks an IBAN, with `notes` on German ones that the bank does not give by its rule. Nothing is confirmed without the
 * directory of `iban-rechner/banks`: use `withParts`. Never throws.
 */
export function validate(iban: string | null | undefined): Validation {
  return calculator.validate(iban);
}

/**
 * Puts a German IBAN together by the IBAN rule of the bank. Never throws.
 *
 * @returns the result with `notes` on what was changed and what is doubtful. As for `validate`, nothing is confirmed
 *   without the directory
 */
export function buildIban(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): BuiltIban | NotBuilt {
  return calculator.buildIban(blz, kontonummer);
}

/**
 * Applies the IBAN rule of a bank and returns data: the Bankleitzahl and account number for the IBAN, the rule with its
 * version, each change with its code; or the code of a refusal.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 */
export function accountFor(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): RuledAccount | Refusal {
  return accountForBank(blz ?? '', kontonummer ?? '', allBankFacts);
}

/**
 * The IBAN rule of a bank without an account: its number, and the Bankleitzahl and account number that it puts into the
 * IBANs of all accounts. The tables of the rules do not know which Bankleitzahlen exist: ask a bank directory first.
 *
 * @param blz 8 digits, without separators
 * @returns null if the bank's rule is not known
 * @example ruleOf('25050299') // { rule: { number: 28, version: 0 }, blz: '25050180', kontonummer: null }
 */
export function ruleOf(blz: string): BankRule | null {
  return ruleOfBank(blz);
}

/**
 * Checks the account number's own check digit by the method of its bank. Never throws.
 *
 * @returns if the method is not known, `method` is null and the result `unchecked`
 * @example checkKontonummer('10070024', '5600200') // { result: 'valid', method: '63' }
 */
export function checkKontonummer(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): { result: CheckResult; method: string | null } {
  return check(blz, kontonummer, allBankFacts);
}

/**
 * Checks an account number's own check digit by a method that is named. Never throws.
 *
 * @param method two characters, as the Bundesbank names it: `63`
 * @param blz only the methods B6 and C0 need it
 */
export function checkByMethod(
  method: string | null | undefined,
  kontonummer: string | null | undefined,
  blz?: string | null | undefined,
): CheckResult {
  return checkWith(method, kontonummer, blz);
}
