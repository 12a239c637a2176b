/** The kinds of number that a text may name. */
export type Kind = 'blz' | 'kontonummer';

/** The groups of a number, as they stand in the text: `370 400 44` has three. */
export type Groups = readonly string[];

/** A piece of a text: the name of a number, a number, or another word. */
export type Token = { readonly name: Kind } | { readonly groups: Groups } | { readonly word: string };

/** These separate the groups of one number. A line break, a comma or a slash ends the number. */
const GROUP_SEPARATOR = String.raw`[^\S\n\r\t]|[\u00ad\u200b-\u200d\u2060\ufeff\p{Pd}._]`;

const TOKEN = new RegExp(
  [
    String.raw`(?<blz>(?<!\p{L})(?:b\.?l\.?z|bank-?leitzahl|bankcode)(?!\p{L}))`,
    String.raw`(?<kontonummer>\p{L}*(?:konto|kto|account)(?:[\s.-]*(?:nummer|nr|number|no))?(?!\p{L}))`,
    String.raw`(?<number>\d+(?:(?:${GROUP_SEPARATOR})+\d+)*(?![\p{L}\d]))`,
    // A word may hold digits, as some BICs do.
    String.raw`[\p{L}\d]+`,
  ].join('|'),
  'giu',
);
const NOT_DIGITS = /\D+/;

/** The names of numbers, the numbers and the other words of a text, in their order. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, groups }): Token => {
    if (groups?.['blz']) return { name: 'blz' };
    if (groups?.['kontonummer']) return { name: 'kontonummer' };
    return groups?.['number'] ? { groups: word.split(NOT_DIGITS) } : { word };
  });
}
