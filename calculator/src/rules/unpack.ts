import type { IbanRule } from './account.ts';

/** A bank with a rule that is not the standard, or with an unknown one. */
export type RuledBank = {
  readonly rule: IbanRule | null;
  readonly method: string;
  /** Rule 5: the accounts from 0998000000 to 0999499999 have no IBAN. */
  readonly blocked: boolean;
};

/**
 * @param packed a line for each rule and method: number, version, method, with `!` behind it for blocked accounts, and
 *   the banks. These are numbers of which each stands as its distance from the one before; their digits are those of
 *   the Bankleitzahl in the order 4 to 8, 1 to 3, since many banks have the same digits 4 to 8. An unknown rule has the
 *   number `?`.
 */
export function unpackRuledBanks(packed: string): ReadonlyMap<string, RuledBank> {
  const banks = new Map<string, RuledBank>();
  for (const line of packed.split('\n')) {
    const [number, version, method = '', ...distances] = line.split(' ');
    const bank = {
      rule: number === '?' ? null : { number: Number(number), version: Number(version) },
      method: method.slice(0, 2),
      blocked: method.endsWith('!'),
    };
    let digits = 0;
    for (const distance of distances) {
      digits += Number(distance);
      const text = String(digits).padStart(8, '0');
      banks.set(text.slice(5) + text.slice(0, 5), bank);
    }
  }
  return banks;
}

/**
 * @param packed ranges of Bankleitzahlen, in order: the method, and the first digits of the first one in the range.
 *   The digits of the Bankleitzahl are in the order of rangeKey().
 */
export const unpackMethodRanges = (packed: string): readonly string[] => packed.split(' ');

/** Digit 4, which is that of the group of banks, comes before the place. */
export const rangeKey = (blz: string) => blz.slice(3, 4) + blz.slice(0, 3) + blz.slice(4);

/** @returns the method of the last range that begins at this Bankleitzahl or before it */
export function methodIn(ranges: readonly string[], blz: string): string | null {
  const key = rangeKey(blz);
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] ?? '').slice(2) <= key) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1]?.slice(0, 2) ?? null;
}

/** @param packed pairs of Bankleitzahlen: the bank and its successor */
export function unpackSuccessors(packed: string): ReadonlyMap<string, string> {
  const pairs = packed.split(' ').map((pair) => [pair.slice(0, 8), pair.slice(8)] as const);
  return new Map(pairs);
}

/** What stands for a special account. */
export type AccountOfBank = { readonly blz: string; readonly account: string };

/**
 * @param packed a line for each bank: its Bankleitzahl and that of the accounts, then the special accounts, each with
 *   its account behind it, all without leading zeros
 * @returns by Bankleitzahl and ten digits of the special account
 */
export function unpackSpecialAccounts(packed: string): ReadonlyMap<string, AccountOfBank> {
  const accounts = new Map<string, AccountOfBank>();
  for (const line of packed.split('\n')) {
    const [blz = '', target = '', ...numbers] = line.split(' ');
    for (let i = 0; i + 1 < numbers.length; i += 2)
      accounts.set(blz + padded(numbers[i]), { blz: target || blz, account: padded(numbers[i + 1]) });
  }
  return accounts;
}

const padded = (number = '') => number.padStart(10, '0');

/**
 * @param packed the Bankleitzahlen, then a character for each prefix from 100 on: `#` is the first Bankleitzahl, the
 *   next character the second one, and so on; `"` none
 */
export function unpackPrefixes(packed: string): ReadonlyMap<string, string> {
  const [banks = '', characters = ''] = packed.split('\n');
  const blzs = banks.split(' ');
  const prefixes = new Map<string, string>();
  for (let i = 0; i < characters.length; i++) {
    const blz = blzs[characters.charCodeAt(i) - 35];
    if (blz) prefixes.set(String(i + 100), blz);
  }
  return prefixes;
}
