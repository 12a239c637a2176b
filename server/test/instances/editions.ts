import { berlinDay, type Edition } from '../../src/directory/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { snapshot } from '../bank-file.ts';
import { ORIGIN } from '../stores.ts';

const { rebuilt, ...carried } = snapshot.edition;

const edition = (number: number): Edition => ({
  origin: 'sync',
  at: new Date().toISOString(),
  banks: snapshot.banks.length,
  ...carried,
  validFrom: null,
  validUntil: null,
  highestRecordNumber: carried.highestRecordNumber + number,
  sha256: String(number).padStart(64, '0'),
});

/** Stores an edition that has its number in every name and every city. */
export async function addEdition(store: Store, number: number): Promise<void> {
  const banks = snapshot.banks.map((bank) => ({ ...bank, name: `Bank ${number}`, city: `Ort ${number}` }));
  await store.add({ edition: edition(number), banks }, ORIGIN, berlinDay(new Date()));
}

/**
 * Which edition an answer about a bank comes from; 0 is the snapshot.
 *
 * @throws if it mixes two
 */
export function editionOf(body: string): number {
  const { name, city } = JSON.parse(body);
  const number = /^Bank (\d+)$/.exec(name)?.[1];
  if (number === undefined) {
    if (/^Ort \d+$/.test(city)) throw new Error(`Two editions in one answer: ${body}`);
    return 0;
  }
  if (city !== `Ort ${number}`) throw new Error(`Two editions in one answer: ${body}`);
  return Number(number);
}
