import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { banks, closing, edition, ORIGIN, TODAY } from '../../test/stores.ts';
import { StoreError } from './errors.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The path of a database with the snapshot. */
async function database(): Promise<string> {
  const path = join(temporaryFolder(), 'test.sqlite');
  const store = await openSqlite(path);
  await store.seed([{ edition: edition('snapshot', 'a'), banks }], 'snapshot.tsv');
  await store.close();
  return path;
}

const connect = async (path: string) => closing(await openSqlite(path));
const add = (store: Store, number = 1) =>
  store.add(
    { edition: { ...edition('sync', 'b'), highestRecordNumber: 58_500 + number }, banks },
    ORIGIN,
    TODAY,
  );
const count = async (store: Store) => (await store.read(TODAY))?.state.history.length;

it('a file that is moved away or replaced is neither read nor written until it is back', async () => {
  const [path, other] = [await database(), await database()];
  const store = await connect(path);
  await add(store);
  renameSync(path, `${path}.away`);
  const refused = /was moved, deleted or replaced while it was in use: put it back, or start again\.$/;
  await expect(count(store)).rejects.toThrow(refused);
  expect(existsSync(path)).toBe(false);
  const before = readFileSync(other);
  renameSync(other, path);
  await expect(add(store, 2)).rejects.toThrow(refused);
  expect(readFileSync(path).equals(before)).toBe(true);
  renameSync(`${path}.away`, path);
  expect(await count(store)).toBe(2);
});

it('a write by another process does not end a connection, and leaves the log empty', async () => {
  const path = await database();
  const [one, other] = [await connect(path), await connect(path)];
  for (let round = 1; round <= 7; round += 1) {
    await add(one, round);
    expect(await count(other)).toBe(round + 1);
    expect(readFileSync(`${path}-wal`)).toHaveLength(0);
  }
});

it('a file that can’t be written is read, and is not created again once it is gone', async () => {
  const path = `${await database()}.copy`;
  copyFileSync(path.replace(/\.copy$/, ''), path);
  // SQLite can't make its shared memory there, and so does not open the file for writing.
  mkdirSync(`${path}-shm`);
  const store = await connect(path);
  expect([store.readOnlyError, await count(store)]).toEqual([expect.any(StoreError), 1]);
  await expect(add(store)).rejects.toThrow(StoreError);
  renameSync(path, `${path}.away`);
  await expect(count(store)).rejects.toThrow(StoreError);
  expect(existsSync(path)).toBe(false);
});

it('a file that can’t be written is not read while a log beside it has newer data', async () => {
  const path = `${await database()}.copy`;
  copyFileSync(path.replace(/\.copy$/, ''), path);
  mkdirSync(`${path}-shm`);
  // As a server leaves it that lost its power before it moved its log into the file.
  writeFileSync(`${path}-wal`, 'an edition');
  await expect(openSqlite(path)).rejects.toThrow(/can't be opened for writing/);
  writeFileSync(`${path}-wal`, '');
  expect(await count(await connect(path))).toBe(1);
});
