import type { BankWithBlz } from './bic.d.ts';

/** A bank that a search has found. */
export interface FoundBank extends BankWithBlz {
  /** The same bank with its other Bankleitzahlen that fit the text, the best first. */
  readonly others: readonly BankWithBlz[];
}

/** What a search has found. */
export interface BankSearch {
  /** The best first. */
  readonly banks: readonly FoundBank[];
  /** Whether nothing fits the text as it is, and these banks fit with a typing error in one or two of its words. */
  readonly corrected: boolean;
}
