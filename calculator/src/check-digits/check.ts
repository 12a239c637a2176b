import type { CheckResult } from '../iban/faults.ts';
import { digitsOf, hasRightCheckDigit, tenDigits } from './kinds.ts';
import { type Alternative, METHODS } from './methods.ts';

/** `sub-account-missing`: the check digit is right only if the sub-account was left out. */
export type CheckedAsWritten = CheckResult | 'sub-account-missing';

/**
 * Checks an account number's own check digit by the method given. Never throws.
 *
 * @param method two characters as in field 10 of the Bundesbank's bank file: `63`; `unchecked` if it is not known
 * @param kontonummer 1 to 10 digits, separators are ignored; anything else is `invalid`
 * @param blz the Bankleitzahl, which B6 and C0 need for old GDR numbers: without it, these are `unchecked`
 * @example checkByMethod('63', '5600200') // 'valid'
 */
export function checkByMethod(
  method: string | null | undefined,
  kontonummer: string | null | undefined,
  blz?: string | null | undefined,
): CheckResult {
  if (!isKnownMethod(method)) return 'unchecked';
  const digits = tenDigits(kontonummer);
  if (!digits) return 'invalid';
  const bank = digitsOf(blz);
  const result = checkAlternatives(method, digits, bank.length === 8 ? bank : '');
  return result === 'sub-account-missing' ? 'valid' : result;
}

/**
 * As checkByMethod(), for input that is known to be well-formed. It also reports that the sub-account was left out.
 *
 * @param method null if it is not known
 * @param digits the account number with its leading zeros, ten digits
 * @param blz 8 digits
 */
export const checkTenDigits = (method: string | null, digits: string, blz: string): CheckedAsWritten =>
  isKnownMethod(method) ? checkAlternatives(method, digits, blz) : 'unchecked';

const isKnownMethod = (method: string | null | undefined): method is string => METHODS.has(method ?? '');

/** The first alternative that does not say `invalid` decides; one for a missing sub-account only if no other does. */
function checkAlternatives(method: string, digits: string, blz: string): CheckedAsWritten {
  let result: CheckedAsWritten = 'invalid';
  for (const alternative of METHODS.get(method) ?? []) {
    if (alternative.when && !alternative.when.test(digits)) continue;
    const found = checkAlternative(alternative, digits, blz);
    if (found === 'invalid') continue;
    if (found === 'sub-account-missing' || alternative.lacksSubAccount) result = 'sub-account-missing';
    else return found;
  }
  return result;
}

function checkAlternative(alternative: Alternative, digits: string, blz: string): CheckedAsWritten {
  if ('weights' in alternative)
    return hasRightCheckDigit(digits, alternative.weights, alternative.kind) ? 'valid' : 'invalid';
  if ('method' in alternative) return checkAlternatives(alternative.method, digits, blz);
  if ('check' in alternative) return alternative.check(digits, blz);
  return alternative.result;
}
