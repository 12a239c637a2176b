import type { BlzFault, IbanFault, KontonummerFault } from '../iban/faults.ts';
import type { Note } from './answer.ts';

/** The sentences about notes, by their codes. */
export type NoteWords = {
  readonly [Code in Note['code']]: (note: Extract<Note, { code: Code }>) => string;
};

/** The sentences of a language about answers. An app may bring those of a language of its own. */
export interface Words {
  /** @param country the code that the IBAN begins with */
  readonly iban: (fault: IbanFault, country: string) => string;
  readonly blz: (fault: BlzFault) => string;
  readonly kontonummer: (fault: KontonummerFault) => string;
  /** In German, only those of the loaded parts, since each part brings its own. */
  readonly notes: Partial<NoteWords>;
}

/** The sentence about a note. */
export const noteSentence = (note: Note, { notes: words }: Pick<Words, 'notes'>): string =>
  (words[note.code] as (note: Note) => string)(note);

/** The sentences about notes. */
export const noteSentences = (notes: readonly Note[], words: Pick<Words, 'notes'>): string[] =>
  notes.map((note) => noteSentence(note, words));
