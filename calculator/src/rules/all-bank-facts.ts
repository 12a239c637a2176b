import type { BankFacts } from './account.ts';
import { bankFacts, once } from './bank-tables.ts';
import { OTHER_METHOD_RANGES } from './packed-methods.ts';
import { rangeOf, unpackMethodRanges } from './unpack.ts';

const otherRanges = once(() => unpackMethodRanges(OTHER_METHOD_RANGES));

/**
 * What the tables know of a bank, with the method of every bank. regeln.js does without this: banken.js tells the
 * methods there, of a younger edition.
 *
 * @param blz 8 digits
 */
export function allBankFacts(blz: string): BankFacts {
  const facts = bankFacts(blz);
  if (facts.method !== null || '478'.includes(blz.charAt(3))) return facts;
  return { ...facts, method: rangeOf(otherRanges(), blz)?.method ?? null };
}
