import { createHash } from 'node:crypto';
import type { Bank } from '../../src/directory/bank.ts';
import { FULL_SIZE, NEXT_NUMBER, records, snapshot, txt } from '../bank-file.ts';

/** One state of the directory, with the full-size file it comes from. */
export interface TestEdition {
  readonly banks: readonly Bank[];
  readonly file: Buffer;
  readonly sha256: string;
  /** A digest of all banks. */
  readonly digest: string;
}

/** The BLZ of a bank that is in each edition, with a different city in each. */
export const CANARY = '37040044';

/** A digest of the fields that the API answers, of all banks in their order. */
export function digestOf(banks: readonly Bank[]): string {
  const lines = banks.map(({ blz, name, city, bic }) => `${blz}\t${name}\t${city}\t${bic ?? ''}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function testEdition(banks: readonly Bank[], order: number): TestEdition {
  const file = txt(records(banks, FULL_SIZE, NEXT_NUMBER + order));
  return { banks, file, sha256: createHash('sha256').update(file).digest('hex'), digest: digestOf(banks) };
}

/** The banks with another city for every seventh one. The gates would not let many more change at once. */
function marked(banks: readonly Bank[], city: string): Bank[] {
  return banks.map((bank, index) => (index % 7 === 0 || bank.blz === CANARY ? { ...bank, city } : bank));
}

/** The snapshot, which is served before the first sync. */
export const snapshotEdition: TestEdition = {
  banks: snapshot.banks,
  file: Buffer.alloc(0),
  sha256: snapshot.edition.sha256,
  digest: digestOf(snapshot.banks),
};

/**
 * Three editions, each newer than the one before: other cities in each, and two banks less in `editionB`. Two are so few that
 * reading any edition takes the same number of calls.
 */
export const oldEdition = testEdition(marked(snapshot.banks, 'Vorstadt'), 0);
export const editionA = testEdition(marked(snapshot.banks, 'Altstadt'), 1);
export const editionB = testEdition(
  marked(snapshot.banks, 'Neustadt').filter((_, index) => index % 2000 !== 3),
  2,
);

/** The other one of `editionA` and `editionB`. */
export const otherThan = (edition: TestEdition) => (edition === editionA ? editionB : editionA);
