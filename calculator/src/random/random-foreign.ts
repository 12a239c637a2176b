import { examples } from '../iban/examples.ts';
import { composeIban } from '../national/compose-iban.ts';
import { segmentsOf } from '../national/layout.ts';
import { MAX_TRIES, randomDigits } from './random-digits.ts';

/**
 * A random IBAN of a country other than Germany: bank and branch of the registry's example, and a random account with the
 * check digits of the country, if these are documented.
 *
 * @returns null if none was found
 */
export function randomForeignIban(country: string, random: () => number): string | null {
  const [example = ''] = examples.find(([iban]) => iban.startsWith(country)) ?? [];
  const textOf = (kind: string) =>
    segmentsOf(country)
      .filter((segment) => segment.kind === kind)
      .map(({ start, length }) => example.slice(start, start + length))
      .join('');
  const parts = { country, bankCode: textOf('b'), branch: textOf('s') };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Letters stay, since some name a currency.
    const account = textOf('a').replace(/\d/g, () => randomDigits(1, random));
    const composed = composeIban({ ...parts, account });
    if (composed.state !== 'none') return composed.iban;
  }
  return null;
}
