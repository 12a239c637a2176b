import { SortedWords } from './sorted-words.ts';
import { foldText, spelling } from './spelling.ts';

/** What a record is found by, folded. */
export interface Searchable {
  /** A name, the city, and more names. The first two may be typed as one word. */
  readonly texts: readonly string[];
  /** Codes, which are found by their beginnings. */
  readonly codes: readonly string[];
}

/** What a typed word may mean: the word itself or, if no record has it, words that are one typing error away. */
export type Meanings = readonly string[];

/** The cost of a record that lacks a word: the largest number of 16 bits. */
export const NO_HIT = 0xffff;

/** A shorter word is looked for at the beginning of words only: many banks have it somewhere in the middle. */
export const MIN_INFIX_LETTERS = 4;

/** A word longer than „Bank“ that this many banks have, „Sparkasse“, is a kind of bank: a place may be beside it. */
const MIN_OF_A_KIND = 20;

const MAX_CORRECTED_WORDS = 2;

// The cost of a typed word. One that is only in the middle of a word costs more than all beginnings of words together.
const WHOLE_WORD = 0;
const WORD_START = 1;
export const INFIX = 100;

/** No bank has more different words in its name and city. A text with more of them finds nothing. */
export const MAX_WORDS = 12;

/** The different words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(' ').filter(Boolean))];
}

export type WordSearch = ReturnType<typeof wordSearch>;

/** Finds the records that have all words of a text. The number of a record is its place in the list. */
export function wordSearch(records: readonly Searchable[]) {
  const all = [...records.keys()];
  const known = new SortedWords(
    records.map(({ texts, codes }) => [...texts.flatMap((text) => text.split(' ')), ...codes]),
  );
  const codes = new Set(records.flatMap((record) => record.codes));
  const places = new Set(records.flatMap(({ texts: [, city = ''] }) => city.split(' ')));
  const lines = records.map(({ texts: [name = '', city = '', ...others] }) =>
    [name + city, ...others].map((text) => text.replace(/ /g, '')).join(' '),
  );
  /** The texts of each record without spaces: „VRBank“ finds „VR-Bank“, too. One record a line. */
  const joined = lines.map((line) => `${line}\n`).join('');
  let end = 0;
  /** Where the line of each record begins, and where the last line ends. */
  const starts = [0, ...lines.map((line) => (end += line.length + 1))];
  let correctionsOf: ReturnType<typeof spelling> | undefined;

  /** Lowers the cost of the records that have this word. */
  function writeCosts(costs: Uint16Array, typed: string, among: readonly number[]): void {
    for (const { word, holders } of known.startingWith(typed)) {
      const cost = word === typed ? WHOLE_WORD : WORD_START;
      for (const record of holders) if (cost < (costs[record] ?? NO_HIT)) costs[record] = cost;
    }
    if (typed.length < MIN_INFIX_LETTERS) return;
    let found = -1;
    for (const record of among) {
      if (costs[record] !== NO_HIT) continue;
      const start = starts[record] ?? 0;
      // Search on only once the last hit is passed. A rare word's next hit is far off, so most records need no search.
      if (found < start) found = joined.indexOf(typed, start);
      if (found < 0) return;
      if (found < (starts[record + 1] ?? 0)) costs[record] = INFIX;
    }
  }

  return {
    /** Records that have a code with this beginning. */
    withCode: (beginning: string): number[] =>
      known
        .startingWith(beginning)
        .filter(({ word }) => codes.has(word))
        .flatMap(({ holders }) => holders),
    /** Records that have exactly this word. */
    withWord: (word: string) => known.holdersOf(word),

    /**
     * The cost of finding each record by these words; `NO_HIT` for those that lack one. Whole words cost less than
     * beginnings of words, and those less than what is only in the middle of a word.
     */
    costs(words: readonly Meanings[]): Uint16Array {
      const sums = new Uint16Array(all.length).fill(words.length === 0 ? NO_HIT : 0);
      const costs = new Uint16Array(sums.length);
      let hits: readonly number[] = all;
      // The longest word comes first, because few records have it. The others are looked for in these records only.
      for (const meanings of [...words].sort(([one = ''], [other = '']) => other.length - one.length)) {
        costs.fill(NO_HIT);
        for (const word of meanings) writeCosts(costs, word, hits);
        const left: number[] = [];
        for (const record of hits) {
          const cost = costs[record] ?? NO_HIT;
          sums[record] = cost === NO_HIT ? NO_HIT : (sums[record] ?? 0) + cost;
          if (cost !== NO_HIT) left.push(record);
        }
        if (left.length === 0) break;
        hits = left;
      }
      return sums;
    },

    /** What the words mean if the unknown ones have a typing error; null if none can be corrected. */
    corrected(words: readonly string[]): Meanings[] | null {
      const unknown = words.filter((word) => known.startingWith(word).length === 0);
      const hasKind = words.some(
        (word) => known.holdersOf(word).length >= MIN_OF_A_KIND && word.length > MIN_INFIX_LETTERS,
      );
      // Made at the first use. A code is never corrected: it might become that of another bank.
      correctionsOf ??= spelling(
        known.byFrequency().filter((word) => !codes.has(word)),
        places,
      );
      const corrections = new Map<string, readonly string[]>();
      for (const word of unknown.slice(0, MAX_CORRECTED_WORDS)) {
        const others = correctionsOf(word, hasKind);
        if (others.length > 0) corrections.set(word, others);
      }
      return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? [word]) : null;
    },
  };
}
