import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { berlinDay } from '../../src/directory/edition.ts';
import { SNAPSHOT } from '../../src/project.ts';
import { inEnglish } from '../../src/sentences/english.ts';
import { openStore } from '../../src/store/open.ts';
import { reportOf } from '../../src/sync/report.ts';
import { sync } from '../../src/sync/run.ts';
import { bundesbank } from '../bundesbank.ts';
import { setClock } from '../clock.ts';
import { temporaryFolder } from '../folder.ts';
import { startServer } from '../server.ts';
import { editionA, editionB, type TestEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { offer } from './offer.ts';
import { runWell } from './run-well.ts';

const NOW = '2026-07-01T12:00:00Z';
const STEPS: readonly (readonly [string, string])[] = [
  ['an hour on', '2026-07-01T13:00:00Z'],
  ['an hour back', '2026-07-01T11:00:00Z'],
  ['ten years on', '2036-07-01T12:00:00Z'],
  ['to 1970', '1970-01-01T00:00:00Z'],
];

describe('a clock that steps', () => {
  async function prepared() {
    setClock(NOW);
    const database = join(temporaryFolder(), 'clock.sqlite');
    const source = await offer([editionA, editionB]);
    const store = await openStore(`sqlite:${database}`, SNAPSHOT);
    onTestFinished(() => store.close());
    const run = (edition: TestEdition, step = () => {}) =>
      sync(store, { source: source(edition), userAgent: 'test', observer: { step } });
    expect((await run(editionA)).outcome).toBe('updated');
    const served = async () => (await store.read(berlinDay(new Date())))?.banks?.length;
    return { database, run, served };
  }

  it.each(STEPS)('%s between two syncs and back does no harm', async (_, then) => {
    const { run, served } = await prepared();
    vi.setSystemTime(new Date(then));
    expect(await served()).toBe(editionA.banks.length);
    expect((await run(editionB)).outcome).toBe('updated');
    expect(await served()).toBe(editionB.banks.length);
    vi.setSystemTime(new Date(NOW));
    expect(await served()).toBe(editionB.banks.length);
    expect((await run(editionA)).outcome).toBe('rejected');
    expect((await run(editionB)).outcome).toBe('unchanged');
    expect(await served()).toBe(editionB.banks.length);
  });

  it('to before the first day of the stored edition is logged, and the edition is served when the clock is right again', async () => {
    const { run, served } = await prepared();
    vi.setSystemTime(new Date('1970-01-01T12:00:00Z'));
    const wrong = await run(editionB);
    expect(wrong.outcome).toBe('updated');
    expect(wrong.notes.map(inEnglish)).toEqual([
      expect.stringContaining('but the run before was at 2026-07-01'),
    ]);
    vi.setSystemTime(new Date(NOW));
    expect(await served()).toBe(editionB.banks.length);
    const right = await run(editionB);
    expect(right.outcome).toBe('unchanged');
    expect(right.notes).toEqual([]);
  });

  it.each(STEPS)('%s during a sync does no harm', async (_, then) => {
    const { database, run } = await prepared();
    const result = await run(editionB, () => vi.setSystemTime(new Date(then)));
    expect(result.outcome).toBe('updated');
    const report = reportOf(result);
    expect('milliseconds' in report && report.milliseconds).toBeGreaterThanOrEqual(0);
    vi.setSystemTime(new Date(NOW));
    expectOneOf(database, [editionA, editionB]);
  });
});

describe('the sync copes with a pause noted when the clock', () => {
  it.each([
    ['was ten years ahead', 10 * 365 * 24 * 60 * 60 * 1000],
    ['was an hour behind', -60 * 60 * 1000],
  ])('%s', async (_, wait) => {
    let requests = 0;
    const url = await bundesbank({
      'GET /blz.txt': (__, response) => {
        requests += 1;
        response.writeHead(404).end();
      },
    });
    const database = join(temporaryFolder(), 'wait.sqlite');
    await runWell(database, editionA);
    const db = new DatabaseSync(database);
    const until = new Date(Date.now() + wait).toISOString();
    db.prepare("INSERT INTO attempts (at, outcome, not_before) VALUES ('', 'unreachable', ?)").run(until);
    db.close();
    const server = await startServer({
      DATABASE_URL: `sqlite:${database}`,
      SYNC_SCHEDULE: '* * * * * *',
      SYNC_SOURCE: `${url}/blz.txt`,
    });
    await expect.poll(() => server.output.stderr).toContain('"outcome":"unreachable"');
    await expectServed(server.url, [editionA]);
    expect(requests).toBe(1);
  });
});
