import type { BuiltIban, Validation } from '../api.d.ts';
import type { Rules } from '../parts/parts.ts';
import type { CheckResult, Refusal, RuledAccount } from '../rules/account.ts';

export type * from '../rules/account.ts';

/** For `withParts` of `iban-rechner`. */
export declare const rules: Rules;

/** As `validate` of `iban-rechner`, with `notes` on the account's own check digits. */
export declare function validate(iban: unknown): Validation;

/**
 * As `buildIban` of `iban-rechner`, by the IBAN rule of the bank.
 *
 * @returns with `notes` on what was changed and what is doubtful, and `confirmed`
 */
export declare function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };

/**
 * What belongs into the IBAN, as data: Bankleitzahl, account number, the rule with its version, each change with its
 * code; or the code of a refusal.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 */
export declare function accountFor(blz: string, kontonummer: string): RuledAccount | Refusal;

/**
 * Checks the account number's own check digit by the method of its bank.
 *
 * @returns the method is null where none is known, and then the result is `unchecked`
 * @example checkKontonummer('10070024', '5600200') // { result: 'valid', method: '63' }
 */
export declare function checkKontonummer(
  blz: unknown,
  kontonummer: unknown,
): { result: CheckResult; method: string | null };

/**
 * The same by a method's name.
 *
 * @param method two characters, as the Bundesbank names it: `63`
 * @param blz needed by the methods B6 and C0 only
 */
export declare function checkByMethod(method: unknown, kontonummer: unknown, blz?: unknown): CheckResult;
