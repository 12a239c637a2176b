import { group } from '../../iban/clean.ts';
import { cleanIban } from '../../iban/faults.ts';

/** The text of an input, and its caret: the number of characters before it. */
export interface Shown {
  readonly text: string;
  readonly caret: number;
  /** The other end of the selection, if there is one. */
  readonly start?: number;
}

/** A text that begins like an IBAN: „KTO“ and „BLZ“ do not. The last: `DEO9`, with a letter for a digit. */
const IBAN_START = /^[A-Z]{1,2}(?:\d|$)|^DE[A-Z]\d/;

/**
 * The IBAN that is typed in a text, in capitals and without separators.
 *
 * @returns undefined if the text is something else, such as a Bankleitzahl with an account number
 */
export function typedIban(text: string): string | undefined {
  const iban = cleanIban(text);
  return IBAN_START.test(iban) ? iban : undefined;
}

/**
 * Puts an IBAN into groups of four. The caret stays behind the same character. Any other text stays as it is, but white
 * space alone goes: `required` would take it for an IBAN.
 */
export function regroup({ text, caret }: Shown): Shown {
  if (text.trim() === '') return { text: '', caret: 0 };
  const iban = typedIban(text);
  return iban === undefined ? { text, caret } : grouped(iban, countBefore(text, caret));
}

/**
 * What an input shows after a deletion. If only a separator was deleted, the character beside it is deleted, too: a
 * deleted separator alone would come back at once.
 *
 * @param before the text before the deletion
 * @param isForward whether it deletes the text after the caret
 */
export function afterDeletion(before: string, shown: Shown, isForward: boolean): Shown {
  const iban = typedIban(shown.text);
  if (iban === undefined || shown.text === before || iban !== typedIban(before)) return regroup(shown);
  const count = countBefore(shown.text, shown.caret);
  const place = isForward ? count : count - 1;
  return grouped(iban.slice(0, place) + iban.slice(place + 1), place);
}

/** The caret is counted in characters without separators: their places change with each edit. */
const countBefore = (text: string, caret: number) => cleanIban(text.slice(0, caret)).length;

/** An IBAN in groups. @param count how many of its characters are before the caret */
export function grouped(iban: string, count = iban.length): Shown {
  // Before the separator: the next backspace then deletes a character.
  return { text: group(iban), caret: count + Math.max(0, Math.ceil(count / 4) - 1) };
}
