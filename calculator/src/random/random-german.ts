import { germanIban } from '../german/german-iban.ts';
import { hasOwn } from '../has-own.ts';
import type { BankFacts } from '../rules/account.ts';
import { accountFor } from '../rules/account-for.ts';
import { MAX_TRIES, randomDigits } from './random-digits.ts';

/**
 * A random IBAN of a German bank: the rule of the bank gives it to an account whose check digit is right.
 *
 * @param blz 8 digits
 * @returns null if none was found, because the rule allows none
 */
export function randomGermanIban(
  blz: string,
  factsOf: (blz: string) => BankFacts,
  random: () => number,
): string | null {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Some rules and methods allow numbers of certain lengths only.
    const account = randomDigits(5 + Math.floor(random() * 6), random);
    const result = accountFor(blz, account, factsOf);
    if (hasOwn(result, 'code')) {
      if (result.code === 'bank') return null;
    } else if (result.confirmed) return germanIban(result.blz, result.kontonummer);
  }
  return null;
}
