import type { FormerBank } from '../calculator/former-banks.ts';
import {
  BankIndex,
  type BankNames,
  bankNames,
  type Found,
  type Hit,
  type NamesByBlz,
} from '../calculator/functions.ts';
import type { Bank } from './bank.ts';
import { formerBanksOf } from './former.ts';

/**
 * All banks of one edition.
 *
 * It never changes. With each new edition the server makes another one and swaps one reference, so that no answer mixes
 * two editions.
 */
export class Directory {
  readonly #banks: ReadonlyMap<string, Bank>;
  readonly #validFrom: string | null;
  #index: BankIndex<Bank> | undefined;
  #former: ReadonlyMap<string, FormerBank> | undefined;
  #formerIndex: BankIndex<FormerBank> | undefined;

  /** @param validFrom the first day of the edition: what it has dropped since ours is former. Null if it is not known */
  constructor(banks: readonly Bank[], validFrom: string | null = null) {
    this.#banks = new Map(banks.map((bank) => [bank.blz, bank]));
    this.#validFrom = validFrom;
  }

  get size(): number {
    return this.#banks.size;
  }

  /** In the order of the edition. */
  banks(): Iterable<Bank> {
    return this.#banks.values();
  }

  /** @param blz eight digits */
  get(blz: string): Bank | undefined {
    return this.#banks.get(blz);
  }

  /** What is known of a Bankleitzahl that no bank of this edition has, but one had before. @param blz eight digits */
  former(blz: string): FormerBank | undefined {
    return this.#formerBanks.get(blz);
  }

  /** All of these, in the order of their Bankleitzahlen. */
  formerBanks(): Iterable<FormerBank> {
    return this.#formerBanks.values();
  }

  /** Finds banks that are gone by all their names, as `BankIndex.search` does. Nothing that was typed is corrected. */
  searchFormer(text: string): Found<FormerBank>['hits'] {
    if (!this.#formerIndex) {
      const banks = [...this.#formerBanks.values()];
      const names = banks.map(
        ({ blz, names }) => [blz, { inUse: names.map(({ name }) => name), former: [] }] as const,
      );
      // „Citibank … Köln“ is the name of one BLZ only, though all of them were TARGOBANK in the end.
      this.#formerIndex = new BankIndex(banks, new Map(names), false);
    }
    const { hits, isCorrected } = this.#formerIndex.search(text);
    return isCorrected ? [] : hits;
  }

  /** The names by which people know the banks, besides the edition's. */
  get names(): NamesByBlz {
    return bankNames(this.#banks);
  }

  /** Finds banks as `BankIndex.search` does. */
  search(text: string): Found<Bank> {
    return this.#searched.search(text);
  }

  /** Finds banks that match most of a text, as `BankIndex.near` does. */
  near(text: string): Hit<Bank>[] {
    return this.#searched.near(text);
  }

  /** All records of a bank, itself included, the most usual one first. */
  recordsOf(bank: Bank): Bank[] {
    return this.#searched.recordsOf(bank);
  }

  /** The names by which people know a bank; undefined if it has none but its own. */
  namesOf(bank: Bank): BankNames | undefined {
    return this.#searched.namesOf(bank);
  }

  /** Made at its first use, as a start has no need of it. */
  get #formerBanks(): ReadonlyMap<string, FormerBank> {
    this.#former ??= formerBanksOf([...this.#banks.values()], this.#validFrom);
    return this.#former;
  }

  /** Made at its first use: making it takes some 60 ms. */
  get #searched(): BankIndex<Bank> {
    this.#index ??= new BankIndex([...this.#banks.values()], this.names);
    return this.#index;
  }
}
