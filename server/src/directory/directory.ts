import type { Bank } from './bank.ts';
import { type JsonAnswer, jsonAnswer } from './json-answer.ts';

/** Where the records come from, as the API names it. */
const SOURCE = 'bundesbank';

/**
 * All banks of one edition.
 *
 * Immutable: a sync makes a new one and the server swaps one reference, so that no answer mixes two editions. Answers are
 * made when asked for, since making thousands of them at once would keep everybody waiting who asks in that moment.
 */
export class Directory {
  readonly #banks: ReadonlyMap<string, Bank>;

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
  bank(blz: string): Bank | undefined {
    return this.#banks.get(blz);
  }

  /** @param blz eight digits */
  answer(blz: string): JsonAnswer | undefined {
    const bank = this.#banks.get(blz);
    if (!bank) return undefined;
    const { name, city, bic } = bank;
    return jsonAnswer({ blz, name, city, bic, source: SOURCE });
  }
}
