import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Attempt, Edition } from '../src/directory/edition.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { temporaryFolder } from './folder.ts';

/** An edition whose SHA-256 consists of one hexadecimal digit. */
export const edition = (origin: Edition['origin'], mark: string): Edition => ({
  origin,
  at: '2026-03-09T03:00:00.000Z',
  records: 13_877,
  banks: 2,
  bytes: 2_359_090,
  validFrom: '2026-03-09',
  validUntil: '2026-06-07',
  sha256: mark.repeat(64),
  highestRecordNumber: 58_500,
  lastingRecords: 13_803,
});
export const TODAY = '2026-03-10';
export const banks = [
  {
    ...{ blz: '10010010', name: 'Postbank', city: 'Berlin', bic: 'PBNKDEFFXXX' },
    ...{ checkMethod: '24', deletion: true, successor: '10070000' },
  },
  {
    ...{ blz: '60050009', name: 'ZV Landesbank Baden-Württemberg ISE', city: 'Stuttgart', bic: null },
    ...{ checkMethod: '09', deletion: false, successor: null },
  },
];
export const updated: Attempt = { at: '2026-03-09T03:00:01.000Z', outcome: 'updated', reason: null };

/** Where the editions of tests come from. */
export const ORIGIN = { file: 'blz.txt', etag: null, lastModified: null };

export type Opening = () => Promise<Store>;

/** A store that holds the snapshot's edition. */
export async function seeded(database: () => Promise<Opening>): Promise<Store> {
  const store = await (await database())();
  await store.seed([{ edition: edition('snapshot', 'a'), banks }], 'snapshot.tsv');
  return store;
}

/** Makes a SQLite database. @returns a function that opens it, each time like another process */
export async function sqlite(): Promise<Opening> {
  const path = join(temporaryFolder(), 'test.sqlite');
  return async () => closing(await openSqlite(path));
}

/** The store, closed after the test at the latest. */
export function closing(store: Store): Store {
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}
