import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { berlinDay } from '../../src/directory/edition.ts';
import { SNAPSHOT } from '../../src/project.ts';
import { inEnglish } from '../../src/sentences/english.ts';
import { openStore } from '../../src/store/open.ts';
import { sync } from '../../src/sync/run.ts';
import { setClock } from '../clock.ts';
import { temporaryFolder } from '../folder.ts';
import { editionA, editionB, type TestEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { offer } from './offer.ts';

const NOW = '2026-07-01T12:00:00Z';

it.each([
  ['an hour on', '2026-07-01T13:00:00Z', []],
  ['an hour back', '2026-07-01T11:00:00Z', []],
  ['ten years on', '2036-07-01T12:00:00Z', []],
  ['to 1970', '1970-01-01T12:00:00Z', [expect.stringContaining('but the run before was at 2026-07-01')]],
])('a clock that steps %s, during a sync and between two, and back does no harm', async (_, then, notes) => {
  setClock(NOW);
  const database = join(temporaryFolder(), 'clock.sqlite');
  const source = await offer([editionA, editionB]);
  const store = await openStore(`sqlite:${database}`, SNAPSHOT);
  onTestFinished(() => store.close());
  const run = (edition: TestEdition, step = () => {}) =>
    sync(store, { source: source(edition), userAgent: 'test', observer: { step } });
  const served = async () => (await store.read(berlinDay(new Date())))?.banks?.length;
  expect((await run(editionA, () => vi.setSystemTime(new Date(then)))).outcome).toBe('updated');
  vi.setSystemTime(new Date(NOW));
  expect((await run(editionA)).outcome).toBe('unchanged');

  vi.setSystemTime(new Date(then));
  expect(await served()).toBe(editionA.banks.length);
  const stepped = await run(editionB);
  expect([stepped.outcome, stepped.notes.map(inEnglish)]).toEqual(['updated', notes]);
  expect(await served()).toBe(editionB.banks.length);

  vi.setSystemTime(new Date(NOW));
  expect(await served()).toBe(editionB.banks.length);
  expect((await run(editionA)).outcome).toBe('rejected');
  expect((await run(editionB)).outcome).toBe('unchanged');
  expectOneOf(database, [editionB]);
});
