import type { ListWords } from './de.ts';
import type { ListNote } from './list.ts';

/** The sentences about a sheet. */
export const listNotes = (notes: readonly ListNote[], words: ListWords): string[] =>
  notes.map(({ code, count }) => words.notes[code](count));
