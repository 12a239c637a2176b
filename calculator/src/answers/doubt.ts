import type { AccountFacts, Note } from '../answers.d.ts';

/**
 * Why an IBAN is computed, not confirmed.
 *
 * - `check-digit`: a check digit of the account number is wrong. It is probably a typing error.
 * - `provisional`: the bank, its rule or its check digits are not known, or nothing was loaded that knows them.
 * - `unusual`: the form is right, but the bank does not give such an IBAN.
 */
export type Doubt = 'check-digit' | 'provisional' | 'unusual';

const DOUBTS: Readonly<Record<string, Doubt>> = {
  // A page may have put names on Object.prototype.
  __proto__: null as never,
  'check-digit': 'check-digit',
  'national-check-digit': 'check-digit',
  'sub-account-missing': 'unusual',
  'successor-check-digit': 'unusual',
  'no-iban': 'unusual',
  'given-otherwise': 'unusual',
  'blz-unknown': 'unusual',
};

/** The doubt about an IBAN; null if it is confirmed. The gravest note decides: the others may follow from it. */
export function doubtOf({ state, notes }: Pick<AccountFacts, 'state' | 'notes'>): Doubt | null {
  if (state === 'confirmed') return null;
  const doubts = notes.map(({ code }: Note) => DOUBTS[code]);
  return doubts.find((doubt) => doubt === 'check-digit') ?? doubts.find(Boolean) ?? 'provisional';
}
