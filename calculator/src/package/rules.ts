import type { Calculator } from '../answers/api.ts';
import type { Rules } from '../answers/parts.ts';
import { rulesPart } from '../answers/rules-part.ts';
import { makeFromParts } from '../answers/with-parts.ts';
import type { CheckResult } from '../iban/faults.ts';
import type { Refusal, RuledAccount } from '../rules/account.ts';
import { accountFor as accountForBank, checkKontonummer as check } from '../rules/account-for.ts';
import { allBankFacts } from '../rules/bank-tables.ts';
import { knownRule } from '../rules/known-rules.ts';
import { ruleOf as ruleOfBank } from '../rules/rule-of.ts';

export { checkByMethod } from '../check-digits/check.ts';
export type * from '../rules/account.ts';

/** See all.ts. */
export const ruleOf = (blz: string) => ruleOfBank(blz, knownRule(blz));
export type { Rules };

/** The banks' IBAN rules and check-digit methods: the part to give to `withParts` of `iban-rechner`. */
export const rules: Rules = /* @__PURE__ */ rulesPart(allBankFacts);

const calculator = /* @__PURE__ */ makeFromParts({ rules });

/**
 * Checks an IBAN, with `notes` on German ones that the bank does not give by its rule. Nothing is confirmed without the
 * directory of `iban-rechner/banks`: use `withParts`. Never throws.
 */
export const validate: Calculator['validate'] = (iban) => calculator.validate(iban);

/**
 * Puts a German IBAN together by the IBAN rule of the bank. Never throws.
 *
 * @returns the result with `notes` on what was changed and what is doubtful. As for `validate`, nothing is confirmed
 *   without the directory
 */
export const buildIban: Calculator['buildIban'] = (blz, kontonummer) =>
  calculator.buildIban(blz, kontonummer);

/**
 * Applies the IBAN rule of a bank and returns data: the Bankleitzahl and account number for the IBAN, the rule with its
 * version, each change with its code; or the code of a refusal.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken from an IBAN
 */
export function accountFor(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): RuledAccount | Refusal {
  return accountForBank(blz ?? '', kontonummer ?? '', allBankFacts);
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
