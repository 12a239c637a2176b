import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { gate } from '../gate.ts';
import { run, startServer } from '../server.ts';
import { editionA, editionB, otherThan, smallA, snapshotEdition, type TestEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { random } from './random.ts';

const KILLS = 12;

const cleanup = cleaningAfterAll();
const folder = temporaryFolder(cleanup);
/** The editions take turns, so every other one is older than the stored one and must be accepted. */
const accepted = ({ sha256 }: TestEdition) => [`file:${join(folder, sha256)}`, '--accept', sha256, '--now'];
for (const edition of [editionA, editionB]) writeFileSync(join(folder, edition.sha256), edition.file);

/**
 * Runs the sync and kills it some milliseconds after it has announced a step; a run that ends before must have
 * succeeded.
 *
 * @param step the first of the run is `download`; '' lets it run to its end
 * @returns whether it was killed
 */
async function killed(database: string, edition: TestEdition, step: string, milliseconds: number) {
  const command = run('sync-command', { DATABASE_URL: `sqlite:${database}` }, accepted(edition), cleanup);
  let timer: NodeJS.Timeout | undefined;
  command.child.stderr?.on('data', () => {
    if (step && command.output.stderr.includes(step))
      timer ??= setTimeout(() => command.child.kill('SIGKILL'), milliseconds);
  });
  const exitCode = await command.exited;
  clearTimeout(timer);
  if (exitCode !== null)
    expect([exitCode, command.output.stdout]).toEqual([0, expect.stringMatching(/^updated/)]);
  return exitCode === null;
}

it('a sync that is killed at any moment leaves one directory whole, and the next one succeeds', async () => {
  const database = join(folder, 'killed.sqlite');
  const next = random(KILLS);
  // The very first start leaves nothing, the whole snapshot or the new directory.
  await killed(database, editionA, 'download', 0);
  expect(await killed(database, editionA, '', 0)).toBe(false);
  let { edition: stored, outcomes } = expectOneOf(database, [editionA]);
  let storing = 150;
  for (let kills = 0; kills < KILLS; ) {
    const wanted = otherThan(stored);
    // Two of three kills are aimed at the step that stores.
    const isLate = kills % 3 > 0;
    const died = await killed(
      database,
      wanted,
      isLate ? 'store' : 'download',
      next() * (isLate ? storing : 300),
    );
    const now = expectOneOf(database, [stored, wanted]);
    const noted = now.outcomes.length - outcomes.length;
    // A run is noted with its edition, never before.
    if (died) expect(noted).toBeLessThanOrEqual(now.edition === wanted ? 1 : 0);
    else expect([now.edition === wanted, noted]).toEqual([true, 1]);
    kills += died ? 1 : 0;
    // The time adapts to how busy the machine is.
    if (isLate) storing *= died ? 1.05 : 0.8;
    ({ edition: stored, outcomes } = now);
  }
  expect(await killed(database, otherThan(stored), '', 0)).toBe(false);
  expectOneOf(database, [otherThan(stored)]);
});

it('a server that is killed starts again and serves', async () => {
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'server.sqlite')}` };
  for (let kill = 0; kill < 2; kill += 1) {
    const server = await startServer(environment);
    await expectServed(server.url, [snapshotEdition]);
    server.child.kill('SIGKILL');
    await server.exited;
  }
});

it('four syncs that get their file at the same moment make the database and store one edition', async () => {
  const database = join(folder, 'four.sqlite');
  const { open, opened } = gate();
  let requests = 0;
  const url = await bundesbank({
    'GET /blz.txt': async (_, response) => {
      requests += 1;
      await opened;
      response.end(smallA.file);
    },
  });
  const args = [`${url}/blz.txt`, '--accept', smallA.sha256, '--now'];
  const commands = Array.from({ length: 4 }, () =>
    run('sync-command', { DATABASE_URL: `sqlite:${database}` }, args),
  );
  await expect.poll(() => requests).toBe(4);
  open();
  for (const { exited, output } of commands)
    expect([await exited, output.stdout]).toEqual([0, expect.stringMatching(/^(updated|unchanged)\n/)]);
  expectOneOf(database, [smallA]);
  const db = new DatabaseSync(database);
  const stored = db.prepare('SELECT origin FROM editions ORDER BY id').all();
  db.close();
  expect(stored).toEqual([{ origin: 'snapshot' }, { origin: 'sync' }]);
});
