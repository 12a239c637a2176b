import {
  BankIndex,
  type BankNames,
  bankNames,
  type Found,
  type NamesByBlz,
} from '../calculator/functions.ts';
import type { Bank } from './bank.ts';

/**
 * All banks of one edition.
 *
 * It never changes. With each new edition the server makes another one and swaps one reference, so that no answer mixes
 * two editions.
 */
export class Directory {
  readonly #banks: ReadonlyMap<string, Bank>;
  #index: BankIndex<Bank> | undefined;

  constructor(banks: readonly Bank[]) {
    this.#banks = new Map(banks.map((bank) => [bank.blz, bank]));
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

  /** The names by which people know the banks, besides the edition's. */
  get names(): NamesByBlz {
    return bankNames(this.#banks);
  }

  /** Finds banks as `BankIndex.search` does. */
  search(text: string): Found<Bank> {
    return this.#searched.search(text);
  }

  /** All records of a bank, itself included, the most usual one first. */
  recordsOf(bank: Bank): Bank[] {
    return this.#searched.recordsOf(bank);
  }

  /** The names by which people know a bank; undefined if it has none but its own. */
  namesOf(bank: Bank): BankNames | undefined {
    return this.#searched.namesOf(bank);
  }

  /** Made at its first use: making it takes some 60 ms. */
  get #searched(): BankIndex<Bank> {
    this.#index ??= new BankIndex([...this.#banks.values()], this.names);
    return this.#index;
  }
}
