import type { AccountAnswer } from '../answers.d.ts';
import type { BuiltIban } from '../api.d.ts';
import { group } from '../iban/group.ts';
import { noteSentence } from '../words/note-sentences.ts';
import type { Words } from '../words/words.ts';
import { checkedFields } from './checked-fields.ts';

/** The result of buildIban(): an answer in words. */
export function builtIban(answer: AccountAnswer, words: Words): BuiltIban | { error: string } {
  if (answer.state !== 'none') {
    const { iban, bank } = answer;
    return { iban, formatted: group(iban), bank, ...checkedFields(answer, words) };
  }
  const { faults, refusal } = answer;
  const [fault = ''] = [...faults.blz.map(words.blz), ...faults.kontonummer.map(words.kontonummer)];
  // An answer with faults has no refusal of its own, but may inherit one that a page has put on Object.prototype.
  return { error: fault === '' && refusal ? noteSentence(refusal, words) : fault };
}
