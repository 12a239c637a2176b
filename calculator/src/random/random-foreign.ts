import { examples } from '../iban/examples.ts';
import { bbanOf } from '../national/bban.ts';
import { composeIban } from '../national/compose-iban.ts';
import { MAX_TRIES, randomDigits } from './random-digits.ts';

/**
 * A random IBAN of a country other than Germany: bank and branch of the registry's example, and a random account with the
 * check digits of the country, if these are documented.
 *
 * @returns null if none was found
 */
export function randomForeignIban(country: string, random: () => number): string | null {
  const [example = ''] = examples.find(([iban]) => iban.startsWith(country)) ?? [];
  const { bankCode, branch, account: ofExample } = bbanOf(example);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Letters stay, since some name a currency.
    const account = ofExample.replace(/\d/g, () => randomDigits(1, random));
    const composed = composeIban({ country, bankCode, branch, account });
    if (composed.state !== 'none') return composed.iban;
  }
  return null;
}
