import type { Bank } from './bank.ts';
import { withoutSeparators } from './blz.ts';

/** What a bank is searched by. */
export type SearchedBank = Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;

/** A list is read at a glance, not gone through. */
const MAX_HITS = 10;

/** Shorter beginnings of a BIC are taken for the beginning of a name. */
const MIN_BIC_LETTERS = 4;

// The rank of a hit: the lower, the better. To the last one, a search for words adds what its words cost.
const EXACT_BLZ = 0;
const BLZ_PREFIX = 1;
const BIC_PREFIX = 2;
const WORDS = 3;

// What a word costs: more than all word starts together, where it is found in the midst of a word only.
const WHOLE_WORD = 0;
const WORD_START = 1;
const INFIX = 100;

/** What of a bank is compared with the words that were typed. */
interface Folded {
  /** Of its name and its city; also its BLZ and its BIC. */
  readonly words: readonly string[];
  /** Name and city in one piece, so that „VR-Bank“ is found as „VRBank“, too. */
  readonly joined: string;
}

/** Folded at the first search, then kept as long as the bank is. */
const folded = new WeakMap<SearchedBank, Folded>();

/**
 * Writes a text as it is compared in a search: in lower case, ä = ae = a and ß = ss, without accents, each run of other
 * characters than letters and digits as one space.
 *
 * What is folded of the beginning of a word is the beginning of the folded word, so a search can be answered while its
 * text is typed.
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
 * The order: the bank of the whole BLZ, BLZs that begin so, BICs that begin so, then banks that have every word: at the
 * beginning of words before in the midst of one. Banks of the same rank stand in the order of their names' length, then
 * of their BLZ.
 *
 * @param text as a person typed it, with any separators
 * @param limit how many to give at most
 */
export function searchBanks<B extends SearchedBank>(
  banks: readonly B[],
  text: string,
  limit: number = MAX_HITS,
): B[] {
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
    .slice(0, limit)
    .map(({ bank }) => bank);
}

/** Tells how well a bank fits what was typed; infinity where it does not. */
function rankOf(text: string): (bank: SearchedBank) => number {
  const code = withoutSeparators(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '');
  const blz = /^\d{1,8}$/.exec(code)?.[0] ?? /^DE\d\d(\d{1,8})\d{0,10}$/.exec(code)?.[1];
  const bic = code.length >= MIN_BIC_LETTERS ? code : undefined;
  const words = foldText(text).split(' ').filter(Boolean);
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
  if (words.some((found) => found.startsWith(word))) return WORD_START;
  return joined.includes(word) ? INFIX : Number.POSITIVE_INFINITY;
}

function foldedOf(bank: SearchedBank): Folded {
  const known = folded.get(bank);
  if (known) return known;
  const nameAndCity = foldText(`${bank.name} ${bank.city}`);
  const made = {
    words: [...nameAndCity.split(' '), bank.blz, foldText(bank.bic ?? '')],
    joined: nameAndCity.replaceAll(' ', ''),
  };
  folded.set(bank, made);
  return made;
}
