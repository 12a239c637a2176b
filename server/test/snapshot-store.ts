import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { berlinDay } from '../src/directory/edition.ts';
import { formatSnapshot, type Snapshot } from '../src/directory/snapshot.ts';
import { openStore } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { snapshot } from './bank-file.ts';
import { temporaryFile, temporaryFolder } from './folder.ts';
import { closing } from './stores.ts';

const newFile = () => join(temporaryFolder(), 'test.sqlite');

/** The bytes of each database that was filled once, by its name. */
const filled = new Map<string, Buffer>();

/** The path of a new SQLite database, removed after the test: filled, or a copy of the one filled under this name. */
async function copyOf(name: string, fill: (path: string) => Promise<Store>): Promise<string> {
  const path = newFile();
  const bytes = filled.get(name);
  if (bytes) writeFileSync(path, bytes);
  else {
    await (await fill(path)).close();
    filled.set(name, readFileSync(path));
  }
  return path;
}

/** The test edition as a file like the one that the package carries; removed after the test. Its quarter has ended. */
const snapshotFile = () => pathToFileURL(temporaryFile(formatSnapshot(snapshot), 'snapshot.tsv'));

/** A new SQLite database with the snapshot in it, as a first start leaves it on this day. */
export async function snapshotStore(): Promise<Store> {
  const path = await copyOf(`snapshot on ${berlinDay(new Date())}`, (file) =>
    openStore(`sqlite:${file}`, snapshotFile()),
  );
  return closing(await openSqlite(path));
}

/** The snapshot without its branches, so that the file of the next edition has only a fourth of the records. */
export const withoutBranches = { banks: snapshot.banks, lastingRecords: snapshot.banks.length };

/**
 * The path of a new SQLite database with {@link withoutBranches}, for tests that need no file of full size.
 *
 * @param snapshot whose edition is stored: that of tests, or the shipped one
 */
export function smallDatabase({ edition }: Snapshot = snapshot): Promise<string> {
  const { banks, lastingRecords } = withoutBranches;
  const size = { banks: banks.length, records: banks.length, lastingRecords };
  return copyOf(`small ${edition.validFrom}`, async (path) => {
    const store = await openSqlite(path);
    const { rebuilt, ...stored } = edition;
    await store.seed(
      [{ edition: { ...stored, ...size, origin: 'snapshot', at: '' }, banks }],
      'snapshot.tsv',
    );
    return store;
  });
}

export const smallStore = async () => closing(await openSqlite(await smallDatabase()));
