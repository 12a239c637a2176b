import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { run, startServer } from '../server.ts';
import {
  editionA,
  editionB,
  otherThan,
  smallA,
  smallB,
  snapshotEdition,
  type TestEdition,
} from './editions.ts';
import { expectOneOf, expectServed, inspect } from './invariants.ts';
import { random } from './random.ts';

/** How many syncs are killed, and at least how many of them after they have stored their edition. */
const FULL_KILLS = count({ usual: 4, long: 120 });
const SMALL_KILLS = count({ usual: 2, long: 350 });
const STORED_KILLS = count({ usual: 1, long: 6 });
const FIRST_START_KILLS = count({ usual: 2, long: 30 });
const SERVER_KILLS = count({ usual: 2, long: 20 });

const cleanup = cleaningAfterAll();
const folder = temporaryFolder(cleanup);
/** The editions take turns, so every other one is older than the stored one and must be accepted. */
const accepted = ({ sha256 }: TestEdition) => [`file:${join(folder, sha256)}`, '--accept', sha256, '--now'];
for (const edition of [editionA, editionB, smallA, smallB])
  writeFileSync(join(folder, edition.sha256), edition.file);

/**
 * Runs the sync and kills it some milliseconds after its start or, if a step is named, after it announced that step.
 * A run that ends before must have succeeded.
 *
 * @returns whether it was killed
 */
async function killed(
  database: string,
  edition: TestEdition,
  milliseconds: number,
  step = '',
): Promise<boolean> {
  const environment = { DATABASE_URL: `sqlite:${database}` };
  const command = run('sync-command', environment, accepted(edition), cleanup);
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    if (command.output.stderr.includes(step))
      timer ??= setTimeout(() => command.child.kill('SIGKILL'), milliseconds);
  };
  start();
  command.child.stderr?.on('data', start);
  const exitCode = await command.exited;
  clearTimeout(timer);
  if (exitCode !== null) expect([exitCode, command.output.stderr]).toEqual([0, expect.any(String)]);
  return exitCode === null;
}

/** Runs a sync to its end. @returns how long it took, in milliseconds */
async function duration(database: string, edition: TestEdition): Promise<number> {
  const start = performance.now();
  expect(await killed(database, edition, 60_000)).toBe(false);
  return performance.now() - start;
}

describe('a sync that is killed', { timeout: 1_200_000 }, () => {
  it.concurrent.each([
    ['of full size', FULL_KILLS, [editionA, editionB]],
    // With few banks, there is time for more kills.
    ['of few banks', SMALL_KILLS, [smallA, smallB]],
  ] as const)(
    'at any moment leaves one directory whole, %s',
    async (size, wantedKills, editions) => {
      const [newer, older] = editions;
      const database = join(folder, `kill ${size}.sqlite`);
      const next = random(wantedKills);
      await duration(database, older);
      let milliseconds = await duration(database, newer);
      let storing = milliseconds / 4;
      let { edition: stored, outcomes } = expectOneOf(database, [newer]);
      const seen = { kills: 0, stored: 0, noted: 0 };
      while (seen.kills < wantedKills || seen.stored < STORED_KILLS) {
        const wanted = otherThan(stored, editions);
        // The first 40 ms are Node's own. Half of the kills are aimed at the step that stores.
        const isLate = next() < 0.5;
        const died = isLate
          ? await killed(database, wanted, next() * storing, 'store')
          : await killed(database, wanted, 40 + next() * milliseconds);
        const now = expectOneOf(database, [stored, wanted]);
        const swapped = now.edition === wanted;
        const noted = now.outcomes.length - outcomes.length;
        // A run is noted after its edition is stored, never before.
        expect(noted).toBeLessThanOrEqual(swapped ? 1 : 0);
        if (died) {
          seen.kills += 1;
          seen.stored += swapped ? 1 : 0;
          seen.noted += noted;
        } else expect([swapped, noted]).toEqual([true, 1]);
        ({ edition: stored, outcomes } = now);
        // The times adapt to how busy the machine is: about one run in ten ends by itself.
        if (isLate) storing *= died ? 1.01 : 0.92;
        else milliseconds *= died ? 1.01 : 0.92;
      }
      console.log(seen);
      expect(await killed(database, otherThan(stored, editions), 60_000)).toBe(false);
      expectOneOf(database, [otherThan(stored, editions)]);
    },
    1_200_000,
  );

  it('on its very first start leaves nothing, or the whole snapshot, or the whole new directory', async () => {
    const next = random(3);
    for (let kill = 0; kill < FIRST_START_KILLS; kill += 1) {
      const database = join(folder, `first-${kill}.sqlite`);
      await killed(database, editionA, 60 + next() * 300);
      // If it was killed before it made the file, there is an empty one now.
      writeFileSync(database, '', { flag: 'a' });
      if (inspect(database).digest !== null) expectOneOf(database, [snapshotEdition, editionA]);
      if (kill % 10 === 0) {
        await duration(database, editionA);
        expectOneOf(database, [editionA]);
      }
    }
  });
});

describe('a server that is killed', { timeout: 1_200_000 }, () => {
  it('at any moment starts again and serves', async () => {
    const database = join(folder, 'server.sqlite');
    const next = random(4);
    for (let kill = 0; kill < SERVER_KILLS; kill += 1) {
      const environment = { DATABASE_URL: `sqlite:${database}` };
      if (kill % 2 === 0) {
        const server = run('main', { PORT: '0', SYNC_SCHEDULE: '* * * * * *', ...environment });
        await sleep(next() * 300);
        server.child.kill('SIGKILL');
        await server.exited;
      } else {
        const server = await startServer(environment);
        await expectServed(server.url, [snapshotEdition]);
        server.child.kill('SIGKILL');
        await server.exited;
        expectOneOf(database, [snapshotEdition]);
      }
    }
  });
});
