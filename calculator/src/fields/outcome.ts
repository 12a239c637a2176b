import type { KnownBanks, Reading } from '../reader/reading.ts';
import type { Line, UnreadReading } from './field-words.ts';

/** What becomes of the fields of a form after its texts were read. */
export interface Outcome {
  readonly reading: Reading;
  /** The new text of each field; undefined if a field stays as it is. */
  readonly texts: ReadonlyArray<string | undefined>;
  /** What to tell the person; null if there is nothing to say. */
  readonly line: Line | null;
}

/** A text that was pasted, dropped or inserted at once. */
export interface Inserted {
  /** The place of its field, from 0. */
  readonly place: number;
  /** With its line breaks, which the field itself drops. */
  readonly text: string;
}

/**
 * Reads the fields of a form.
 *
 * @param texts of the fields
 * @param inserted missing if the form is submitted
 */
export type ReadTexts = (texts: readonly string[], banks: KnownBanks, inserted?: Inserted) => Outcome;

export const unchanged = (reading: Reading): Outcome => ({ reading, texts: [], line: null });

/** The texts stay, and the line says what is not clear about them. */
export const explainedOnly = (reading: Reading): Outcome => ({
  reading,
  texts: [],
  line: isUnread(reading) ? { code: 'unread', reading } : null,
});

const isUnread = (reading: Reading): reading is UnreadReading =>
  /^(?:unclear|contradiction|refused)$/.test(reading.code);
