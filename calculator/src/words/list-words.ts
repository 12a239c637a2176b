import type { ListNote } from '../lists/list.ts';
import type { ListWords } from './de/lists.ts';

/** The sentences about a sheet. */
export const listNotes = (notes: readonly ListNote[], words: ListWords): string[] =>
  notes.map(({ code, count }) => words.notes[code](count));
