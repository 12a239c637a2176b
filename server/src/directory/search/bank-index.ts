import type { Bank } from '../bank.ts';
import { withoutSeparators } from '../blz.ts';
import { foldText } from './fold-text.ts';
import { SortedWords } from './sorted-words.ts';

/** What a bank is searched by. */
export type SearchedBank = Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;

/** The name and city of no bank have more different words. A text with more of them finds nothing. */
export const MAX_WORDS = 12;

/** What may be the beginning of a BIC. A shorter text is only taken for the beginning of a name. */
const BIC_BEGINNING = /^[A-Z0-9]{4,11}$/;

/** A BLZ or its beginning, alone or in a German IBAN. */
const BLZ_BEGINNING = /^(\d{1,8})$|^DE\d\d(\d{1,8})\d{0,10}$/;

/** A shorter word is looked for at the beginning of words only: many banks have it somewhere in the middle. */
const MIN_INFIX_LETTERS = 3;

// The rank of a hit: the lower, the better. For hits by words, the costs of the words are added to the last rank.
const BLZ = 0;
const BIC = 1;
const WORDS = 2;

// The cost of a typed word. One that is only in the middle of a word costs more than all beginnings of words together.
const WHOLE_WORD = 0;
const WORD_START = 1;
const INFIX = 100;

/** Above all ranks and costs. It fits into 16 bits. */
const NO_HIT = 0xffff;

/**
 * Banks, prepared for searches. That takes as long as some hundred searches, so it is done once for each directory.
 */
export class BankIndex<B extends SearchedBank> {
  /** In the order of hits of the same rank. The number of a bank is its place in this list. */
  readonly #banks: readonly B[];
  readonly #numbers: readonly number[];
  /** The words of name and city, BLZ and BIC, folded. */
  readonly #words: SortedWords;
  /** Name and city of each bank, folded and without spaces: „VRBank“ finds „VR-Bank“, too. One bank a line. */
  readonly #lines: string;
  /** Where the line of each bank begins. One more entry tells where the last line ends. */
  readonly #starts: readonly number[];

  constructor(banks: readonly B[]) {
    this.#banks = [...banks].sort(
      (one, other) => one.name.length - other.name.length || Number(one.blz) - Number(other.blz),
    );
    this.#numbers = [...this.#banks.keys()];
    const words = this.#banks.map(({ name, city }) => foldText(`${name} ${city}`).split(' '));
    this.#words = new SortedWords(
      this.#banks.map(({ blz, bic }, bank) => [...(words[bank] ?? []), blz, foldText(bic ?? '')]),
    );
    const lines = words.map((each) => `${each.join('')}\n`);
    this.#lines = lines.join('');
    let end = 0;
    this.#starts = [0, ...lines.map((line) => (end += line.length))];
  }

  /**
   * Finds banks by a BLZ, a German IBAN, a BIC (each also by its beginning), or by words of their names and cities.
   *
   * The order: banks whose BLZ begins so, banks whose BIC begins so, then banks that have every word, those with whole
   * words and beginnings of words first. Banks of the same rank are sorted by the length of their name, then by their BLZ.
   *
   * @param text as a person typed it, with any separators
   * @returns all hits, the best first
   */
  search(text: string): B[] {
    const ranks = new Uint16Array(this.#banks.length).fill(NO_HIT);
    this.#rankByWords(ranks, wordsOf(text));
    const code = withoutSeparators(text)
      .toUpperCase()
      .replace(/^IBAN:?/, '');
    if (BIC_BEGINNING.test(code)) this.#rankByCode(ranks, 'bic', code, BIC);
    const [, blz, blzOfIban] = BLZ_BEGINNING.exec(code) ?? [];
    if (blz ?? blzOfIban) this.#rankByCode(ranks, 'blz', blz ?? blzOfIban ?? '', BLZ);
    return this.#inOrder(ranks);
  }

  /** Ranks the banks that have all of these words. */
  #rankByWords(ranks: Uint16Array, words: readonly string[]): void {
    if (words.length === 0 || words.length > MAX_WORDS) return;
    ranks.fill(WORDS);
    const costs = new Uint16Array(ranks.length);
    let hits = this.#numbers;
    // The longest word comes first, because few banks have it. The others are looked for in these banks only.
    for (const word of [...words].sort((one, other) => other.length - one.length)) {
      this.#writeCosts(costs, word, hits);
      const left: number[] = [];
      for (const bank of hits) {
        const cost = costs[bank] ?? NO_HIT;
        ranks[bank] = cost === NO_HIT ? NO_HIT : (ranks[bank] ?? 0) + cost;
        if (cost !== NO_HIT) left.push(bank);
      }
      if (left.length === 0) return;
      hits = left;
    }
  }

  /** Writes the cost of a typed word for each of these banks; `NO_HIT` if the bank lacks it. */
  #writeCosts(costs: Uint16Array, typed: string, banks: readonly number[]): void {
    costs.fill(NO_HIT);
    // The whole word is the first entry, so it is written last.
    for (const { word, holders } of this.#words.startingWith(typed).reverse())
      for (const bank of holders) costs[bank] = word === typed ? WHOLE_WORD : WORD_START;
    if (typed.length < MIN_INFIX_LETTERS) return;
    let found = -1;
    for (const bank of banks) {
      if (costs[bank] !== NO_HIT) continue;
      const start = this.#starts[bank] ?? 0;
      // A rare word is found far below. Then the lines before it need no look.
      if (found < start) found = this.#lines.indexOf(typed, start);
      if (found < 0) return;
      if (found < (this.#starts[bank + 1] ?? 0)) costs[bank] = INFIX;
    }
  }

  /** Gives this rank to the banks whose BLZ or BIC begins so. */
  #rankByCode(ranks: Uint16Array, field: 'blz' | 'bic', beginning: string, rank: number): void {
    for (const { holders } of this.#words.startingWith(foldText(beginning)))
      for (const bank of holders) if (this.#banks[bank]?.[field]?.startsWith(beginning)) ranks[bank] = rank;
  }

  /** The hits, the best rank first. */
  #inOrder(ranks: Uint16Array): B[] {
    const byRank = new Map<number, B[]>();
    this.#banks.forEach((bank, number) => {
      const rank = ranks[number] ?? NO_HIT;
      if (rank === NO_HIT) return;
      const others = byRank.get(rank);
      if (others) others.push(bank);
      else byRank.set(rank, [bank]);
    });
    return [...byRank.keys()].sort((one, other) => one - other).flatMap((rank) => byRank.get(rank) ?? []);
  }
}

/** The different words of a search text, folded. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(' ').filter(Boolean))];
}
