import { join } from 'node:path';
import { SNAPSHOT } from '../src/project.ts';
import { openStore } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { snapshot } from './bank-file.ts';
import { temporaryFolder } from './folder.ts';
import { closing } from './stores.ts';

const newFile = () => join(temporaryFolder(), 'test.sqlite');

/** A new SQLite database with the snapshot in it, gone after the test. */
export async function snapshotStore(): Promise<Store> {
  return closing(await openStore(`sqlite:${newFile()}`, SNAPSHOT));
}

/** What the snapshot has but for branches: the file of the quarter after it has a quarter of the records. */
export const withoutBranches = { banks: snapshot.banks, lastingRecords: snapshot.banks.length };

/** The same database with {@link withoutBranches}, for tests in which the size of a file is not the point. */
export async function smallStore(): Promise<Store> {
  const store = closing(openSqlite(newFile()));
  const { banks, lastingRecords } = withoutBranches;
  const size = { banks: banks.length, records: banks.length, lastingRecords };
  await store.seed(
    [{ edition: { ...snapshot.edition, ...size, origin: 'snapshot', at: '' }, banks }],
    '2026-03-10',
  );
  return store;
}
