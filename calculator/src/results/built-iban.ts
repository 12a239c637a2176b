import type { AccountAnswer } from '../answers.d.ts';
import type { BuiltIban } from '../api.d.ts';
import { group } from '../iban/group.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { noteSentences } from '../words/note-sentences.ts';
import type { Words } from '../words/words.ts';
import { checkedFields } from './checked-fields.ts';

/** The result of buildIban(): an answer in words. */
export function builtIban(answer: AccountAnswer, words: Words): BuiltIban | { error: string } {
  if (answer.state !== 'none') {
    const { iban, bank } = answer;
    return { iban, formatted: group(iban), bank, ...checkedFields(answer, words) };
  }
  const { faults, refusal } = withoutPrototype(answer);
  const [error = ''] = refusal
    ? noteSentences([refusal], words)
    : [...faults.blz.map(words.blz), ...faults.kontonummer.map(words.kontonummer)];
  return { error };
}
