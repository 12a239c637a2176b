import type { CharacterFault, EmptyFault } from './faults.d.ts';

/** What can be wrong with a creditor identifier. */
export type CreditorIdFault =
  | EmptyFault
  /** It does not begin with the two letters of a country of SEPA. `found` are its first two characters. */
  | { readonly code: 'no-sepa-country'; readonly found: string }
  /** `expected` is 18 for Germany, and the largest length, 35, for other countries. The smallest is 8. */
  | { readonly code: 'length'; readonly expected: number; readonly found: number }
  | CharacterFault
  /** The check digits do not fit: a typing error, or two characters swapped. */
  | { readonly code: 'check-digits' };

/** What can be wrong with a creditor reference by ISO 11649. */
export type ReferenceFault =
  | EmptyFault
  /** It does not begin with `RF`. `found` are its first two characters. */
  | { readonly code: 'no-rf'; readonly found: string }
  /** It has fewer than 5 characters, or more than 25. `expected` is the limit that it breaks. */
  | { readonly code: 'length'; readonly expected: 5 | 25; readonly found: number }
  | CharacterFault
  /** The check digits do not fit: a typing error, or two characters swapped. */
  | { readonly code: 'check-digits' };
