import type { Note } from '../answers.d.ts';
import type { Words } from './words.ts';

/** The sentences about notes. */
export const noteSentences = (notes: readonly Note[], { notes: words }: Pick<Words, 'notes'>): string[] =>
  notes.map((note) => (words[note.code] as (note: Note) => string)(note));
