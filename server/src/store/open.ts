import { readFileSync } from 'node:fs';
import { berlinDay } from '../directory/edition.ts';
import { parseSnapshot } from '../directory/snapshot.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

/**
 * Opens the database that `DATABASE_URL` names. A new one gets the snapshot, so that a store always has a directory.
 *
 * @param url `sqlite:PATH`; its form has been checked with the configuration
 * @throws {StoreError} where the database can't be used
 */
export async function openStore(url: string, snapshot: URL): Promise<Store> {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
  if (path === null) throw new StoreError('PostgreSQL is not built in yet: set DATABASE_URL to sqlite:PATH.');
  const store = openSqlite(path);
  const now = new Date();
  const today = berlinDay(now);
  if ((await store.read(today)) === null) {
    const { edition, banks } = parseSnapshot(readSnapshot(snapshot));
    await store.seed(
      { origin: 'snapshot', at: now.toISOString(), banks: banks.length, ...edition },
      banks,
      today,
    );
  }
  return store;
}

function readSnapshot(snapshot: URL): string {
  try {
    return readFileSync(snapshot, 'utf8');
  } catch (error) {
    throw new StoreError(`The snapshot of the bank directory can't be read: ${error}.`, { cause: error });
  }
}
