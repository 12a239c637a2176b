import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { inSqlite } from './tables.ts';

/** Calls `action` between the end of the transaction that is open now and whatever waits for that end. */
function afterCommit(db: DatabaseSyncInstance, action: () => void): void {
  queueMicrotask(() => (db.isTransaction ? afterCommit(db, action) : action()));
}

it('a file is not taken for another while somebody else moves into it what we have written', async () => {
  const path = join(temporaryFolder(), 'test.sqlite');
  const connection = new SqliteConnection(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  // The time of the last change would be the same if both came at once.
  await sleep(50);
  await connection.transaction('write', async (db) => {
    db.exec(inSqlite("INSERT INTO {attempt} (at, outcome) VALUES ('', 'unchanged')"));
    afterCommit(db, () => other.exec('PRAGMA wal_checkpoint(PASSIVE)'));
  });
  const count = inSqlite('SELECT count(*) AS count FROM {attempt}');
  expect(await connection.transaction('read', async (db) => db.prepare(count).get()?.['count'])).toBe(1);
  connection.close();
});

it.skipIf(!existsSync('/proc/self/fd'))(
  'a closed connection keeps neither its file open nor a lock on it',
  async () => {
    const path = join(temporaryFolder(), 'test.sqlite');
    const connection = new SqliteConnection(path);
    const select = inSqlite('SELECT count(*) AS count FROM {attempt}');
    for (let reading = 0; reading < 5; reading += 1)
      await connection.transaction('read', async (db) => db.prepare(select).all());
    connection.close();
    const opened = () =>
      readdirSync('/proc/self/fd').filter((file) => {
        try {
          return readlinkSync(`/proc/self/fd/${file}`).startsWith(path);
        } catch {
          return false;
        }
      });
    await expect.poll(opened, { interval: 5, timeout: 500 }).toEqual([]);
  },
);
