/**
 * Drops what people and programs put between digits, and raises ASCII letters.
 *
 * Nothing else is folded: `toUpperCase` of the whole text would make SS of ß, so that it would pass for two letters.
 * Dropped are Unicode white space, zero-width characters, the soft hyphen, every dash, and `.`, `/`, `_`.
 *
 * @returns `''` for whatever is not a string, and for a text of a thousand characters or more: that is none of what is
 *   asked for, and cleaning a million characters would take time
 */
export const clean = (input: unknown): string =>
  typeof input === 'string' && input.length < 1000
    ? input
        .replace(/[\s\x85\xad\u200b-\u200d\u2060\p{Pd}./_]/gu, '')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    : '';
