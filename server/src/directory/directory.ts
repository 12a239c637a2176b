import type { Bank } from './bank.ts';
import { type JsonAnswer, jsonAnswer } from './json-answer.ts';

/** Where the records come from, as the API names it. */
const SOURCE = 'bundesbank';

/**
 * All banks of one edition, with their answers prepared.
 *
 * Immutable: a sync makes a new one and the server swaps one reference, so that no answer mixes two editions.
 */
export class Directory {
  readonly #answers: ReadonlyMap<string, JsonAnswer>;

  constructor(banks: readonly Bank[]) {
    this.#answers = new Map(
      banks.map(({ blz, name, city, bic }) => [blz, jsonAnswer({ blz, name, city, bic, source: SOURCE })]),
    );
  }

  /** Number of banks. */
  get size(): number {
    return this.#answers.size;
  }

  /** @param blz eight digits */
  answer(blz: string): JsonAnswer | undefined {
    return this.#answers.get(blz);
  }
}
