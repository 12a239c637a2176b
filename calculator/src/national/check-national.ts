import type { CheckResult } from '../check-digits/check.ts';
import { clean } from '../iban/clean.ts';
import { own } from '../own.ts';
import {
  hasBelgianKey,
  hasFrenchKey,
  hasHybridCheckDigit,
  hasIsoKey,
  hasItalianLetter,
  hasLuhnDigit,
  spanishCheckDigit,
  weightedSum,
} from './checks.ts';

/** The form of a country's account number (BBAN) and what its own check digits must be. */
type Country = { readonly form: RegExp; readonly check: (bban: string) => boolean };

const isMultiple = (bban: string, weights: readonly number[], modulus: number) =>
  weightedSum(bban, weights) % modulus === 0;

const france: Country = { form: /^\d{10}[0-9A-Z]{11}\d{2}$/, check: hasFrenchKey };
const italy: Country = { form: /^[A-Z]\d{10}[0-9A-Z]{12}$/, check: hasItalianLetter };
/** A prefix of six digits and a number of ten digits behind the bank's four; each has a check digit. */
const czechia: Country = {
  form: /^\d{20}$/,
  check: (bban) =>
    isMultiple(bban.slice(4, 10), [10, 5, 8, 4, 2, 1], 11) &&
    isMultiple(bban.slice(10), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1], 11),
};
const isoKey = (form: RegExp): Country => ({ form, check: hasIsoKey });

/**
 * As publicly known, and as the libraries ibantools, ibankit and validator have it: we have not read what the national
 * banks themselves wrote. The tests compare every row with the example of SWIFT's registry and with these libraries: BE,
 * ES, FR, MC, NO and PT with ibantools and ibankit; HR with ibantools; IT and SM with ibankit; FI with validator's Luhn;
 * all others with ibantools and with the rule in other words.
 */
const COUNTRIES = own<Readonly<Record<string, Country>>>({
  BA: isoKey(/^\d{16}$/),
  BE: { form: /^\d{12}$/, check: hasBelgianKey },
  CZ: czechia,
  // Behind the two digits of the bank
  EE: { form: /^\d{16}$/, check: (bban) => isMultiple(bban.slice(2), [7, 1, 3], 10) },
  // Bank and branch, the two check digits, the account
  ES: {
    form: /^\d{20}$/,
    check: (bban) =>
      `${spanishCheckDigit(`00${bban.slice(0, 8)}`)}${spanishCheckDigit(bban.slice(10))}` ===
      bban.slice(8, 10),
  },
  FI: { form: /^\d{14}$/, check: hasLuhnDigit },
  FR: france,
  // Bank with its check digit, account with its check digit
  HR: {
    form: /^\d{17}$/,
    check: (bban) => hasHybridCheckDigit(bban.slice(0, 7)) && hasHybridCheckDigit(bban.slice(7)),
  },
  // Bank and branch with their check digit; the account with its own, of 8 digits and 8 zeros, or of 16
  HU: {
    form: /^\d{24}$/,
    check: (bban) =>
      isMultiple(bban.slice(0, 8), [9, 7, 3, 1], 10) && isMultiple(bban.slice(8), [9, 7, 3, 1], 10),
  },
  IT: italy,
  MC: france,
  ME: isoKey(/^\d{18}$/),
  // Numbers with letters are allowed, but nothing says how these count.
  MK: isoKey(/^\d{15}$/),
  NO: { form: /^\d{11}$/, check: (bban) => isMultiple(bban, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11) },
  // Bank and branch with their check digit; that of the account is each bank's own
  PL: { form: /^\d{24}$/, check: (bban) => isMultiple(bban.slice(0, 8), [3, 9, 7, 1], 10) },
  PT: isoKey(/^\d{21}$/),
  RS: isoKey(/^\d{18}$/),
  SI: isoKey(/^\d{15}$/),
  SK: czechia,
  SM: italy,
});

/**
 * Checks the check digits that an account number had before it became part of an IBAN. Length, form and the IBAN's own
 * check digits are not looked at: an IBAN where these are wrong is `unchecked`, or has any answer.
 *
 * @param iban separators are ignored
 * @returns `unchecked` where the country has none that is documented
 */
export function checkNational(iban: unknown): CheckResult {
  const text = clean(iban);
  const country = COUNTRIES[text.slice(0, 2)];
  const bban = text.slice(4);
  if (!country?.form.test(bban)) return 'unchecked';
  return country.check(bban) ? 'valid' : 'invalid';
}
