import type { BankWithBlz } from './bic.d.ts';

/** A bank that a search has found. */
export interface FoundBank extends BankWithBlz {
  /** The same bank with its other Bankleitzahlen that fit the text, the best first. */
  readonly others: readonly BankWithBlz[];
  /** The former name by which the bank was found; null if its present names, city or codes fit the text. */
  readonly former: string | null;
}

/** What a search has found. */
export interface BankSearch {
  /** The best first. */
  readonly banks: readonly FoundBank[];
  /** Whether nothing fits the text as it is, and these banks fit with a typing error in one or two of its words. */
  readonly corrected: boolean;
}
