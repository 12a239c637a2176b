import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import { sync } from '../../src/sync/run.ts';
import type { TestEdition } from './editions.ts';

/** Runs a sync without faults, of an edition that an operator accepts. It must succeed, whatever happened before. */
export async function runWell(database: string, edition: TestEdition): Promise<void> {
  const path = `${database}.txt`;
  writeFileSync(path, edition.file);
  const store = await openStore(`sqlite:${database}`, SNAPSHOT);
  try {
    const result = await sync(store, { source: `file:${path}`, userAgent: 'test', accept: edition.sha256 });
    expect(result).toMatchObject({ outcome: 'updated', reason: null });
  } finally {
    await store.close();
  }
}
