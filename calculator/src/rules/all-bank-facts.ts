import type { BankFacts } from './account.ts';
import { bankFacts, isOfRuledGroup, once } from './bank-tables.ts';
import { OTHER_METHOD_RANGES } from './packed-methods.ts';
import { rangeOf, unpackMethodRanges } from './unpack.ts';

const otherRanges = once(() => unpackMethodRanges(OTHER_METHOD_RANGES));

/**
 * As bankFacts(), but with the check-digit method of every bank. Only the npm package and its command need this: on a
 * page, banken.js knows the methods, from a younger edition of the bank file.
 *
 * @param blz 8 digits
 */
export function allBankFacts(blz: string): BankFacts {
  const facts = bankFacts(blz);
  if (facts.method !== null || isOfRuledGroup(blz)) return facts;
  return { ...facts, method: rangeOf(otherRanges(), blz)?.method ?? null };
}
