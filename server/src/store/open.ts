import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseSnapshot, type Snapshot } from '../directory/snapshot.ts';
import { DatabaseUnreachableError, StoreError } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

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
 * Opens the database that `DATABASE_URL` names. A new one gets the snapshot, so that a store always has a directory,
 * and the edition after it, so that a server without a network switches to it on its first day.
 *
 * @param url `sqlite:PATH` or `postgres://…`; readConfig has checked its form
 * @param snapshot where the file of the snapshot is
 * @param next where the file of the edition after it is, if it is known
 * @throws {StoreError} if the database can't be used, or could not be reached in time
 */
export async function openStore(
  url: string,
  snapshot: URL,
  next: URL | null = null,
  waiting = NO_WAITING,
): Promise<Store> {
  const { seconds, onPause } = waiting;
  const start = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await openSeeded(url, snapshot, next);
    } catch (error) {
      const left = seconds * 1000 - (performance.now() - start);
      if (!(error instanceof DatabaseUnreachableError) || seconds === 0) throw error;
      if (left <= 0)
        throw new StoreError(`${error.message} Waited ${seconds} s (DATABASE_WAIT).`, { cause: error });
      onPause(error, Math.ceil(left / 1000));
      await sleep(Math.min(pause, left));
    }
  }
}

async function openSeeded(url: string, snapshot: URL, next: URL | null): Promise<Store> {
  const store = await (url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length))
    : openPostgres(url));
  try {
    await seed(store, snapshot, next);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** If nothing is stored yet, stores the editions that the package carries. */
async function seed(store: Store, snapshot: URL, next: URL | null): Promise<void> {
  if (!(await store.isEmpty())) return;
  const at = new Date().toISOString();
  const carried = [snapshot, ...(next && existsSync(next) ? [next] : [])].map((file) => {
    const { edition, banks } = readEdition(file);
    const { rebuilt, ...stored } = edition;
    return { edition: { origin: 'snapshot' as const, at, banks: banks.length, ...stored }, banks };
  });
  await store.seed(carried, basename(snapshot.pathname));
}

function readEdition(file: URL): Snapshot {
  try {
    return parseSnapshot(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StoreError(`The snapshot of the bank directory can't be read: ${error}.`, { cause: error });
  }
}
