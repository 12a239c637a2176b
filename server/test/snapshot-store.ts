import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SNAPSHOT } from '../src/project.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { temporaryFolder } from './folder.ts';

/** A new SQLite database with the snapshot in it, gone after the test. */
export async function snapshotStore(): Promise<Store> {
  const store = await openStore(`sqlite:${join(temporaryFolder(), 'test.sqlite')}`, SNAPSHOT);
  onTestFinished(() => store.close());
  return store;
}
