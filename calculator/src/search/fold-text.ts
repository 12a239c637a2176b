/**
 * Folds a text for the comparison in a search: lower case, ä = ae = a and ß = ss, no accents, and one space for each
 * run of characters that are neither letters nor digits.
 *
 * The beginning of a word, folded, is the beginning of the folded word. So a search finds something while it is typed.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // Not replaceAll: banken.js folds names, too, and the oldest browsers lack it.
      .replace(/ß/g, 'ss')
      .replace(/([aou])e/g, '$1')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
