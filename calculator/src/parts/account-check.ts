import { CHECKED } from '../messages/parts.ts';
import type { CheckResult } from '../rules/account.ts';
import type { AccountCheck } from './parts.ts';

/**
 * Puts the result of a check into sentences: a wrong check digit is a note, a right one a hint below the result.
 *
 * @param fault the sentence about a wrong check digit
 */
export function accountCheck(result: CheckResult, fault: string): AccountCheck {
  if (result === 'invalid') return { notes: [fault], basis: undefined };
  return { notes: [], basis: result === 'valid' ? CHECKED : undefined };
}
