import { clean } from '../iban/clean.ts';
import { examples } from '../iban/examples.data.ts';
import { germanIban, structureOf } from '../iban/faults.ts';
import { ownFields } from '../iban/own-fields.ts';
import { bbanOf } from '../iban/split-iban.ts';
import type { BankFacts } from '../rules/account.ts';
import { accountFor } from '../rules/account-for.ts';
import { composeIban } from './compose-iban.ts';

/** What a random IBAN should be like. */
export interface RandomIbanOptions {
  /** Two letters; `DE` if it is missing. */
  country?: string | undefined;
  /** In Germany, 8 digits; any bank of the directory if it is missing. */
  blz?: string | undefined;
  /** Returns numbers from 0 to below 1, as Math.random() does: give your own to get the same IBANs in each run. */
  random?: (() => number) | undefined;
}

/** A random IBAN, or why there is none. */
export type RandomIban =
  | { readonly iban: string; readonly fault: null }
  | {
      readonly iban: null;
      readonly fault: /** SWIFT's registry does not have this country. */
        | { readonly code: 'unknown-country'; readonly found: string }
        /** The directory does not have this Bankleitzahl. */
        | { readonly code: 'blz-unknown'; readonly blz: string }
        /** The rule of the bank allows no IBAN, or none was found in many tries. */
        | { readonly code: 'no-iban' };
    };

/** Enough for Czechia: its account numbers have two check digits, and one in 121 random numbers has both right. */
const MAX_TRIES = 10_000;

/** @param random as Math.random() */
const randomDigits = (length: number, random: () => number): string =>
  Array.from({ length }, () => String(Math.floor(random() * 10))).join('');

/**
 * Makes a source of numbers from the caller's, and adds one of a fixed series to each: a test may give `() => 0`, and
 * then each try would have the same digits. The same numbers still make the same IBANs.
 *
 * @param random as Math.random(), which is used if this does anything else
 * @returns a function that returns numbers from 0 to below 1
 */
export function varied(random: unknown): () => number {
  let added = 0;
  return () => {
    const number = (numberOf(random) + added / 2 ** 32) % 1;
    // A linear congruential generator, with the factors of Numerical Recipes.
    added = (Math.imul(added, 1_664_525) + 1_013_904_223) >>> 0;
    return number;
  };
}

function numberOf(random: unknown): number {
  try {
    const value: unknown = (random as () => unknown)();
    if (typeof value === 'number' && value >= 0 && value < 1) return value;
  } catch {}
  return Math.random();
}

/**
 * A random IBAN of a country other than Germany: bank and branch of the registry's example, and a random account
 * with the check digits of the country, if these are documented.
 *
 * @returns null if none was found
 */
function randomForeignIban(country: string, random: () => number): string | null {
  const example = examples.find((iban) => iban.startsWith(country)) ?? '';
  const { bankCode, branch, account: ofExample } = bbanOf(example);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Letters stay, since some name a currency.
    const account = ofExample.replace(/\d/g, () => randomDigits(1, random));
    const composed = composeIban({ country, bankCode, branch, account });
    if (composed.state !== 'none') return composed.iban;
  }
  return null;
}

/**
 * A random IBAN of a German bank: the rule of the bank gives it to an account whose check digit is right.
 *
 * @param blz 8 digits
 * @returns null if none was found, such as when the rule allows none
 */
function randomGermanIban(
  blz: string,
  factsOf: (blz: string) => BankFacts,
  random: () => number,
): string | null {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Some rules and methods allow numbers of certain lengths only.
    const account = randomDigits(5 + Math.floor(random() * 6), random);
    const result = accountFor(blz, account, factsOf);
    if (result.code === 'bank') return null;
    if (result.confirmed) return germanIban(result.blz, result.kontonummer);
  }
  return null;
}

/** What must be known of German banks. */
export interface KnownBanks {
  readonly blzs: () => readonly string[];
  readonly factsOf: (blz: string) => BankFacts;
}

/** See package/all.ts. */
export function randomIban(options: unknown, banks: KnownBanks): RandomIban {
  const { country = 'DE', blz, random } = ownFields(options);
  const code = clean(country);
  if (!structureOf(code)) return { iban: null, fault: { code: 'unknown-country', found: code } };
  const next = varied(random);
  if (code !== 'DE') return resultOf(randomForeignIban(code, next));
  const blzs = banks.blzs();
  if (blz !== undefined) {
    const wanted = clean(blz);
    if (!blzs.includes(wanted)) return { iban: null, fault: { code: 'blz-unknown', blz: wanted } };
    return resultOf(randomGermanIban(wanted, banks.factsOf, next));
  }
  // A few banks have no IBANs: try the next ones.
  const first = Math.floor(next() * blzs.length);
  for (let tries = 0; tries < 100; tries++) {
    const any = blzs[(first + tries) % blzs.length] ?? '';
    const iban = randomGermanIban(any, banks.factsOf, next);
    if (iban) return resultOf(iban);
  }
  return resultOf(null);
}

const resultOf = (iban: string | null): RandomIban =>
  iban === null ? { iban, fault: { code: 'no-iban' } } : { iban, fault: null };
