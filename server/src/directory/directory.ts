import type { Bank } from './bank.ts';
import { BankIndex } from './search/bank-index.ts';

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

  /** Number of banks. */
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

  /**
   * Finds banks as `BankIndex.search` does. The first search also makes the index, which takes some 20 ms.
   *
   * @param text as a person typed it
   */
  search(text: string): Bank[] {
    this.#index ??= new BankIndex([...this.#banks.values()]);
    return this.#index.search(text);
  }
}
