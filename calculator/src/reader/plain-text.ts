/** Zero-width characters and the soft hyphen: nobody sees them. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text in which every space, dash, apostrophe and line end is the plain one, and nothing is invisible. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[’‘`´]/g, "'");
}
