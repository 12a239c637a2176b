import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { renewing } from './lease.ts';
import { openSqlite } from './sqlite.ts';
import { inSqlite } from './tables.ts';

it('the sync lock is renewed while a run lasts', async () => {
  const path = join(temporaryFolder(), 'test.sqlite');
  const store = openSqlite(path);
  onTestFinished(() => store.close());
  await store.lock();
  const db = new DatabaseSync(path);
  onTestFinished(() => db.close());
  const until = () => String(db.prepare(inSqlite('SELECT until FROM {lease}')).get()?.['until']);
  const first = until();
  const last = await renewing(
    store,
    () => expect.poll(until, { interval: 5 }).not.toBe(first).then(until),
    10,
  );
  expect(last > first).toBe(true);
});
