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

/** Two banks that the last edition lacks. */
const LEFT_OUT = [3, 503].map((index) => snapshot.banks[index]?.blz ?? '');

/** A digest of the fields that the API answers, of all banks in their order. */
export function digestOf(banks: readonly Bank[]): string {
  const lines = banks.map(({ blz, name, city, bic }) => `${blz}\t${name}\t${city}\t${bic ?? ''}\n`);
  return sha256Of(lines.join(''));
}

export const sha256Of = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** @param size how many records the file has @param order the edition with the higher one is newer */
function testEdition(banks: readonly Bank[], size: number, order: number): TestEdition {
  const file = txt(records(banks, size, NEXT_NUMBER + order));
  return { banks, file, sha256: sha256Of(file), digest: digestOf(banks) };
}

/** The banks, every seventh with another city. The gates would not let many more change in one edition. */
function marked(banks: readonly Bank[], city: string): Bank[] {
  return banks.map((bank, index) => (index % 7 === 0 || bank.blz === CANARY ? { ...bank, city } : bank));
}

/** The snapshot, which is served before the first sync. */
export const snapshotEdition: TestEdition = {
  banks: snapshot.banks,
  file: Buffer.alloc(0),
  sha256: '',
  digest: digestOf(snapshot.banks),
};

/**
 * Editions of these banks, each newer than the one before: each has other cities, and the last one lacks two banks, so
 * few that reading any edition takes the same number of calls.
 */
const editionsOf = (banks: readonly Bank[], size: number) =>
  [
    testEdition(marked(banks, 'Vorstadt'), size, 0),
    testEdition(marked(banks, 'Altstadt'), size, 1),
    testEdition(
      marked(banks, 'Neustadt').filter(({ blz }) => !LEFT_OUT.includes(blz)),
      size,
      2,
    ),
  ] as const;

export const [oldEdition, editionA, editionB] = editionsOf(snapshot.banks, FULL_SIZE);

/** Two editions of few banks, for tests that run hundreds of syncs. An operator has to accept them. */
export const [, smallA, smallB] = editionsOf(snapshot.banks.slice(0, 600), 700);

/** The other one of two editions. */
export const otherThan = (
  edition: TestEdition,
  [a, b]: readonly [TestEdition, TestEdition] = [editionA, editionB],
) => (edition === a ? b : a);
