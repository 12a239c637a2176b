import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import { sync } from '../../src/sync/run.ts';
import type { TestEdition } from './editions.ts';
import { letLeaseEnd } from './invariants.ts';

/** The next run, with nothing in its way: it must work, whatever was before. An operator wants that very edition. */
export async function runWell(database: string, edition: TestEdition): Promise<void> {
  const path = `${database}.txt`;
  writeFileSync(path, edition.file);
  const store = await openStore(`sqlite:${database}`, SNAPSHOT);
  try {
    letLeaseEnd(database);
    expect(await store.lock()).toBe(true);
    const observer = { step: () => {}, bytes: () => {} };
    const run = { source: `file:${path}`, userAgent: 'test', accept: edition.sha256, observer };
    const result = await sync(store, run);
    expect(result).toMatchObject({ outcome: 'updated', reason: null });
    await store.unlock();
  } finally {
    await store.close();
  }
}
