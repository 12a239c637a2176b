import type { IbanRule } from './account.ts';

/** A bank with a rule that its Bankleitzahl does not tell, or with an unknown one. */
export type RuledBank = { readonly rule: IbanRule | null; readonly method: string };

/** A number without the zeros at its end, and a letter for how many there are: `a` none, `b` one. Alone it is 1. */
const NUMBER = /(\d*)([a-h])/g;
const numberOf = ([, digits, letter = '']: string[]) =>
  Number(digits || 1) * 10 ** (letter.charCodeAt(0) - 97);

/**
 * @param packed a line for each rule and method: the rule as in rules.ts, or `?`; the method; the banks. These are
 *   numbers of which each stands as its distance from the one before. Their digits are those of the Bankleitzahl in the
 *   order 4 to 8, 1 to 3, since many banks have the same digits 4 to 8.
 */
export function unpackRuledBanks(packed: string): ReadonlyMap<string, RuledBank> {
  const banks = new Map<string, RuledBank>();
  for (const line of packed.split('\n')) {
    const [number, method = '', distances = ''] = line.split(' ');
    const rule =
      number === '?' ? null : { number: Math.floor(Number(number) / 100), version: Number(number) % 100 };
    let digits = 0;
    for (const distance of distances.matchAll(NUMBER)) {
      digits += numberOf(distance);
      const text = String(digits).padStart(8, '0');
      banks.set(text.slice(5) + text.slice(0, 5), { rule, method });
    }
  }
  return banks;
}

/** Banks whose account numbers have the same check-digit method, up to the start of the next range. */
export type MethodRange = {
  readonly method: string;
  /** Rule 5: the accounts from 0998000000 to 0999499999 have no IBAN. */
  readonly blocked: boolean;
  readonly start: number;
};

/**
 * @param packed the ranges in order, of all banks that unpackRuledBanks() does not give: the method, with `!` behind it
 *   for blocked accounts, and the distance from the start of the range before. The digits of a
 *   Bankleitzahl stand in the order 4 to 8, 1 to 3: digit 4 tells the group of banks, and many have the same digits 4 to 8.
 */
export function unpackMethodRanges(packed: string): readonly MethodRange[] {
  let start = 0;
  return [...packed.matchAll(/(\w\d)(!?)(\d*[a-h])/g)].map(([, method = '', blocked, distance = '']) => {
    for (const match of distance.matchAll(NUMBER)) start += numberOf(match);
    return { method, blocked: blocked === '!', start };
  });
}

/** @returns the last range that begins at this Bankleitzahl or before it */
export function rangeOf(ranges: readonly MethodRange[], blz: string): MethodRange | null {
  const place = Number(blz.slice(3) + blz.slice(0, 3));
  let last: MethodRange | null = null;
  for (const range of ranges) {
    if (range.start > place) break;
    last = range;
  }
  return last;
}

/** @param packed pairs of Bankleitzahlen: the bank and its successor */
export function unpackSuccessors(packed: string): ReadonlyMap<string, string> {
  const pairs = packed.split(' ').map((pair) => [pair.slice(0, 8), pair.slice(8)] as const);
  return new Map(pairs);
}

/** What stands for a special account. */
export type AccountOfBank = { readonly blz: string; readonly account: string };

/**
 * @param packed a line for each bank: its Bankleitzahl; that of the accounts, if it is another; the special accounts,
 *   each with its account behind it, all without leading zeros
 * @returns by Bankleitzahl and ten digits of the special account
 */
export function unpackSpecialAccounts(packed: string): ReadonlyMap<string, AccountOfBank> {
  const accounts = new Map<string, AccountOfBank>();
  for (const [, blz = '', target, pairs = ''] of packed.matchAll(/^(\d{8}) (\d{8})? (.*)$/gm))
    for (const [, number = '', account = ''] of pairs.matchAll(/(\d+) (\d+)/g))
      accounts.set(blz + number.padStart(10, '0'), {
        blz: target ?? blz,
        account: account.padStart(10, '0'),
      });
  return accounts;
}

/**
 * @param packed a character for each prefix from 100 on: `#` is the first Bankleitzahl, the next character the second
 *   one, and so on; `"` none
 * @param banks in order
 */
export const unpackPrefixes = (
  packed: string,
  banks: readonly string[],
): ReadonlyMap<string, string | undefined> =>
  new Map([...packed].map((character, i) => [String(i + 100), banks[character.charCodeAt(0) - 35]]));
