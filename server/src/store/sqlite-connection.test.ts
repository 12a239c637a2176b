import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { openSqlite } from './sqlite.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { GoneError, StoreError } from './store.ts';
import { inSqlite } from './tables.ts';

const ADD = inSqlite("INSERT INTO {attempt} (at, outcome) VALUES ('ours', 'unchanged')");
const COUNT = inSqlite('SELECT count(*) AS count FROM {attempt}');

/** Does what `cp` does. The time of the last change would be the same if it came at once after ours. */
function copyOver(from: string, to: string): void {
  copyFileSync(from, to);
  utimesSync(to, 1, 1);
}

/** A database of ours, closed, with this many banks. */
async function database(count: number): Promise<string> {
  const path = join(temporaryFolder(), 'test.sqlite');
  const store = openSqlite(path);
  const banks = snapshot.banks.slice(0, count);
  const at = '2026-11-21T00:00:00.000Z';
  await store.seed(
    [{ edition: { origin: 'snapshot', at, banks: count, ...snapshot.edition }, banks }],
    '2026-11-21',
  );
  await store.close();
  return path;
}

describe('a file that is put over ours', () => {
  it.each([3000, 10])('in a transaction stays as it is (%d banks)', async (banks) => {
    const [path, other] = [await database(1000), await database(banks)];
    const connection = new SqliteConnection(path);
    await connection.transaction('write', async (db) => db.exec(ADD));
    const writing = connection.transaction('write', async (db) => {
      db.exec(ADD);
      copyOver(other, path);
    });
    await expect(writing).rejects.toThrow(GoneError);
    await connection.close();
    expect(readFileSync(path).equals(readFileSync(other))).toBe(true);
  });

  it('between two transactions is written into if nobody has the right to sync', async () => {
    const [path, other] = [await database(1000), await database(10)];
    const connection = new SqliteConnection(path);
    onTestFinished(() => connection.close());
    await connection.transaction('write', async (db) => db.exec(ADD));
    copyOver(other, path);
    await connection.transaction('write', async (db) => db.exec(ADD));
    const counts = inSqlite(
      'SELECT (SELECT count(*) FROM {attempt}) AS attempts, count(*) AS banks FROM {bank}',
    );
    const read = connection.transaction('read', async (db) => db.prepare(counts).get());
    expect(await read).toEqual({ attempts: 1, banks: 10 });
  });

  it('while we have the right to sync stays as it is', async () => {
    const [path, other] = [await database(1000), await database(3000)];
    const store = openSqlite(path);
    expect(await store.lock()).toBe(true);
    copyOver(other, path);
    expect(await store.lock()).toBe(false);
    const attempt = { at: '2026-11-21T00:00:00.000Z', outcome: 'unchanged', reason: null } as const;
    await expect(store.noteAttempt(attempt)).rejects.toThrow(GoneError);
    await store.unlock();
    await store.close();
    expect(readFileSync(path).equals(readFileSync(other))).toBe(true);
  });

  it('is read', async () => {
    const [path, other] = [await database(1000), await database(3000)];
    const store = openSqlite(path);
    onTestFinished(() => store.close());
    expect((await store.read('2026-11-21'))?.banks).toHaveLength(1000);
    copyOver(other, path);
    expect((await store.read('2026-11-21'))?.banks).toHaveLength(3000);
    copyFileSync(await database(20), `${path}.put`);
    renameSync(`${path}.put`, path);
    expect((await store.read('2026-11-21'))?.banks).toHaveLength(20);
    rmSync(path);
    await expect(store.read('2026-11-21')).rejects.toThrow(GoneError);
    expect(existsSync(path)).toBe(false);
  });
});

it('what another process writes is no reason to end, and leaves nothing in the log', async () => {
  const path = join(temporaryFolder(), 'test.sqlite');
  const [one, other] = [new SqliteConnection(path), new SqliteConnection(path)];
  await one.transaction('write', async (db) => db.exec(ADD));
  for (let round = 1; round <= 20; round += 1) {
    await one.transaction('write', async (db) => db.exec(ADD));
    expect(await other.transaction('read', async (db) => db.prepare(COUNT).get()?.['count'])).toBe(round + 1);
    expect(readFileSync(`${path}-wal`)).toHaveLength(0);
  }
  await one.close();
  await other.close();
});

it('a file that can only be read is checked as a whole only if it has changed', async () => {
  const original = await database(10);
  const path = `${original}.copy`;
  copyFileSync(original, path);
  const raw = new DatabaseSync(original);
  const root = raw.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(inSqlite('{lease}'));
  raw.close();
  // SQLite can't make its shared memory there, and so does not open the file for writing.
  mkdirSync(`${path}-shm`);
  utimesSync(path, 1, 1);
  const connection = new SqliteConnection(path);
  onTestFinished(() => connection.close());
  const read = () => connection.transaction('read', async (db) => db.prepare(COUNT).get()?.['count']);
  expect([connection.readOnlyError, await read()]).toEqual([expect.any(StoreError), 0]);
  // No reading of ours sees the damage.
  const bytes = readFileSync(path);
  writeFileSync(
    path,
    bytes.fill(0xaa, (Number(root?.['rootpage']) - 1) * 4096, Number(root?.['rootpage']) * 4096),
  );
  utimesSync(path, 1, 1);
  expect(await read()).toBe(0);
  utimesSync(path, 2, 2);
  await expect(read()).rejects.toThrow(StoreError);
});

it.skipIf(!existsSync('/proc/self/fd'))(
  'a connection whose file was replaced keeps neither the old one open nor a lock on it',
  async () => {
    const path = await database(10);
    const other = await database(20);
    const connection = new SqliteConnection(path);
    onTestFinished(() => connection.close());
    const read = () => connection.transaction('read', async (db) => db.prepare(COUNT).all());
    for (let reading = 0; reading < 5; reading += 1) await read();
    renameSync(other, path);
    await read();
    const oldOnes = () =>
      readdirSync('/proc/self/fd').filter((file) => {
        try {
          return readlinkSync(`/proc/self/fd/${file}`) === `${path} (deleted)`;
        } catch {
          return false;
        }
      });
    await expect.poll(oldOnes, { interval: 5, timeout: 500 }).toEqual([]);
  },
);
