import type { Note } from '../answers.d.ts';
import type { Parts } from './parts.ts';

/** The sentences about notes. The part that makes a note also brings the words for it. */
export function sentencesOf(notes: readonly Note[], { rules, directory, countries }: Parts): string[] {
  return notes.map((note) => {
    const sentence = [rules, directory, countries].map((part) => part?.words[note.code]).find(Boolean);
    return (sentence as (note: Note) => string)(note);
  });
}
