import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { berlinDay } from '../../src/directory/edition.ts';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { Result } from '../../src/sync/result.ts';
import { type Run, sync } from '../../src/sync/run.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { startServer } from '../server.ts';
import { editionA, editionB, oldEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { runWell } from './run-well.ts';

/** How a run is expected to end: with an outcome, and with the code of each failure. */
export type Ending = readonly [outcome: Result['outcome'], ...codes: string[]];

/**
 * Starts a server on a database with the old edition, for all tests of a file. Expects that the run after the last test
 * succeeds.
 *
 * @returns a function that syncs from a source, which may have `editionA`. It expects that the run ends as given, and
 *   that the stored and the served directory are complete.
 */
export function useServedDirectory(): (
  source: string,
  ending: Ending,
  options?: Partial<Run>,
) => Promise<Result> {
  let database: string;
  let store: Store;
  let url: string;
  const cleanup = cleaningAfterAll();
  beforeAll(async () => {
    database = join(temporaryFolder(cleanup), 'served.sqlite');
    store = await openStore(`sqlite:${database}`, SNAPSHOT);
    await runWell(database, oldEdition);
    ({ url } = await startServer({ DATABASE_URL: `sqlite:${database}` }, cleanup));
  });
  afterAll(async () => {
    await runWell(database, editionB);
    expectOneOf(database, [editionB]);
    await store.close();
  });

  return async (source, [outcome, ...codes], options = {}) => {
    const before = expectOneOf(database, [oldEdition]).outcomes.length;
    const result = await sync(store, { source, userAgent: 'test', ...options });
    const sentence = expect.stringMatching(/^[A-Z0-9\p{L}].*\.$/u);
    expect([result.reason, result.outcome, result.failures.map(({ code }) => code)]).toEqual([
      codes.length > 0 ? { english: sentence, german: sentence } : null,
      outcome,
      codes,
    ]);
    const now = expectOneOf(database, [outcome === 'updated' ? editionA : oldEdition]);
    expect(now.outcomes.slice(before)).toEqual([{ outcome, reason: result.reason?.german ?? null }]);
    await expectServed(url, [oldEdition, editionA]);

    if (outcome === 'updated') {
      const at = new Date();
      await store.goBack(berlinDay(at), at.toISOString());
    }
    expectOneOf(database, [oldEdition]);
    return result;
  };
}
