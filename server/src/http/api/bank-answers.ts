import { bankRecord } from '../../content/bank-record.ts';
import type { Directory } from '../../directory/directory.ts';
import type { Served } from '../../store/follow.ts';
import type { Answer } from '../answers/answer.ts';
import { ONE_HOUR } from '../answers/headers.ts';
import { jsonAnswer } from '../answers/json-answer.ts';

/**
 * The answers of known banks. Each is made when a client first asks for it, and kept as long as its directory is served:
 * making thousands of them at once would keep everybody waiting who asks in that moment.
 *
 * @returns gives the answer for eight digits; undefined for everything else
 */
export function bankAnswers(served: () => Served): (blz: string) => Answer | undefined {
  let directory: Directory | undefined;
  let answers = new Map<string, Answer>();
  return (blz) => {
    if (directory !== served().directory) {
      directory = served().directory;
      answers = new Map();
    }
    const kept = answers.get(blz);
    if (kept) return kept;
    const bank = directory.get(blz);
    if (!bank) return undefined;
    const answer = jsonAnswer(bankRecord(bank), ONE_HOUR);
    answers.set(blz, answer);
    return answer;
  };
}
