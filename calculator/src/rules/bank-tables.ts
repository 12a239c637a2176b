import type { BankFacts, IbanRule } from './account.ts';
import { METHOD_RANGES, PREFIXES, RULED_BANKS, SPECIAL_ACCOUNTS, SUCCESSORS } from './packed-tables.ts';
import {
  type AccountOfBank,
  rangeOf,
  unpackMethodRanges,
  unpackPrefixes,
  unpackRuledBanks,
  unpackSpecialAccounts,
  unpackSuccessors,
} from './unpack.ts';

/** Makes something when it is asked for first, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const ruledBanks = once(() => unpackRuledBanks(RULED_BANKS));
const methodRanges = once(() => unpackMethodRanges(METHOD_RANGES));
const successors = once(() => unpackSuccessors(SUCCESSORS));
const specialAccounts = once(() => unpackSpecialAccounts(SPECIAL_ACCOUNTS));
const prefixes = once(() => unpackPrefixes(PREFIXES, hypoVereinsbanks()));

/** Commerzbank and Deutsche Bank have ranges here. Those of all other banks are in all-bank-facts.ts. */
const ruledRangeOf = (blz: string) => ('478'.includes(blz.charAt(3)) ? rangeOf(methodRanges(), blz) : null);

/** The banks with the rules 32 to 35. */
const hypoVereinsbanks = () =>
  [...ruledBanks()]
    .filter(([, { rule }]) => rule && rule.number >= 32 && rule.number <= 35)
    .map(([blz]) => blz)
    .sort();

/**
 * Digit 4 of a Bankleitzahl tells the group of banks. Commerzbank and Deutsche Bank say of themselves that they are
 * known by it: 4 and 8, and 7 (Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0005 and 0020, section
 * 5.1). The tables name the others.
 */
function ruleByDigit(blz: string): IbanRule {
  if (blz[3] === '7') return { number: 20, version: 2 };
  return blz[3] === '4' || blz[3] === '8' ? { number: 5, version: 3 } : { number: 0, version: 0 };
}

/**
 * What the tables of the rules know of a bank: the method only where a rule may need it. They don't know which Bankleitzahlen exist: of one that the bank files of their dates
 * have not, they say what they say of its neighbours. Ask a directory first.
 *
 * @param blz 8 digits
 */
export function bankFacts(blz: string): BankFacts {
  const bank = ruledBanks().get(blz);
  return {
    rule: bank ? bank.rule : ruleByDigit(blz),
    method: (bank ?? ruledRangeOf(blz))?.method ?? null,
    successor: successors().get(blz) ?? null,
  };
}

/** @param account ten digits */
export const specialAccount = (blz: string, account: string): AccountOfBank | null =>
  specialAccounts().get(blz + account) ?? null;

/** @param prefix the first three of an account's ten digits; the first one is not 0 */
export const hypoVereinsbankBlz = (prefix: string): string | null => prefixes().get(prefix) ?? null;

/** Whether the accounts from 0998000000 to 0999499999 have no IBAN under rule 5. */
export const isBlockedAtCommerzbank = (blz: string) => ruledRangeOf(blz)?.blocked ?? false;
