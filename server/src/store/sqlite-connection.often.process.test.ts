import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { inSqlite } from './tables.ts';

const WRITES = count({ usual: 300, long: 10_000 });

/** Writes as another process does: into the log first, then from the log into the file. */
const WRITER = `
  import { DatabaseSync } from '@photostructure/sqlite';
  const [path, statement] = process.argv.slice(1);
  const db = new DatabaseSync(path, { timeout: 10_000 });
  for (let write = 0; write < ${WRITES}; write += 1) {
    db.exec(statement);
    try { db.exec('PRAGMA wal_checkpoint(TRUNCATE)'); } catch {}
  }`;

it('a file that another process writes and reads on is never taken for another file', async () => {
  const path = join(temporaryFolder(), 'test.sqlite');
  const connection = new SqliteConnection(path);
  const insert = inSqlite("INSERT INTO {attempt} (at, outcome) VALUES ('', 'unchanged')");
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path, insert], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const select = inSqlite('SELECT count(*) AS count FROM {attempt}');
  const read = () => connection.transaction('read', async (db) => db.prepare(select).get()?.['count']);
  while (writer.exitCode === null) {
    await read();
    await turn();
  }
  expect(await exited).toEqual([0, null]);
  expect(await read()).toBe(WRITES);
  connection.close();
});
