import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { inSqlite } from '../../src/store/tables.ts';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { request } from '../request.ts';
import { otherLines, run, startServer } from '../server.ts';
import { nextSecond, TICKING } from '../ticking.ts';
import { CANARY, editionA, editionB, snapshotEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { runWell } from './run-well.ts';

const folder = temporaryFolder(cleaningAfterAll());
const good = join(folder, 'good.sqlite');
const other = join(folder, 'other.sqlite');
const next = join(folder, 'next.txt');

beforeAll(async () => {
  await runWell(good, editionA);
  await runWell(other, editionB);
  writeFileSync(next, editionB.file);
});

/**
 * Starts a server on a copy of the good file. `expectState` waits until it serves a city for the canary, and reports a
 * state of the database. `told` gives the messages that it has logged.
 */
async function serving() {
  const database = join(temporaryFolder(), 'd.sqlite');
  copyFileSync(good, database);
  const { url, output } = await startServer({ ...TICKING, DATABASE_URL: `sqlite:${database}` });
  const expectState = async (city: string, state: string) => {
    const seen = async () => [
      JSON.parse((await request(url, `/api/bank/${CANARY}`)).body).city,
      JSON.parse((await request(url, '/api/status')).body).database,
    ];
    await expect.poll(seen, { interval: 20 }).toEqual([city, state]);
  };
  const told = () => otherLines(output.stderr).map(({ msg, err }) => [msg, ...(err ? [err.message] : [])]);
  await expectState('Altstadt', 'ok');
  // The server tries again each second.
  const triedAgain = () => nextSecond(output);
  return { database, url, expectState, told, triedAgain };
}

const GONE = (database: string) => [
  'The database could not be read',
  `${database} was deleted while it was in use, or another file was put in its place.`,
];
const AGAIN = ['The database is read again'];

describe('a database file that disappears under a running server', () => {
  it('is reported missing once, and read again when it comes back', async () => {
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

  it('is followed by the file that the next sync makes', async () => {
    const { database, expectState, told } = await serving();
    for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
    await expectState('Altstadt', 'gone');
    const sync = run('sync-command', { DATABASE_URL: `sqlite:${database}` }, [`file:${next}`, '--now']);
    expect([await sync.exited, sync.output.stdout.split('\n')[0]]).toEqual([0, 'updated']);
    await expectState('Neustadt', 'ok');
    await expect.poll(told).toEqual([GONE(database), AGAIN]);
    expectOneOf(database, [editionB]);
  });

  it('is followed by the one that is put in its place', async () => {
    const { database, expectState, told } = await serving();
    const put = `${database}.put`;
    copyFileSync(other, put);
    renameSync(put, database);
    await expectState('Neustadt', 'ok');
    await expect.poll(told).toEqual([GONE(database), AGAIN]);
    await runWell(database, editionA);
    await expectState('Altstadt', 'ok');
  });

  it.each<[string, (path: string) => void, string]>([
    ['a text', (path) => writeFileSync(path, 'Dear diary'), 'unreadable'],
    ['a folder', (path) => mkdirSync(path), 'unreadable'],
  ])('is reported once, also where %s is put in its place', async (_, put, state) => {
    const { database, expectState, told, triedAgain } = await serving();
    rmSync(database);
    put(database);
    await expectState('Altstadt', state);
    await triedAgain();
    expect(told()).toEqual([GONE(database)]);
  });
});

/** Leaves frames in the log of a database, which a reader in another process keeps there. Ends with the test. */
async function keepLog(database: string) {
  const reader = new DatabaseSync(database);
  reader.exec(inSqlite('BEGIN; SELECT count(*) FROM {edition}'));
  reader.prepare(inSqlite('SELECT count(*) FROM {edition}')).get();
  const writer = new DatabaseSync(database);
  writer.exec(
    inSqlite("INSERT INTO {attempt} (at, outcome) VALUES ('2026-03-10T03:00:00.000Z', 'unchanged')"),
  );
  expect(statSync(`${database}-wal`).size).toBeGreaterThan(0);
  return () => {
    reader.close();
    writer.close();
  };
}

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
    ['by overwriting it', (database) => writeFileSync(database, readFileSync(other), { flag: 'r+' })],
  ])('%s is told, served, and not written over', async (_, put) => {
    const { database, expectState, told } = await serving();
    put(database);
    await expectState('Neustadt', 'ok');
    await expect.poll(told).toEqual([GONE(database), AGAIN]);
    expect(digest(database)).toBe(digest(other));
    await runWell(database, editionA);
    await expectState('Altstadt', 'ok');
    expectOneOf(database, [editionA]);
  });

  it('while its log is full is not written over by the log', async () => {
    const { database, expectState, told, triedAgain } = await serving();
    const end = await keepLog(database);
    // The server has looked at the file after that.
    await triedAgain();
    copyFileSync(other, `${database}.put`);
    renameSync(`${database}.put`, database);
    end();
    await expectState('Neustadt', 'ok');
    expect(told().at(-1)).toEqual(AGAIN);
    expect(digest(database)).toBe(digest(other));
    await runWell(database, editionA);
    expectOneOf(database, [editionA]);
  });

  it.each<[string, number, string]>([
    ['nothing', 0, 'gone'],
    ['its first half', 0.5, 'unreadable'],
  ])('and is truncated to %s is told, and left as it is', async (_, part, state) => {
    const { database, expectState, told, triedAgain } = await serving();
    const size = Math.floor(statSync(database).size * part);
    truncateSync(database, size);
    await expectState('Altstadt', state);
    await triedAgain();
    expect(told()).toEqual([GONE(database)]);
    expect(statSync(database).size).toBe(size);
    copyFileSync(other, database);
    await expectState('Neustadt', 'ok');
  });

  it('leaves no frames in the log after a sync', async () => {
    const { database, expectState } = await serving();
    await runWell(database, editionB);
    await expectState('Neustadt', 'ok');
    // The server may have read while the sync ended. It empties the log at its next look.
    await expect.poll(() => statSync(`${database}-wal`).size).toBe(0);
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

describe('a path that can’t hold a database is refused with a sentence', () => {
  it.each<[string, (path: string) => void, RegExp]>([
    ['a pipe', (path) => execFileSync('mkfifo', [path]), /^\S+ is neither a file nor a place for one\.\n$/],
    ['a folder', (path) => mkdirSync(path), /^\S+ is a folder\. DATABASE_URL must name a file\.\n$/],
  ])('%s', async (_, make, sentence) => {
    const path = join(temporaryFolder(), 'd.sqlite');
    make(path);
    for (const [command, status] of [
      ['main', 1],
      ['sync-command', 4],
    ] as const) {
      const { exited, output } = run(command, { PORT: '0', DATABASE_URL: `sqlite:${path}` });
      expect([await exited, output.stderr]).toEqual([status, expect.stringMatching(sentence)]);
    }
  });

  it.each([':memory:', 'file::memory:', 'file:x?mode=memory'])('%s', async (path) => {
    const { exited, output } = run('main', { PORT: '0', DATABASE_URL: `sqlite:${path}` });
    expect([await exited, output.stderr]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL is "sqlite:.*", but must be sqlite:PATH of a file /),
    ]);
  });
});

describe('a deleted file', () => {
  it('is made anew by the next start', async () => {
    const { database } = await serving();
    rmSync(database);
    await startServer({ DATABASE_URL: `sqlite:${database}` });
    expectOneOf(database, [snapshotEdition]);
  });
});
