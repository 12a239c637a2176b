import type { Validation } from '../answers/api.ts';
import { countries as countriesPart } from '../answers/countries-part.ts';
import { makeCalculator } from '../answers/make-calculator.ts';
import type { Countries } from '../answers/parts.ts';
import { checkNational as check } from '../iban/check-national.ts';
import type { CheckResult } from '../iban/german.ts';

export type { CheckResult, Countries };

/** The check digits that account numbers of other countries have: the part to give to `withParts` of `iban-rechner`. */
export const countries: Countries = countriesPart;

const calculator = /* @__PURE__ */ makeCalculator({ countries: countriesPart });

/** Checks an IBAN, with `notes` on the account number's own check digits in other countries. Never throws. */
export function validate(iban: string | null | undefined): Validation {
  return calculator.validate(iban);
}

/**
 * Checks the check digits that an account number of another country has, besides those of the IBAN. Never throws.
 *
 * @returns `unchecked` for a country whose account numbers have no check digit, or none that is documented
 */
export function checkNational(iban: string | null | undefined): CheckResult {
  return check(iban);
}
