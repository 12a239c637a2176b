import type { Validation } from '../api.d.ts';
import type { CheckedIban } from '../explain/check-iban.ts';
import { group } from '../iban/group.ts';
import type { Words } from '../words/words.ts';
import { checkedFields } from './checked-fields.ts';

/** The result of validate(): an answer in words. */
export function validation(answer: CheckedIban, words: Words): Validation {
  const { state, iban, country, faults } = answer;
  return {
    valid: state !== 'none',
    country,
    formatted: group(iban),
    reasons: faults.map((fault) => words.iban(fault, iban.slice(0, 2))),
    ...(state !== 'none' && checkedFields(answer, words)),
  };
}
