export type Kind = 'blz' | 'kontonummer';

/** A number as it stands in the text: `370 400 44` has three groups. */
export type Groups = readonly string[];

/** What a text consists of, as far as it matters here, in its order. */
export type Token = { readonly name: Kind } | { readonly groups: Groups } | { readonly word: string };

/** Between the groups of one number. A line break, a comma or a slash ends it. */
const IN_NUMBERS = String.raw`[^\S\n\r\t]|[\u00ad\u200b-\u200d\u2060\ufeff\p{Pd}._]`;

const TOKEN = new RegExp(
  [
    String.raw`(?<blz>(?<!\p{L})(?:b\.?l\.?z|bank-?leitzahl|bankcode)(?!\p{L}))`,
    String.raw`(?<kontonummer>\p{L}*(?:konto|kto|account)(?:[\s.-]*(?:nummer|nr|number|no))?(?!\p{L}))`,
    String.raw`(?<number>\d+(?:(?:${IN_NUMBERS})+\d+)*(?![\p{L}\d]))`,
    // A word may have digits, too, as some BICs do.
    String.raw`[\p{L}\d]+`,
  ].join('|'),
  'giu',
);
const NOT_DIGITS = /\D+/;

/** Takes a text apart into the names of numbers, numbers, and other words. */
export function findNumbers(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, groups }): Token => {
    if (groups?.['blz']) return { name: 'blz' };
    if (groups?.['kontonummer']) return { name: 'kontonummer' };
    return groups?.['number'] ? { groups: word.split(NOT_DIGITS) } : { word };
  });
}
