import type { BankWithBlz } from '../../iban/bic.ts';
import { SEPARATORS } from '../../iban/clean.ts';
import { type BankNames, type NamesByBlz, namesOfRecords } from './bank-names.ts';
import { type Brand, brandOf } from './brands.ts';
import { everydayWords } from './everyday-words.ts';
import { type FormerNames, formerNames } from './former-names.ts';
import { institutionsOf, inUsualOrder } from './institutions.ts';
import { readingsOf } from './readings.ts';
import { SortedWords } from './sorted-words.ts';
import { foldText } from './spelling.ts';
import {
  INFIX,
  MAX_WORDS,
  type Meanings,
  NO_HIT,
  type WordSearch,
  wordSearch,
  wordsOf,
} from './word-search.ts';

export interface Hit<B extends BankWithBlz> {
  /** The bank with its BLZ that matches best; of several, the one that most customers have. */
  readonly bank: B;
  /** The same bank with its other BLZs that match, the best first. */
  readonly others: readonly B[];
  /** The former name by which the bank was found; null if its present names, city or codes match the text. */
  readonly former: string | null;
}

/** What a search has found. */
export interface Found<B extends BankWithBlz> {
  /** The best first. */
  readonly hits: readonly Hit<B>[];
  /** Whether nothing matches the text as typed, and these hits match if one or two words have a typing error. */
  readonly isCorrected: boolean;
  /** The brand that the text names, if no bank has that name; null for none. */
  readonly brand: Brand | null;
}

/** No name has more words, so whole names are looked for only among the first words of a text. */
const MAX_NAME_WORDS = 20;

/** A name that more banks have is only a kind of bank, such as „Volksbank“. */
const MAX_NAMESAKES = 5;

/** How many banks are offered if none matches. */
const MAX_NEAR = 5;

/** A shortened text that matches more banks than this only names a kind of bank. None of them is offered. */
const MAX_NEAR_OF = 100;

/** In a text with more words, none is left out: each one would cost a search. */
const MAX_NEAR_WORDS = 4;

/** What may be the beginning of a BIC. A shorter text is only taken for the beginning of a name. */
const BIC_BEGINNING = /^[A-Z0-9]{4,11}$/;

/** A BLZ or its beginning, alone or in a German IBAN. */
const BLZ_BEGINNING = /^(\d{1,8})$|^DE\d\d(\d{1,8})\d{0,10}$/;

// The rank of a hit: the lower, the better. For hits by words, the costs of the words are added to the last rank.
const BLZ = 0;
const BIC = 1;
const WHOLE_NAME = 2;
const JOINED = 3;
const WHOLE_FORMER_NAME = 4;
const WORDS = 5;

/** Added to the rank of a hit that needs a former name: more than the cost of beginnings of words, less than INFIX. */
const FORMER = 50;

/**
 * Banks, prepared for searches. That takes as long as a few hundred searches, so it is done once for each directory.
 *
 * The directory has a record for each BLZ, and a large bank has many of them. A search finds banks, not records.
 */
export class BankIndex<B extends BankWithBlz> {
  /** In the order of hits of the same rank. The number of a record is its place in this list. */
  readonly #banks: readonly B[];
  /** How many records, all at the beginning of the list, have the usual BLZ of a bank. */
  readonly #usual: number;
  readonly #numberOf: ReadonlyMap<string, number>;
  /** For each record the number of the bank that it belongs to. */
  readonly #institutions: readonly number[];
  readonly #names: readonly (BankNames | undefined)[];
  /** The present names of each record, folded. */
  readonly #wholeNames: SortedWords;
  readonly #formerNames: FormerNames;
  readonly #words: WordSearch;

  /**
   * @param names the names by which people know the banks
   * @param areShared whether the names of a BLZ are those of its bank, so that its other BLZs share them
   */
  constructor(banks: readonly B[], names: NamesByBlz, areShared = true) {
    this.#banks = inUsualOrder(banks, names);
    this.#usual = this.#banks.filter(({ blz }) => names.get(blz)?.inUse.length).length;
    this.#numberOf = new Map(this.#banks.map(({ blz }, number) => [blz, number]));
    this.#institutions = institutionsOf(this.#banks);
    this.#names = areShared
      ? namesOfRecords(this.#banks, this.#institutions, names)
      : this.#banks.map(({ blz }) => names.get(blz));
    const wholeNames = this.#banks.map(({ name }, number) => {
      return [name, ...(this.#names[number]?.inUse ?? [])].map(foldText);
    });
    this.#wholeNames = new SortedWords(wholeNames);
    const present = this.#banks.map(({ blz, city, bic }, number) => {
      const [name = '', ...others] = wholeNames[number] ?? [];
      const codes = bic === null ? [blz] : [blz, bic.toLowerCase()];
      const town = foldText(city);
      const everyday = everydayWords([name, town, ...others].join(' '));
      return { texts: [name, town, ...others, ...everyday], codes };
    });
    this.#formerNames = formerNames(
      this.#names.map((names) => names?.former ?? []),
      present,
    );
    this.#words = wordSearch(
      present.map(({ texts, codes }, number) => {
        return { texts: [...texts, ...this.#formerNames.folded(number)], codes };
      }),
    );
  }

  /**
   * Finds banks by a BLZ, a German IBAN, a BIC (each also by its beginning), or by words of their names and cities.
   * Articles before them don't count. If nothing is found, other readings of the text are tried, then a typing error is
   * allowed in one or two words.
   *
   * The order: banks whose BLZ begins with the text; whose BIC does; whose whole name begins or ends it; that have its
   * two words as one; whose whole former name begins or ends it; then all others that have every word. Of these, whole
   * words and beginnings of words in present names come first, then those for which a former name is needed, then words
   * found in the middle of others. Banks of the same rank are in the order of inUsualOrder().
   *
   * @param text as a person typed it, with any separators
   */
  search(text: string): Found<B> {
    const typed = wordsOf(text);
    if (typed.length === 0 || typed.length > MAX_WORDS) return { hits: [], isCorrected: false, brand: null };
    const [words = typed, ...others] = readingsOf(typed, (name) => this.#isName(name));
    const hits = this.#exactHits(text, words, others);
    if (hits.length > 0) return { hits, isCorrected: false, brand: null };
    const brand = brandOf(typed, false);
    if (brand) return { hits, isCorrected: false, brand };
    for (const reading of [words, ...others]) {
      const corrected = this.#words.corrected(reading);
      const hits = corrected ? this.#inOrder(this.#wordRanks(corrected), corrected) : [];
      if (hits.length > 0) return { hits, isCorrected: true, brand: null };
    }
    return { hits: [], isCorrected: false, brand: brandOf(typed, true) };
  }

  /**
   * Finds banks that match most of a text of which search() finds nothing: the text without one of its words, or the
   * longest beginning of a Bankleitzahl.
   *
   * @returns at most five; none if what is left of the text only names a kind of bank
   */
  near(text: string): Hit<B>[] {
    const words = wordsOf(text);
    const blz = text.replace(SEPARATORS, '');
    const isBlz = /^\d{8}$/.test(blz);
    if (!isBlz && words.length > MAX_NEAR_WORDS) return [];
    const texts = isBlz
      ? [7, 6, 5, 4].map((length) => blz.slice(0, length))
      : words.map((_, left) => words.filter((_, place) => place !== left).join(' '));
    for (const shorter of texts) {
      const { hits } = this.search(shorter);
      if (hits.length > 0 && hits.length <= MAX_NEAR_OF) return hits.slice(0, MAX_NEAR);
    }
    return [];
  }

  /** Whether this is the whole name of a bank, folded. */
  #isName(folded: string): boolean {
    return this.#wholeNames.holdersOf(folded).length > 0;
  }

  /** Tries the readings of a text in turn. Returns the banks that have all words of the first one that any bank has. */
  #exactHits(text: string, words: readonly string[], others: readonly (readonly string[])[]): Hit<B>[] {
    const whole = foldText(text).split(' ');
    // „n 26“ and „B B Bank“: other banks that have such words are not meant.
    if (whole.length > 1 && this.#isName(whole.join(''))) return this.#hits([whole.join('')]);
    const hits = this.#hits(words, whole, text);
    if (hits.length > 0) return hits;
    for (const reading of others) {
      const hits = this.#hits(reading);
      if (hits.length > 0) return hits;
    }
    return [];
  }

  /**
   * The banks that have all words.
   *
   * @param whole all words of the text in their order, also those that are not looked for: they may be a bank's whole
   *   name
   * @param code the text, which may be a BLZ, BIC or IBAN; or `''`
   */
  #hits(words: readonly string[], whole = words, code = ''): Hit<B>[] {
    const meanings = words.map((word) => [word]);
    const ranks = this.#wordRanks(meanings);
    this.#rankByName(ranks, whole.slice(0, MAX_NAME_WORDS));
    if (words.length === 2)
      for (const number of this.#words.withWord(words.join('')))
        ranks[number] = Math.min(ranks[number] ?? NO_HIT, JOINED);
    if (code) this.#rankByCode(ranks, code);
    return this.#inOrder(ranks, meanings);
  }

  /** All records of the bank with this BLZ, the most usual one first; none if no bank has it. */
  recordsOf({ blz }: Pick<B, 'blz'>): B[] {
    const institution = this.#institutions[this.#numberOf.get(blz) ?? -1];
    return this.#banks.filter((_, number) => this.#institutions[number] === institution);
  }

  /** The names by which people know a bank; undefined if the directory's name is the only one. */
  namesOf({ blz }: Pick<B, 'blz'>): BankNames | undefined {
    return this.#names[this.#numberOf.get(blz) ?? -1];
  }

  /** Ranks the banks that have all words. For a usual BLZ, beginnings of words count as much as whole words. */
  #wordRanks(words: readonly Meanings[]): Uint16Array {
    const ranks = this.#words.costs(words);
    for (let number = 0; number < ranks.length; number += 1) {
      const cost = ranks[number] ?? NO_HIT;
      if (cost === NO_HIT) continue;
      const former = this.#formerNames.isNeeded(number, words) ? FORMER : 0;
      ranks[number] = WORDS + former + (number < this.#usual && cost < INFIX ? 0 : cost);
    }
    return ranks;
  }

  /** Of the banks that have all words, ranks those whose whole name, present or former, begins or ends the text. */
  #rankByName(ranks: Uint16Array, words: readonly string[]): void {
    for (let at = 0; at < words.length; at += 1)
      for (const name of [words.slice(at), words.slice(0, words.length - at)]) {
        const rank = (numbers: readonly number[], rank: number) => {
          for (const number of numbers)
            if (ranks[number] !== NO_HIT) ranks[number] = Math.min(ranks[number] ?? rank, rank);
        };
        const holders = this.#wholeNames.holdersOf(name.join(' '));
        // „Volksbank“ alone is not the name of one bank: there, the large banks of the kind come first.
        const namesakes = new Set(holders.map((number) => this.#institutions[number])).size;
        if (name.length < words.length || namesakes <= MAX_NAMESAKES) rank(holders, WHOLE_NAME);
        rank(this.#formerNames.holdersOf(name.join(' ')), WHOLE_FORMER_NAME);
      }
  }

  /** Ranks the banks whose BLZ or BIC begins with this text. */
  #rankByCode(ranks: Uint16Array, text: string): void {
    const code = text
      .replace(SEPARATORS, '')
      .toUpperCase()
      .replace(/^IBAN:?/, '');
    const [, blz, blzOfIban] = BLZ_BEGINNING.exec(code) ?? [];
    const rank = (beginning: string, field: 'blz' | 'bic', rank: number) => {
      for (const number of this.#words.withCode(beginning.toLowerCase()))
        if (this.#banks[number]?.[field]?.startsWith(beginning)) ranks[number] = rank;
    };
    if (BIC_BEGINNING.test(code)) rank(code, 'bic', BIC);
    if (blz ?? blzOfIban) rank(blz ?? blzOfIban ?? '', 'blz', BLZ);
  }

  /** The hits, the best rank first. The records of one bank are one hit, at the place of its best record. */
  #inOrder(ranks: Uint16Array, words: readonly Meanings[]): Hit<B>[] {
    const byRank: number[][] = [];
    for (let number = 0; number < ranks.length; number += 1) {
      const rank = ranks[number] ?? NO_HIT;
      if (rank === NO_HIT) continue;
      const same = byRank[rank];
      if (same) same.push(number);
      else byRank[rank] = [number];
    }
    const hits: Hit<B>[] = [];
    const othersOf: (B[] | undefined)[] = [];
    // forEach() passes over the ranks that no record has.
    byRank.forEach((numbers, rank) => {
      for (const number of numbers) {
        const bank = this.#banks[number];
        const institution = this.#institutions[number] ?? 0;
        if (!bank) continue;
        const known = othersOf[institution];
        if (known) {
          known.push(bank);
          continue;
        }
        const others: B[] = [];
        othersOf[institution] = others;
        const former = rank < WHOLE_FORMER_NAME ? null : this.#formerNames.found(number, words);
        hits.push({ bank, others, former });
      }
    });
    return hits;
  }
}
