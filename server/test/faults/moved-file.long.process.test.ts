import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { request } from '../request.ts';
import { otherLines, run, startServer } from '../server.ts';
import { nextSecond, TICKING } from '../ticking.ts';
import { CANARY, editionA, editionB, smallA, snapshotEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { random } from './random.ts';
import { runWell } from './run-well.ts';

const folder = temporaryFolder(cleaningAfterAll());
const good = join(folder, 'good.sqlite');
const other = join(folder, 'other.sqlite');
const next = join(folder, 'next.txt');
const newer = join(folder, 'newer.txt');
const IS_DAMAGED = /is damaged \(/;
/** How many files are copied over those of a sync. */
const COPIES = 20;

beforeAll(async () => {
  await runWell(good, editionA);
  await runWell(other, editionB);
  writeFileSync(next, editionB.file);
  writeFileSync(newer, smallA.file);
});

function copyOfGood(): string {
  const database = join(temporaryFolder(), 'd.sqlite');
  copyFileSync(good, database);
  return database;
}

/**
 * Starts a server on a copy of the good file. `expectState` waits until it serves a city for the canary, and reports a
 * state of the database. `told` gives the messages that it has logged.
 */
async function serving() {
  const database = copyOfGood();
  const { url, output } = await startServer({ ...TICKING, DATABASE_URL: `sqlite:${database}` });
  const cityNow = async () => JSON.parse((await request(url, `/api/bank/${CANARY}`)).body).city;
  const expectState = async (city: string, state: string) => {
    const seen = async () => [await cityNow(), JSON.parse((await request(url, '/api/status')).body).database];
    await expect.poll(seen, { interval: 20 }).toEqual([city, state]);
  };
  const told = () => otherLines(output.stderr).map(({ msg, err }) => [msg, ...(err ? [err.message] : [])]);
  await expectState('Altstadt', 'ok');
  // The server tries again each second.
  const triedAgain = () => nextSecond(output);
  return { database, cityNow, expectState, told, triedAgain };
}

const GONE = (database: string) => [
  'The database could not be read',
  `${database} was deleted while it was in use, or another file was put in its place.`,
];
const AGAIN = ['The database is read again'];

it('a database file that is moved away is reported missing once, and read again when it comes back', async () => {
  const { database, expectState, told, triedAgain } = await serving();
  renameSync(database, `${database}.away`);
  await expectState('Altstadt', 'gone');
  await triedAgain();
  expect(told()).toEqual([GONE(database)]);
  renameSync(`${database}.away`, database);
  await expectState('Altstadt', 'ok');
  await expect.poll(told).toEqual([GONE(database), AGAIN]);
  await runWell(database, editionB);
  await expectState('Neustadt', 'ok');
});

describe('a file that is put over the open one', () => {
  const digest = (path: string) => readFileSync(path).toString('base64');

  it.each<[string, (database: string) => void]>([
    [
      'by mv',
      (database) => {
        copyFileSync(other, `${database}.put`);
        renameSync(`${database}.put`, database);
      },
    ],
    ['by cp', (database) => copyFileSync(other, database)],
  ])('%s is served, and not written over', async (_, put) => {
    const { database, expectState } = await serving();
    put(database);
    await expectState('Neustadt', 'ok');
    expect(digest(database)).toBe(digest(other));
    await runWell(database, editionA);
    await expectState('Altstadt', 'ok');
    expectOneOf(database, [editionA]);
  });
});

describe('a sync whose database file disappears meanwhile', () => {
  it.each<[string, (database: string) => void]>([
    ['is deleted', (database) => rmSync(database)],
    ['is overwritten', (database) => copyFileSync(other, database)],
    [
      'gives way to another',
      (database) => {
        copyFileSync(other, `${database}.put`);
        renameSync(`${database}.put`, database);
      },
    ],
  ])('reports no success when it %s', async (_, takeAway) => {
    const database = join(temporaryFolder(), 'd.sqlite');
    copyFileSync(good, database);
    const url = await bundesbank({
      'GET /blz.txt': (_request, response) => {
        takeAway(database);
        response.end(editionB.file);
      },
    });
    const sync = run('sync-command', { DATABASE_URL: `sqlite:${database}` }, [`${url}/blz.txt`, '--now']);
    expect(await sync.exited).toBe(4);
    expect(sync.output.stdout).toBe('');
    expect(sync.output.stderr).toContain(`${GONE(database)[1]}\n`);
  });
});

it('a file that is copied over the one of a sync at any moment is never mixed with the sync’s edition', {
  timeout: 1_200_000,
}, async () => {
  const next = random(47);
  const seen = { refused: 0, replaced: 0, stored: 0, refusedAsDamaged: 0 };
  const database = copyOfGood();
  for (let round = 0; round < COPIES; round += 1) {
    copyFileSync(good, database);
    const args = [`file:${newer}`, '--accept', smallA.sha256, '--now'];
    const sync = run('sync-command', { DATABASE_URL: `sqlite:${database}` }, args);
    const isLate = next() < 0.7;
    const milliseconds = next() * (isLate ? 60 : 300);
    await new Promise<void>((resolve) => {
      const start = () => {
        if (!isLate || sync.output.stderr.includes('store')) setTimeout(resolve, milliseconds);
      };
      start();
      sync.child.stderr?.on('data', start);
      sync.exited.then(() => resolve());
    });
    copyFileSync(other, database);
    const status = await sync.exited;
    expect([0, 4], sync.output.stderr).toContain(status);
    if (status === 4) seen.refused += 1;
    else seen[readFileSync(database).equals(readFileSync(other)) ? 'replaced' : 'stored'] += 1;
    // What is there is whole, and so is what going back gives. If the copy came while SQLite wrote its pages, which takes a
    // few milliseconds, the file is refused as damaged.
    const back = run('sync-command', { DATABASE_URL: `sqlite:${database}` }, ['--back']);
    if ((await back.exited) === 0) expectOneOf(database, [editionA, editionB, snapshotEdition]);
    else {
      expect(back.output.stderr).toMatch(IS_DAMAGED);
      seen.refusedAsDamaged += 1;
    }
  }
  console.log(seen);
});

it('a pipe in the place of the database is refused with a sentence', async () => {
  const database = join(temporaryFolder(), 'd.sqlite');
  execFileSync('mkfifo', [database]);
  const { exited, output } = run('sync-command', { DATABASE_URL: `sqlite:${database}` });
  expect([await exited, output.stderr]).toEqual([4, `${database} is neither a file nor a place for one.\n`]);
});
