import { clean } from '../iban/clean.ts';
import { structureOf } from '../iban/structure.ts';
import { ownFields } from '../own-fields.ts';
import type { RandomIban } from '../random.d.ts';
import type { BankFacts } from '../rules/account.ts';
import { randomForeignIban } from './random-foreign.ts';
import { randomGermanIban } from './random-german.ts';
import { varied } from './varied.ts';

/** What must be known of German banks. */
export interface KnownBanks {
  readonly blzs: () => readonly string[];
  readonly factsOf: (blz: string) => BankFacts;
}

/** See alles.d.mts. */
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
