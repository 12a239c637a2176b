import type { BankFacts, IbanRule } from './account.ts';
import {
  METHOD_RANGES,
  OTHER_METHOD_RANGES,
  PREFIXES,
  RULED_BANKS,
  SPECIAL_ACCOUNTS,
  SUCCESSORS,
} from './packed-tables.ts';
import {
  type AccountOfBank,
  isOfRuledGroup,
  rangeOf,
  ruleByDigit,
  unpackMethodRanges,
  unpackPrefixes,
  unpackRuledBanks,
  unpackSpecialAccounts,
  unpackSuccessors,
} from './unpack.ts';

/** Makes a value at the first use, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The banks whose rule does not follow from digit 4 of their Bankleitzahl. */
export const ruledBanks = once(() => unpackRuledBanks(RULED_BANKS));
const methodRanges = once(() => unpackMethodRanges(METHOD_RANGES));
/** The ranges of all other banks. Only allBankFacts() needs them: the scripts of a page leave them out. */
const otherMethodRanges = /* @__PURE__ */ once(() => unpackMethodRanges(OTHER_METHOD_RANGES));
/** The Bankleitzahl that will replace each of these. */
export const successors = once(() => unpackSuccessors(SUCCESSORS));
/** The account that a special account number means, by Bankleitzahl and special account number. */
export const specialAccounts = once(() => unpackSpecialAccounts(SPECIAL_ACCOUNTS));
const prefixes = once(() => unpackPrefixes(PREFIXES, hypoVereinsbanks()));

/** METHOD_RANGES has only Commerzbank and Deutsche Bank. OTHER_METHOD_RANGES has all others. */
const ruledRangeOf = (blz: string) => (isOfRuledGroup(blz) ? rangeOf(methodRanges(), blz) : null);

/** The Bankleitzahlen of the banks with the rules 32 to 35, in order: PREFIXES names their places. */
const hypoVereinsbanks = () =>
  [...ruledBanks()]
    .filter(([, { rule }]) => rule && rule.number >= 32 && rule.number <= 35)
    .map(([blz]) => blz)
    .sort();

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

/** The account that a special account number means; null if it is not a special one. @param account ten digits */
export const specialAccount = (blz: string, account: string): AccountOfBank | null =>
  specialAccounts().get(blz)?.get(account) ?? null;

/** The Bankleitzahl at HypoVereinsbank of ten-digit account numbers that begin with these three digits, or null. */
export const hypoVereinsbankBlz = (prefix: string): string | null => prefixes().get(prefix) ?? null;

/** Whether, by rule 5, the account numbers from 0998000000 to 0999499999 of this bank have no IBAN. */
export const isBlockedAtCommerzbank = (blz: string) => ruledRangeOf(blz)?.blocked ?? false;
