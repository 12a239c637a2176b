/** Zero-width characters, the soft hyphen, variants of signs, and marks that leave the direction of Latin text as it is. */
const INVISIBLE = /[\u00ad\u200b-\u200e\u202a\u202c\u2060\u2066\u2069\ufeff]|\ufe0f/g;
/** What reverses the direction of writing: overrides, embeddings and marks for text from right to left. */
const REORDERING = /[\u061c\u200f\u202b\u202d\u202e\u2067\u2068]/;

/** Whether people see the characters of a text in a different order than a program. */
export const isReordered = (text: string) => REORDERING.test(text);

/** „10847628–28“ is two numbers. Several dashes separate the groups of one number. */
const RANGE = /((?:^|[^\d–—])\d+)[–—](?=\d+(?![\d–—]))/g;

/** Markdown's bold words: **Konto:** 532013000. Stars around digits, or without their counterparts, may be a mask. */
const BOLD = /\*\*(\p{L}[^*\d\n]*[\p{L}:.])\*\*/gu;
/** Before a label that a copy from a PDF file has glued to the text before: „0130 00BIC“, „KölnBLZ“. */
const GLUED_LABEL = /[\da-zß-ü](?=(?:BIC|BLZ|IBAN)(?![A-Za-z])|BIC[A-Z]{4}DE)/g;
/** Markup of lines: a Markdown table's outer bars, |---|:--:| below its titles, a quote's >, and SWIFT's tag :25:. */
const LINE_MARKUP = /^(?:[|>] ?|:25:)| ?\|$|\n(?=[ |:-]*- ?\|)[ |:-]+(?=\n)/gm;
/** Tags of HTML: those of cells, those that end a line, and others that only change how their text looks. */
const TAGS: ReadonlyArray<readonly [tag: RegExp, plain: string]> = [
  [/<t[dh](?: [^<>]{0,99})?>/gi, '\t'],
  [/<(?:tr|br|p|div|li|h[1-6])(?: [^<>]{0,99}| ?\/)?>/gi, '\n'],
  [
    /<\/?(?:table|t(?:body|head|[dhr])|p|div|[uo]l|li|h[1-6]|b|i|u|em|strong|span|font|code)(?: [^<>]{0,99})?>/gi,
    ' ',
  ],
  [/&(?:nbsp|#160|#xa0);/gi, ' '],
];
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** How far a full-width character is from its usual one. */
const WIDTH_OFFSET = 0xfee0;

/** Makes spaces, dashes, apostrophes, widths and line ends plain. Removes hyphenation, markup and invisible characters. */
export function plainText(text: string): string {
  const visible = text.normalize('NFC').replace(INVISIBLE, '');
  const usual = visible.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDTH_OFFSET));
  return TAGS.reduce((plain, [tag, by]) => plain.replace(tag, by), usual)
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/([a-zß-ü])-\n *(?=[a-zß-ü])/g, '$1')
    .replace(RANGE, '$1 - ')
    .replace(BOLD, '$1')
    .replace(LINE_MARKUP, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(GLUED_LABEL, '$& ')
    .replace(/[’‘`´]/g, "'");
}
