import type { Validation } from '../api.d.ts';
import type { Countries } from '../parts/parts.ts';
import type { CheckResult } from '../rules/account.ts';

/** The part to give to `withParts` of `iban-rechner`. */
export declare const countries: Countries;

/** Works like `validate` of `iban-rechner`, with `notes` on the account number's own check digits in other countries. */
export declare function validate(iban: unknown): Validation;

/**
 * Checks the check digits that an account number of another country has, besides those of the IBAN.
 *
 * @returns `unchecked` for a country whose account numbers have no check digit, or none that is documented
 */
export declare function checkNational(iban: unknown): CheckResult;
