import type { IbanAnswer } from '../answers.d.ts';
import { bbanOf } from '../national/bban.ts';
import type { Parts } from '../parts/parts.ts';
import { checkIban } from './check-iban.ts';

/** See api.d.ts. @param parts what the calculator knows besides the registry */
export function explainIban(input: unknown, parts: Parts): IbanAnswer {
  const answer = checkIban(input, parts);
  if (answer.state === 'none') return answer;
  const bban = bbanOf(answer.iban);
  const find = parts.directory?.find ?? parts.findBank;
  return { ...answer, bban, bank: answer.country === 'DE' ? (find?.(bban.bankCode) ?? null) : null };
}
