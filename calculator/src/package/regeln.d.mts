import type { BuiltIban, Validation } from '../api.d.ts';
import type { Rules } from '../parts/parts.ts';
import type { BankRule, CheckResult, Refusal, RuledAccount } from '../rules/account.ts';

export type * from '../rules/account.ts';

/** The part to give to `withParts` of `iban-rechner`. */
export declare const rules: Rules;

/**
 * Works like `validate` of `iban-rechner`, with `notes` on IBANs that the bank does not give by its rule. Nothing is
 * confirmed without the directory of `iban-rechner/banken`: use `withParts`.
 */
export declare function validate(iban: unknown): Validation;

/**
 * Works like `buildIban` of `iban-rechner`, by the IBAN rule of the bank.
 *
 * @returns the result with `notes` on what was changed and what is doubtful. As for `validate`, nothing is confirmed
 *   without the directory
 */
export declare function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };

/**
 * Applies the IBAN rule of a bank and returns data: the Bankleitzahl and account number for the IBAN, the rule with its
 * version, each change with its code; or the code of a refusal.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 */
export declare function accountFor(blz: string, kontonummer: string): RuledAccount | Refusal;

/**
 * Tells the IBAN rule of a bank without an account: its number, and the Bankleitzahl and account number that it puts into
 * the IBANs of all accounts. The tables of the rules do not know which Bankleitzahlen exist: ask a bank directory first.
 *
 * @param blz 8 digits, without separators
 * @returns null if the bank's rule is not known
 * @example ruleOf('25050299') // { rule: { number: 28, version: 0 }, blz: '25050180', kontonummer: null }
 */
export declare function ruleOf(blz: string): BankRule | null;

/**
 * Checks the account number's own check digit by the method of its bank.
 *
 * @returns if the method is not known, `method` is null and the result `unchecked`
 * @example checkKontonummer('10070024', '5600200') // { result: 'valid', method: '63' }
 */
export declare function checkKontonummer(
  blz: unknown,
  kontonummer: unknown,
): { result: CheckResult; method: string | null };

/**
 * Checks an account number's own check digit by a method that is named.
 *
 * @param method two characters, as the Bundesbank names it: `63`
 * @param blz only the methods B6 and C0 need it
 */
export declare function checkByMethod(method: unknown, kontonummer: unknown, blz?: unknown): CheckResult;
