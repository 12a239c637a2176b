import type { BankFacts } from './account.ts';
import { METHOD_RANGES, PREFIXES, RULED_BANKS, SPECIAL_ACCOUNTS, SUCCESSORS } from './packed-tables.ts';
import {
  type AccountOfBank,
  methodIn,
  unpackMethodRanges,
  unpackPrefixes,
  unpackRuledBanks,
  unpackSpecialAccounts,
  unpackSuccessors,
} from './unpack.ts';

/** Makes something when it is asked for first, and keeps it. */
function once<T>(make: () => T): () => T {
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
const prefixes = once(() => unpackPrefixes(PREFIXES));

/**
 * What the tables know of a bank. They don't know which Bankleitzahlen exist: of one that the directory of their date
 * has not, they say what they say of its neighbours. Ask a directory first.
 *
 * @param blz 8 digits
 */
export function bankFacts(blz: string): BankFacts {
  const bank = ruledBanks().get(blz);
  return {
    rule: bank ? bank.rule : { number: 0, version: 0 },
    method: bank?.method ?? methodIn(methodRanges(), blz),
    successor: successors().get(blz) ?? null,
  };
}

/** @param account ten digits */
export const specialAccount = (blz: string, account: string): AccountOfBank | null =>
  specialAccounts().get(blz + account) ?? null;

/** @param prefix the first three of an account's ten digits; the first one is not 0 */
export const hypoVereinsbankBlz = (prefix: string): string | null => prefixes().get(prefix) ?? null;

/** Whether the accounts from 0998000000 to 0999499999 have no IBAN under rule 5. */
export const isBlockedAtCommerzbank = (blz: string) => ruledBanks().get(blz)?.blocked ?? false;
