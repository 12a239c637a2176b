import type { BankWithBlz } from '../../iban/bic.ts';
import { clean } from '../../iban/clean.ts';
import type { DirectoryBank } from '../bank.ts';
import { namesByBlz } from './bank-names.ts';
import { namesInUse } from './names.data.ts';
import { foldText } from './spelling.ts';
import { INFIX, MAX_WORDS, NO_HIT, type WordSearch, wordSearch, wordsOf } from './word-search.ts';

/** The banks of an edition by Bankleitzahl. */
type Banks = ReadonlyMap<string, DirectoryBank>;

/** A shorter word is not looked for at the end of others: every Volksbank ends with „bank“. */
const MIN_END = 5;

/** If more banks are found, only those that have the words in a stricter way stay: ING, not Ingolstadt. */
const MANY = 8;
/**
 * For each way to find the words, from the loosest to the strictest, the highest cost that a bank may have: at the
 * beginning or end of words, only at the beginning, only as whole words.
 */
const WAYS = [NO_HIT - 1, INFIX - 1, 0];

/** The banks of an edition, prepared for searches. */
interface Prepared {
  readonly search: WordSearch;
  /** The names and the city of each bank, folded, with a space before and after each word. */
  readonly texts: readonly string[];
}

const prepared = new WeakMap<Banks, Prepared>();

function prepare(banks: Banks): Prepared {
  const names = namesByBlz(namesInUse, banks);
  const timesOf = new Map<string, number>();
  for (const { name } of banks.values()) timesOf.set(name, (timesOf.get(name) ?? 0) + 1);
  const records = Array.from(banks.values(), ({ blz, name, city }) => {
    // If several Bankleitzahlen have this name, the bank's name in use (HVB) would find only one, perhaps a wrong one.
    const inUse = timesOf.get(name) === 1 ? (names.get(blz) ?? []) : [];
    return { texts: [name, city, ...inUse].map(foldText), codes: [] };
  });
  return { search: wordSearch(records), texts: records.map(({ texts }) => ` ${texts.join(' ')} `) };
}

/**
 * The banks that a BIC or a name in use means, or that have every word of a text in their names and city. Unlike
 * BankIndex, this search knows no former names, corrects no typing errors and sorts nothing: it is for pages that offer
 * few banks or none.
 *
 * @returns a bank with several Bankleitzahlen once for each, so that each can be chosen
 */
export function findBanks(text: string, banks: Banks): BankWithBlz[] {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const { search, texts } = prepared.get(banks) ?? prepare(banks);
  prepared.set(banks, { search, texts });
  // A BIC of eight characters means the head office, XXX.
  const bic = clean(text).padEnd(11, 'X');
  const costs = search.costs(words.map((word) => [word]));
  // Who types „Berlin“ does not mean Überlingen, which has „berlin“ in its middle.
  const isAtEdges = (place: number) => {
    const own = texts[place] ?? '';
    return words.every(
      (word) => own.includes(` ${word}`) || (word.length >= MIN_END && own.includes(`${word} `)),
    );
  };
  let found: DirectoryBank[] = [];
  for (const highest of WAYS) {
    found = [...banks.values()].filter(
      (bank, place) => bank.bic === bic || ((costs[place] ?? NO_HIT) <= highest && isAtEdges(place)),
    );
    if (found.length <= MANY) return found;
  }
  // „Commerzbank Köln“ is the name and city of one bank, and the beginning of many.
  const folded = foldText(text);
  const exact = found.filter(({ name, city }) => foldText(`${name} ${city}`) === folded);
  return exact.length > 0 ? exact : found;
}
