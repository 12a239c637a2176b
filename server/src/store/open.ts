import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { berlinDay } from '../directory/edition.ts';
import { parseSnapshot } from '../directory/snapshot.ts';
import { openPostgres } from './postgres.ts';
import { DatabaseUnreachableError } from './postgres-error.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

/** The pause after the first failure to reach a database. Each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

interface Waiting {
  /** How long to wait for a database that can't be reached. */
  readonly seconds: number;
  /** Called before each pause. */
  readonly onPause: (error: StoreError, secondsLeft: number) => void;
}

const NO_WAITING: Waiting = { seconds: 0, onPause: () => {} };

/**
 * Opens the database that `DATABASE_URL` names. A new one gets the snapshot, so that a store always has a directory.
 *
 * @param url `sqlite:PATH` or `postgres://…`; readConfig has checked its form
 * @param snapshot where the file of the snapshot is
 * @throws {StoreError} if the database can't be used, or could not be reached in time
 */
export async function openStore(url: string, snapshot: URL, waiting = NO_WAITING): Promise<Store> {
  const { seconds, onPause } = waiting;
  const start = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await openSeeded(url, snapshot);
    } catch (error) {
      const left = seconds * 1000 - (performance.now() - start);
      if (!(error instanceof DatabaseUnreachableError)) throw error;
      if (seconds === 0) throw error;
      if (left <= 0)
        throw new StoreError(`${error.message} Waited ${seconds} s (DATABASE_WAIT).`, { cause: error });
      onPause(error, Math.ceil(left / 1000));
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

/** Stores the snapshot if nothing is stored yet. */
async function seed(store: Store, snapshot: URL): Promise<void> {
  const now = new Date();
  const today = berlinDay(now);
  if (await store.state(today)) return;
  const { edition, banks } = parseSnapshot(readSnapshot(snapshot));
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
