import { CHECKED } from '../messages/parts.ts';
import type { CheckResult } from '../rules/account.ts';
import type { Checked } from './parts.ts';

/**
 * What is to be said of a check digit: a wrong one is a note, a right one is worth a word below the result.
 *
 * @param fault the sentence about a wrong one
 */
export function said(result: CheckResult, fault: string): Checked {
  if (result === 'invalid') return { notes: [fault], basis: undefined };
  return { notes: [], basis: result === 'valid' ? CHECKED : undefined };
}
