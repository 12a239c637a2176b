import type { Validation } from '../api.d.ts';
import type { Countries } from '../parts/parts.ts';
import type { CheckResult } from '../rules/account.ts';

/** For `withParts` of `iban-rechner`. */
export declare const countries: Countries;

/** As `validate` of `iban-rechner`, with `notes` on the check digits that accounts of other countries have. */
export declare function validate(iban: unknown): Validation;

/**
 * Checks the check digits that an account number of another country has of its own, besides those of its IBAN.
 *
 * @returns `unchecked` for a country that has none, or none that is documented
 */
export declare function checkNational(iban: unknown): CheckResult;
