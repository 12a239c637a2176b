import { withoutPrototype } from '../without-prototype.ts';
import type { NoteWords } from '../words/words.ts';
import type { Parts } from './parts.ts';

/** The German sentences about notes: the part that makes a note brings the words for it. */
export const germanNotes = ({ rules, directory, countries }: Parts): Partial<NoteWords> =>
  withoutPrototype({ ...rules?.words, ...directory?.words, ...countries?.words });
