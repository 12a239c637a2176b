import type { Calculator } from '../api.d.ts';
import { answerOn } from '../lists/check-account.ts';
import type { RowReading } from '../lists/list.ts';

/**
 * The codes of what is said of an account: of its faults, of what refuses an IBAN, or of the notes on it. For a program that
 * reads JSON, they are the same in each language.
 */
export function codesOf(reading: RowReading, functions: Calculator): string[] {
  const answer = answerOn(reading, functions);
  if (!answer) return [reading.code];
  if (answer.state !== 'none') return answer.notes.map(({ code }) => code);
  const { faults } = answer;
  const coded = 'blz' in faults ? [...faults.blz, ...faults.kontonummer] : faults;
  const refusal = 'refusal' in answer ? answer.refusal : undefined;
  return [...coded, ...(refusal ? [refusal] : [])].map(({ code }) => code);
}
