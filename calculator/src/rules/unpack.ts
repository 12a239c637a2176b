import type { IbanRule } from './account.ts';

// pack.ts packs what is unpacked here. In METHOD_RANGES a Bankleitzahl is a number with its digits in the
// order 4 to 8, 1 to 3: digit 4 shows the group of banks, and many banks of a group have the same digits 4 to 8.

/** Whether digit 4 of a Bankleitzahl means Commerzbank or Deutsche Bank, whose rules need the check-digit method. */
export const isOfRuledGroup = (blz: string) => '478'.includes(blz.charAt(3));

/**
 * The rule of a bank that RULED_BANKS does not have. Digit 4 of a Bankleitzahl shows the group of banks: 4 and 8 are
 * Commerzbank, 7 is Deutsche Bank. All others have the standard rule.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, 0005 and 0020, section 5.1.
 */
export function ruleByDigit(blz: string): IbanRule {
  if (blz[3] === '7') return { number: 20, version: 2 };
  return blz[3] === '4' || blz[3] === '8' ? { number: 5, version: 3 } : { number: 0, version: 0 };
}

/** A bank whose rule does not follow from digit 4 of its Bankleitzahl. `rule` is null if it is not known. */
export type RuledBank = { readonly rule: IbanRule | null; readonly method: string };

/**
 * Unpacks RULED_BANKS.
 *
 * @param packed a line for each pair of rule and method, its parts separated by spaces: the rule's key in RULES, `?`
 *   if it is not known; the method; the banks
 * @returns by Bankleitzahl
 */
export function unpackRuledBanks(packed: string): ReadonlyMap<string, RuledBank> {
  const banks = new Map<string, RuledBank>();
  for (const line of packed.split('\n')) {
    const [number, method = '', ...blzs] = line.split(' ');
    const rule =
      number === '?' ? null : { number: Math.floor(Number(number) / 100), version: Number(number) % 100 };
    for (const blz of blzs) banks.set(blz, { rule, method });
  }
  return banks;
}

/**
 * A packed number: its digits without the zeros at its end, and a letter for the number of these zeros: `a` for
 * none, `b` for one, and so on. A letter without digits has the digit 1.
 */
const NUMBER = /(\d*)([a-h])/g;
const numberOf = ([, digits, letter = '']: string[]) =>
  Number(digits || 1) * 10 ** (letter.charCodeAt(0) - 97);

/** The banks from `start` to the start of the next range. They have the same check-digit method. */
export type MethodRange = {
  readonly method: string;
  /** Whether, by rule 5, the account numbers from 0998000000 to 0999499999 have no IBAN. */
  readonly blocked: boolean;
  /** The first Bankleitzahl, as a number with its digits in the order 4 to 8, 1 to 3. */
  readonly start: number;
};

/**
 * Unpacks METHOD_RANGES or OTHER_METHOD_RANGES.
 *
 * @param packed the ranges in order, for all banks that unpackRuledBanks() does not give. Each is the method, `!` if
 *   account numbers are blocked, and the distance of its start from the start of the range before
 */
export function unpackMethodRanges(packed: string): readonly MethodRange[] {
  let start = 0;
  return [...packed.matchAll(/(\w\d)(!?)(\d*[a-h])/g)].map(([, method = '', blocked, distance = '']) => {
    for (const match of distance.matchAll(NUMBER)) start += numberOf(match);
    return { method, blocked: blocked === '!', start };
  });
}

/** @returns the range of a bank: the last one that starts at its Bankleitzahl or before; null if none does */
export function rangeOf(ranges: readonly MethodRange[], blz: string): MethodRange | null {
  const place = Number(blz.slice(3) + blz.slice(0, 3));
  // The ranges before `low` begin at the place or before it, and those from `high` on after it.
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ranges[middle] as MethodRange).start > place) high = middle;
    else low = middle + 1;
  }
  return low > 0 ? (ranges[low - 1] as MethodRange) : null;
}

/**
 * Unpacks SUCCESSORS.
 *
 * @param packed pairs separated by spaces, 16 digits each: a Bankleitzahl and its successor
 * @returns the successor by Bankleitzahl
 */
export function unpackSuccessors(packed: string): ReadonlyMap<string, string> {
  return new Map(packed.split(' ').map((pair) => [pair.slice(0, 8), pair.slice(8)]));
}

/** The account that is meant by a special account number. `account` has ten digits. */
export type AccountOfBank = { readonly blz: string; readonly account: string };

/**
 * Unpacks SPECIAL_ACCOUNTS.
 *
 * @param packed lines: the Bankleitzahl of a bank; the Bankleitzahl of the accounts, if it differs; then each special
 *   account number and the account number that is meant, both without leading zeros
 * @returns by Bankleitzahl, and then by the ten digits of the special account number
 */
export function unpackSpecialAccounts(
  packed: string,
): ReadonlyMap<string, ReadonlyMap<string, AccountOfBank>> {
  const banks = new Map<string, Map<string, AccountOfBank>>();
  for (const [, blz = '', target = blz, pairs = ''] of packed.matchAll(/^(\d{8}) (\d{8})? (.*)$/gm)) {
    const accounts = banks.get(blz) ?? new Map<string, AccountOfBank>();
    for (const [, number = '', account = ''] of pairs.matchAll(/(\d+) (\d+)/g))
      accounts.set(number.padStart(10, '0'), { blz: target, account: account.padStart(10, '0') });
    banks.set(blz, accounts);
  }
  return banks;
}

/**
 * Unpacks PREFIXES.
 *
 * @param packed a character for each prefix from 100 on: `#` for the first of the banks, `$` for the second, and so on
 *   in the order of ASCII; `"` if the prefix has no bank
 * @param banks their Bankleitzahlen in order
 * @returns the Bankleitzahl by prefix
 */
export function unpackPrefixes(
  packed: string,
  banks: readonly string[],
): ReadonlyMap<string, string | undefined> {
  // Places begin at 0, not at -1: a page may have put a property -1 on Object.prototype.
  const places = [undefined, ...banks];
  return new Map([...packed].map((character, i) => [String(i + 100), places[character.charCodeAt(0) - 34]]));
}
