import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import { sync } from '../../src/sync/run.ts';
import type { TestEdition } from './editions.ts';
import { letLeaseEnd } from './invariants.ts';

/** Runs a sync without faults, of an edition that an operator accepts. It must succeed, whatever happened before. */
export async function runWell(database: string, edition: TestEdition): Promise<void> {
  const path = `${database}.txt`;
  writeFileSync(path, edition.file);
  const store = await openStore(`sqlite:${database}`, SNAPSHOT);
  try {
    letLeaseEnd(database);
    expect(await store.lock()).toBe(true);
    const result = await sync(store, { source: `file:${path}`, userAgent: 'test', accept: edition.sha256 });
    expect(result).toMatchObject({ outcome: 'updated', reason: null });
    await store.unlock();
  } finally {
    await store.close();
  }
}
