import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { berlinDay } from '../../src/directory/edition.ts';
import { inSqlite } from '../../src/store/tables.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { request } from '../request.ts';
import { startServer } from '../server.ts';
import { editionA } from './editions.ts';
import { expectServed } from './invariants.ts';
import { runWell } from './run-well.ts';

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const folder = temporaryFolder(cleaningAfterAll());

describe('a directory that no sync has renewed', () => {
  it.each([
    // edition.test.ts tests the exact days.
    ['valid until 13 days ago', { until: 13, at: 100 }, 'ok'],
    ['valid until 14 days ago', { until: 14, at: 100 }, 'stale'],
    ['of unknown validity, stored 100 days ago', { until: null, at: 100 }, 'unknown'],
  ])('%s, is served, and its age reported', async (name, { until, at }, verdict) => {
    const database = join(folder, `${name}.sqlite`);
    await runWell(database, editionA);
    const db = new DatabaseSync(database);
    const validUntil = until === null ? null : berlinDay(ago(until));
    db.prepare(inSqlite('UPDATE {edition} SET at = ?, valid_until = ?')).run(
      ago(at).toISOString(),
      validUntil,
    );
    db.close();
    const { url } = await startServer({ DATABASE_URL: `sqlite:${database}` });
    await expectServed(url, [editionA]);
    const status = JSON.parse((await request(url, '/api/status')).body);
    const health = await request(url, '/healthz');
    expect([status.data.stale, health.status, JSON.parse(health.body)]).toEqual([
      verdict === 'stale',
      200,
      { status: verdict },
    ]);
  });
});
