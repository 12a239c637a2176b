// Characters that XML can't hold are written as _xHHHH_ (ECMA-376 part 1, 22.9.2.19). A text that looks so has its first
// underscore written as _x005F_.

const ESCAPE = /_x([\dA-F]{4})_/gi;
/** Control characters without tab and line feed, halves of surrogate pairs, and U+FFFE and U+FFFF. */
const NOT_IN_XML = /(?![\t\n])[\p{Control}\p{Surrogate}\ufffe\uffff]/gu;
const XML = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text that an escaped text stands for. */
export function unescaped(text: string): string {
  // Nearly no text has one.
  if (!text.includes('_x') && !text.includes('_X')) return text;
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The text in a form that can stand in the XML of a workbook. */
export function escaped(text: string): string {
  return text
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(
      NOT_IN_XML,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(XML, (character) => ENTITIES[character] ?? character);
}
