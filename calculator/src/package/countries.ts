import type { Calculator } from '../answers/api.ts';
import { countries as countriesPart } from '../answers/countries-part.ts';
import type { Countries } from '../answers/parts.ts';
import { makeFromParts } from '../answers/with-parts.ts';

export { checkNational } from '../iban/check-national.ts';
export type { CheckResult } from '../iban/faults.ts';
export type { Countries };

/** The check digits that account numbers of other countries have: the part to give to `withParts` of `iban-rechner`. */
export const countries: Countries = countriesPart;

const calculator = /* @__PURE__ */ makeFromParts({ countries: countriesPart });

/** Checks an IBAN, with `notes` on the account number's own check digits in other countries. Never throws. */
export const validate: Calculator['validate'] = (iban) => calculator.validate(iban);
