import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { berlinDay } from '../src/directory/edition.ts';
import { formatSnapshot } from '../src/directory/snapshot.ts';
import { openStore } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { snapshot } from './bank-file.ts';
import { temporaryFile, temporaryFolder } from './folder.ts';
import { closing } from './stores.ts';

const newFile = () => join(temporaryFolder(), 'test.sqlite');

/** The bytes of each database that was filled once, by its name. */
const filled = new Map<string, Buffer>();

/** A new SQLite database, gone after the test: filled, or with the bytes of the one that was filled under this name. */
async function copyOf(name: string, fill: (path: string) => Promise<Store>): Promise<Store> {
  const path = newFile();
  const bytes = filled.get(name);
  if (bytes) writeFileSync(path, bytes);
  else {
    await (await fill(path)).close();
    filled.set(name, readFileSync(path));
  }
  return closing(openSqlite(path));
}

/** The test edition as a file like the one that the package carries; gone with the test. Its quarter has ended. */
export const snapshotFile = () => pathToFileURL(temporaryFile(formatSnapshot(snapshot), 'snapshot.tsv'));

/** A new SQLite database with the snapshot in it, as a first start leaves it on this day. */
export async function snapshotStore(): Promise<Store> {
  return copyOf(`snapshot on ${berlinDay(new Date())}`, (path) =>
    openStore(`sqlite:${path}`, snapshotFile()),
  );
}

/** What the snapshot has but for branches: the file of the quarter after it has a quarter of the records. */
export const withoutBranches = { banks: snapshot.banks, lastingRecords: snapshot.banks.length };

/** A new SQLite database with {@link withoutBranches}, for tests in which the size of a file is not the point. */
export async function smallStore(): Promise<Store> {
  const { banks, lastingRecords } = withoutBranches;
  const size = { banks: banks.length, records: banks.length, lastingRecords };
  const edition = { ...snapshot.edition, ...size, origin: 'snapshot' as const, at: '' };
  return copyOf('small', async (path) => {
    const store = openSqlite(path);
    await store.seed([{ edition, banks }], '2026-03-10');
    return store;
  });
}
