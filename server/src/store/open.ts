import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { berlinDay } from '../directory/edition.ts';
import { parseSnapshot } from '../directory/snapshot.ts';
import { openPostgres } from './postgres.ts';
import { AwayError } from './postgres-error.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

/** After the first failure to reach a database and after the later ones, in milliseconds. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/** How long to wait for a database that can't be reached, and who is told before each pause. */
interface Patience {
  readonly seconds: number;
  readonly waiting: (error: StoreError, secondsLeft: number) => void;
}

const IMPATIENT: Patience = { seconds: 0, waiting: () => {} };

/**
 * Opens the database that `DATABASE_URL` names. A new one gets the snapshot, so that a store always has a directory.
 *
 * @param url `sqlite:PATH` or `postgres://…`; its form has been checked with the configuration
 * @throws {StoreError} where the database can't be used, or could not be reached for so long
 */
export async function openStore(url: string, snapshot: URL, patience = IMPATIENT): Promise<Store> {
  const { seconds, waiting } = patience;
  const start = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await openSeeded(url, snapshot);
    } catch (error) {
      const left = seconds * 1000 - (performance.now() - start);
      if (!(error instanceof AwayError)) throw error;
      if (seconds === 0) throw error;
      if (left <= 0)
        throw new StoreError(`${error.message} Waited ${seconds} s (DATABASE_WAIT).`, { cause: error });
      waiting(error, Math.ceil(left / 1000));
      await sleep(Math.min(pause, left));
    }
  }
}

async function openSeeded(url: string, snapshot: URL): Promise<Store> {
  const store = url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : await openPostgres(url);
  try {
    await seed(store, snapshot);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function seed(store: Store, snapshot: URL): Promise<void> {
  const now = new Date();
  const today = berlinDay(now);
  const stored = await store.read(today);
  if (stored && stored.state.edition.highestRecordNumber !== null) return;
  const { edition, banks } = parseSnapshot(readSnapshot(snapshot));
  if (stored && stored.state.edition.sha256 !== edition.sha256) return;
  await store.seed(
    { origin: 'snapshot', at: now.toISOString(), banks: banks.length, ...edition },
    banks,
    today,
  );
}

function readSnapshot(snapshot: URL): string {
  try {
    return readFileSync(snapshot, 'utf8');
  } catch (error) {
    throw new StoreError(`The snapshot of the bank directory can't be read: ${error}.`, { cause: error });
  }
}
