import type { BlzFault, IbanFault, KontonummerFault } from '../iban/faults.ts';
import type { Note } from './answer.ts';

/** The sentences about notes, by their codes. */
export type NoteWords = {
  readonly [Code in Note['code']]: (note: Extract<Note, { code: Code }>) => string;
};

/** The sentences of a language about what is wrong with an input. */
export interface FaultWords {
  /** @param iban the text without separators. It may be only the code of its country */
  readonly iban: (fault: IbanFault, iban: string) => string;
  readonly blz: (fault: BlzFault) => string;
  readonly kontonummer: (fault: KontonummerFault) => string;
}

/** The sentences of a language about answers. An app may bring those of a language of its own. */
export interface Words extends FaultWords {
  readonly notes: NoteWords;
}

/** Puts a note into words. */
export const noteSentence = (note: Note, { notes: words }: Pick<Words, 'notes'>): string =>
  (words[note.code] as (note: Note) => string)(note);
