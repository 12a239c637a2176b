import type { Bank } from './bank.ts';
import { withoutSeparators } from './blz.ts';

/** What a bank is searched by. */
export type SearchedBank = Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;

/** A shorter text is not taken for the beginning of a BIC, but for the beginning of a name. */
const MIN_BIC_LETTERS = 4;

// The rank of a hit: the lower, the better. For hits by words, the costs of the words are added to the last rank.
const EXACT_BLZ = 0;
const BLZ_PREFIX = 1;
const BIC_PREFIX = 2;
const WORDS = 3;

// The cost of a typed word. One that is only in the middle of a word costs more than all beginnings of words together.
const WHOLE_WORD = 0;
const WORD_START = 1;
const INFIX = 100;

/** The texts of a bank that typed words are compared with, folded. */
interface Folded {
  /** The words of its name and its city, its BLZ and its BIC. */
  readonly words: readonly string[];
  /** Name and city without spaces: „VRBank“ finds „VR-Bank“, too. */
  readonly joined: string;
}

/** Filled at the first search. Entries are dropped with their banks. */
const folded = new WeakMap<SearchedBank, Folded>();

/**
 * Folds a text for the comparison in a search: lower case, ä = ae = a and ß = ss, no accents, and one space for each
 * run of characters that are neither letters nor digits.
 *
 * The beginning of a word, folded, is the beginning of the folded word. So a search finds something while it is typed.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds banks by a BLZ, a German IBAN, a BIC (each also by its beginning), or by words of their names and cities.
 *
 * The order: the bank with this BLZ, banks whose BLZ begins so, banks whose BIC begins so, then banks that have every
 * word, those with whole words and beginnings of words first. Banks of the same rank are sorted by the length of their
 * name, then by their BLZ.
 *
 * @param text as a person typed it, with any separators
 * @returns all hits, the best first
 */
export function searchBanks<B extends SearchedBank>(banks: readonly B[], text: string): B[] {
  const rank = rankOf(text);
  return banks
    .map((bank) => ({ bank, rank: rank(bank) }))
    .filter((hit) => hit.rank < Number.POSITIVE_INFINITY)
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.bank.name.length - other.bank.name.length ||
        Number(one.bank.blz) - Number(other.bank.blz),
    )
    .map(({ bank }) => bank);
}

/** @returns a function that gives the rank of a bank; infinity for a bank that is no hit */
function rankOf(text: string): (bank: SearchedBank) => number {
  const code = withoutSeparators(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '');
  const blz = /^\d{1,8}$/.exec(code)?.[0] ?? /^DE\d\d(\d{1,8})\d{0,10}$/.exec(code)?.[1];
  const bic = code.length >= MIN_BIC_LETTERS ? code : undefined;
  const words = [...new Set(foldText(text).split(' ').filter(Boolean))];
  return (bank) => {
    if (blz && bank.blz.startsWith(blz)) return blz === bank.blz ? EXACT_BLZ : BLZ_PREFIX;
    if (bic && bank.bic?.startsWith(bic)) return BIC_PREFIX;
    if (words.length === 0) return Number.POSITIVE_INFINITY;
    return words.reduce((sum, word) => sum + costOf(word, bank), WORDS);
  };
}

function costOf(word: string, bank: SearchedBank): number {
  const { words, joined } = foldedOf(bank);
  if (words.includes(word)) return WHOLE_WORD;
  if (words.some((each) => each.startsWith(word))) return WORD_START;
  return joined.includes(word) ? INFIX : Number.POSITIVE_INFINITY;
}

function foldedOf(bank: SearchedBank): Folded {
  const kept = folded.get(bank);
  if (kept) return kept;
  const nameAndCity = foldText(`${bank.name} ${bank.city}`);
  const made = {
    words: [...nameAndCity.split(' '), bank.blz, foldText(bank.bic ?? '')],
    joined: nameAndCity.replaceAll(' ', ''),
  };
  folded.set(bank, made);
  return made;
}
