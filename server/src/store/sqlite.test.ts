import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { SqliteStore } from './sqlite.ts';
import { StoreError } from './store.ts';

const ADD = "INSERT INTO {attempt} (at, outcome) VALUES ('ours', 'unchanged')";
const COUNT = 'SELECT count(*) AS count FROM {attempt}';

/** The path of an empty database of ours. */
async function database(): Promise<string> {
  const path = join(temporaryFolder(), 'test.sqlite');
  await new SqliteStore(path).close();
  return path;
}

function connect(path: string): SqliteStore {
  const store = new SqliteStore(path);
  onTestFinished(() => store.close());
  return store;
}

const add = (store: SqliteStore) => store.transaction('write', (query) => query(ADD));
const count = (store: SqliteStore) =>
  store.transaction('read', async (query) => (await query<{ count: number }>(COUNT))[0]?.count);

it('a file that is moved away or replaced is neither read nor written until it is back', async () => {
  const [path, other] = [await database(), await database()];
  const store = connect(path);
  await add(store);
  const version = store.version();
  renameSync(path, `${path}.away`);
  expect(store.version()).not.toBe(version);
  const refused = new StoreError(`${path} was moved, deleted or replaced while it was in use.`);
  await expect(count(store)).rejects.toThrow(refused);
  expect(existsSync(path)).toBe(false);
  const before = readFileSync(other);
  renameSync(other, path);
  await expect(add(store)).rejects.toThrow(refused);
  expect(readFileSync(path).equals(before)).toBe(true);
  renameSync(`${path}.away`, path);
  expect(await count(store)).toBe(1);
});

it('a write by another process does not end a connection, and leaves the log empty', async () => {
  const path = await database();
  const [one, other] = [connect(path), connect(path)];
  await add(one);
  for (let round = 1; round <= 20; round += 1) {
    const version = other.version();
    await add(one);
    expect(other.version()).not.toBe(version);
    expect(await count(other)).toBe(round + 1);
    expect(readFileSync(`${path}-wal`)).toHaveLength(0);
  }
});

it('a file that can’t be written is read, and is not created again once it is gone', async () => {
  const path = `${await database()}.copy`;
  copyFileSync(path.replace(/\.copy$/, ''), path);
  // SQLite can't make its shared memory there, and so does not open the file for writing.
  mkdirSync(`${path}-shm`);
  const store = connect(path);
  expect([store.readOnlyError, await count(store)]).toEqual([expect.any(StoreError), 0]);
  await expect(add(store)).rejects.toThrow(StoreError);
  renameSync(path, `${path}.away`);
  await expect(count(store)).rejects.toThrow(StoreError);
  expect(existsSync(path)).toBe(false);
});
