import type { BankAnswer } from '../answers.d.ts';
import type { Bank, NotFound } from '../api.d.ts';
import { noteSentences } from '../words/note-sentences.ts';
import type { Words } from '../words/words.ts';

/** The result of lookupBic(): an answer in words. */
export function foundBank({ bank, notes }: BankAnswer, words: Words): Bank | NotFound {
  return bank ?? { notFound: true, ...(notes.length > 0 && { notes: noteSentences(notes, words) }) };
}
