/** Zero-width characters, the soft hyphen, and marks that leave the direction of Latin text as it is: all invisible. */
const INVISIBLE = /[\u00ad\u200b-\u200e\u202a\u202c\u2060\u2066\u2069\ufeff]/g;
/** What turns the direction of writing round: overrides, embeddings and marks for text from right to left. */
const TURNS = /[\u061c\u200f\u202b\u202d\u202e\u2067\u2068]/;

/** Whether people see the characters of a text in another order than a program reads them. */
export const isTurned = (text: string) => TURNS.test(text);

/** A text in which every space, dash, apostrophe and line end is the plain one, and nothing is invisible. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[’‘`´]/g, "'");
}
