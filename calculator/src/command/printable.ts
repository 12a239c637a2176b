/** What may make a terminal do something: control characters, and characters that turn the direction of text or end a line. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
const UNPRINTABLE_BUT_LAYOUT = /(?!\r?\n|\t)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** A sentence for the terminal, in one line. A character that the terminal would obey becomes `�`. */
export const printableLine = (sentence: string) => sentence.replace(UNPRINTABLE, '�');

/** A text for the terminal, with its tabs and the ends of its lines. */
export const printable = (text: string) => text.replace(UNPRINTABLE_BUT_LAYOUT, '�');
