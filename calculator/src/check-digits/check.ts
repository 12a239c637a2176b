import type { CheckResult } from '../rules/account.ts';
import { digitsOf, tenDigits } from './digits.ts';
import { hasRightCheckDigit } from './has-right-check-digit.ts';
import { type Alternative, METHODS } from './methods.ts';

/**
 * Checks an account number's own check digit.
 *
 * @param method two characters as in field 10 of the Bundesbank's bank file: `63`; `unchecked` if it is not known
 * @param kontonummer 1 to 10 digits, separators are ignored; anything else is `invalid`
 * @param blz the Bankleitzahl, which only the methods B6 and C0 need; without it they answer `unchecked`
 */
export function checkByMethod(method: unknown, kontonummer: unknown, blz?: unknown): CheckResult {
  if (!isKnownMethod(method)) return 'unchecked';
  const digits = tenDigits(kontonummer);
  const bank = digitsOf(blz);
  return digits ? checkAlternatives(method, digits, bank.length === 8 ? bank : '') : 'invalid';
}

/**
 * The same for input that is known to be well-formed.
 *
 * @param method null if it is not known
 * @param digits the account number with its leading zeros, ten digits
 * @param blz 8 digits
 */
export const checkTenDigits = (method: string | null, digits: string, blz: string): CheckResult =>
  isKnownMethod(method) ? checkAlternatives(method, digits, blz) : 'unchecked';

/** The same, but never reads the account number as one whose sub-account was left out. */
export const checkAsWritten = (method: string | null, digits: string, blz: string): CheckResult =>
  isKnownMethod(method) ? checkAlternatives(method, digits, blz, true) : 'unchecked';

/** METHODS inherits nothing, so `toString` and other properties of every object are not taken for a method. */
const isKnownMethod = (method: unknown): method is string => typeof method === 'string' && method in METHODS;

/** The first alternative that does not say `invalid` decides. */
function checkAlternatives(method: string, digits: string, blz: string, asWritten = false): CheckResult {
  for (const alternative of METHODS[method] ?? []) {
    if (alternative.when && !alternative.when.test(digits)) continue;
    if (asWritten && alternative.lacksSubAccount) continue;
    const result = checkAlternative(alternative, digits, blz, asWritten);
    if (result !== 'invalid') return result;
  }
  return 'invalid';
}

function checkAlternative(
  alternative: Alternative,
  digits: string,
  blz: string,
  asWritten: boolean,
): CheckResult {
  if ('weights' in alternative)
    return hasRightCheckDigit(digits, alternative.weights, alternative.kind) ? 'valid' : 'invalid';
  if ('method' in alternative) return checkAlternatives(alternative.method, digits, blz, asWritten);
  if ('check' in alternative) return alternative.check(digits, blz);
  return alternative.result;
}
