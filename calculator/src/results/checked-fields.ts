import type { AccountFacts } from '../answers.d.ts';
import { noteSentences } from '../words/note-sentences.ts';
import type { Words } from '../words/words.ts';

/** The fields of a result that it has only if a part has looked at the account. */
export const checkedFields = ({ state, checked, notes }: AccountFacts, words: Words) =>
  checked && { notes: noteSentences(notes, words), confirmed: state === 'confirmed' };
