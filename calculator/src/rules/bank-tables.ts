import type { BankFacts, IbanRule } from './account.ts';
import { movedTo } from './check-given.ts';
import { METHOD_RANGES, OTHER_METHOD_RANGES, RULED_BANKS, SUCCESSORS } from './packed-tables.ts';
import {
  isOfRuledGroup,
  rangeOf,
  ruleByDigit,
  unpackMethodRanges,
  unpackRuledBanks,
  unpackSuccessors,
} from './unpack.ts';

/** Makes a value at the first use, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The banks whose rule does not follow from digit 4 of their Bankleitzahl. */
const ruledBanks = once(() => unpackRuledBanks(RULED_BANKS));
const methodRanges = once(() => unpackMethodRanges(METHOD_RANGES));
/** The ranges of all other banks. Only allBankFacts() needs them: the scripts of a page leave them out. */
const otherMethodRanges = /* @__PURE__ */ once(() => unpackMethodRanges(OTHER_METHOD_RANGES));
/** The Bankleitzahl that will replace each of these. */
const successors = once(() => unpackSuccessors(SUCCESSORS));
/** What movedTo() gives for these tables. */
export const movedByTables = once(() =>
  movedTo(
    new Map([...successors().keys(), ...ruledBanks().keys()].map((blz) => [blz, bankFacts(blz)] as const)),
  ),
);

/** METHOD_RANGES has only Commerzbank and Deutsche Bank. OTHER_METHOD_RANGES has all others. */
const ruledRangeOf = (blz: string) => (isOfRuledGroup(blz) ? rangeOf(methodRanges(), blz) : null);

/** The IBAN rule of a bank; null if it is not known. @param blz 8 digits, of a bank that exists */
export function bankRule(blz: string): IbanRule | null {
  const bank = ruledBanks().get(blz);
  return bank ? bank.rule : ruleByDigit(blz);
}

/**
 * What the tables of the rules know of a bank. They have its check-digit method only if a rule may need it.
 *
 * @param blz 8 digits, of a bank that exists: for any other number, the tables answer as for its neighbours
 */
export function bankFacts(blz: string): BankFacts {
  return {
    rule: bankRule(blz),
    method: (ruledBanks().get(blz) ?? ruledRangeOf(blz))?.method ?? null,
    successor: successors().get(blz) ?? null,
  };
}

/**
 * As bankFacts(), but with the check-digit method of every bank. Only the npm package and its command need this: on a
 * page, banken.js knows the methods, maybe from a newer edition of the bank file.
 *
 * @param blz 8 digits
 */
export function allBankFacts(blz: string): BankFacts {
  const facts = bankFacts(blz);
  if (facts.method !== null || isOfRuledGroup(blz)) return facts;
  return { ...facts, method: rangeOf(otherMethodRanges(), blz)?.method ?? null };
}
