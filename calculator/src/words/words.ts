import type { BlzFault, IbanFault, KontonummerFault } from '../faults.d.ts';
import type { Note } from '../notes.d.ts';

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
  /** In German, those of the parts that the calculator has: they bring them. */
  readonly notes: Partial<NoteWords>;
}
