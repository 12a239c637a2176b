import { BLOCKED_BANKS, PREFIXES, SPECIAL_ACCOUNTS } from './rules.data.ts';

/** An account at a bank: 8 and ten digits. */
export type AccountOfBank = { readonly blz: string; readonly account: string };

/** Makes a value at the first use, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const tenDigits = (number: string) => number.padStart(10, '0');

/** The account that a special account number means, by Bankleitzahl and ten digits. */
export const specialAccounts = /* @__PURE__ */ once(() => {
  const banks = new Map<string, Map<string, AccountOfBank>>();
  for (const [blz, number, toBlz, toNumber] of SPECIAL_ACCOUNTS) {
    const accounts = banks.get(blz) ?? new Map<string, AccountOfBank>();
    banks.set(blz, accounts.set(tenDigits(number), { blz: toBlz, account: tenDigits(toNumber) }));
  }
  return banks as ReadonlyMap<string, ReadonlyMap<string, AccountOfBank>>;
});

/** The account that a special account number means; null if it is not a special one. @param account ten digits */
export const specialAccount = (blz: string, account: string): AccountOfBank | null =>
  specialAccounts().get(blz)?.get(account) ?? null;

const prefixes = /* @__PURE__ */ once(() => new Map(PREFIXES));

/** The Bankleitzahl at HypoVereinsbank of ten-digit account numbers that begin with these three digits, or null. */
export const hypoVereinsbankBlz = (prefix: string): string | null => prefixes().get(prefix) ?? null;

const blockedBanks = /* @__PURE__ */ once(() => new Set(BLOCKED_BANKS));

/** Whether, by rule 5, the account numbers from 0998000000 to 0999499999 of this bank have no IBAN. */
export const isBlockedAtCommerzbank = (blz: string): boolean => blockedBanks().has(blz);
