import type { Note } from '../answers.d.ts';
import type { Words } from './words.ts';

/** The sentence about a note. */
export const noteSentence = (note: Note, { notes: words }: Pick<Words, 'notes'>): string =>
  (words[note.code] as (note: Note) => string)(note);

/** The sentences about notes. */
export const noteSentences = (notes: readonly Note[], words: Pick<Words, 'notes'>): string[] =>
  notes.map((note) => noteSentence(note, words));
