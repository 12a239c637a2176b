import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { CLIENT_NAME, inPostgres } from '../../src/store/tables.ts';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { editionA } from '../faults/editions.ts';
import { temporaryFolder } from '../folder.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { run, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

const cleanup = cleaningAfterAll();
let database: string;
let store: Store;
let urls: string[];
let number = 0;

beforeAll(async () => {
  database = await emptyDatabase(cleanup);
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: database }, cleanup)));
  urls = servers.map(({ url }) => url);
  store = await openPostgres(database);
  cleanup(() => store.close());
});

const served = async () =>
  Promise.all(urls.map(async (url) => editionOf((await request(url, '/api/bank/37040044')).body)));

/** Stores another edition, and waits until all instances serve it. */
async function expectSwapped() {
  number += 1;
  await addEdition(store, number);
  await expect.poll(served, { interval: 20 }).toEqual([number, number, number]);
}

/** The connections of the servers, and that of this test. */
const BACKENDS = `FROM pg_stat_activity WHERE application_name = '${CLIENT_NAME}' AND datname = current_database()`;

describe('three instances on one database', () => {
  it('swap editions after each commit', async () => {
    for (let round = 0; round < 5; round += 1) await expectSwapped();
  });

  it('have one connection each', async () => {
    expect(await sql(database, `SELECT count(*)::int ${BACKENDS}`)).toEqual([{ count: 4 }]);
  });

  it('listen again after their connections were lost', async () => {
    const [{ pids }] = await sql(database, `SELECT array_agg(pid) AS pids ${BACKENDS}`);
    await sql(database, `SELECT pg_terminate_backend(pid) ${BACKENDS}`);
    // The connection of this test comes back when it is used.
    const again = `SELECT count(*)::int ${BACKENDS} AND state = 'idle' AND pid <> ALL (ARRAY[${pids}])`;
    await expect.poll(() => sql(database, again)).toEqual([{ count: 3 }]);
    await expectSwapped();
  });

  it('find out about a change without a notification', async () => {
    const at = '2026-11-21T03:00:00.000Z';
    await sql(database, inPostgres(`INSERT INTO {attempt} (at, outcome) VALUES ('${at}', 'unchanged')`));
    const attempts = () =>
      Promise.all(
        urls.map(async (url) => JSON.parse((await request(url, '/api/status')).body).lastAttempt?.at),
      );
    await expect.poll(attempts).toEqual([at, at, at]);
  });
});

describe('the sync lock', () => {
  it('belongs to one process, and is free as soon as that is killed', async () => {
    let asked = 0;
    const url = await bundesbank({
      'GET /blz.txt': () => {
        // Never answers.
        asked += 1;
      },
    });
    const holder = run('sync-command', { DATABASE_URL: database }, [`${url}/blz.txt`, '--now']);
    await expect.poll(() => asked).toBe(1);

    const file = join(temporaryFolder(), 'blz.txt');
    writeFileSync(file, editionA.file);
    const sync = () =>
      run('sync-command', { DATABASE_URL: database }, [`file:${file}`, '--accept', editionA.sha256, '--now']);
    const second = sync();
    expect(await second.exited).toBe(3);
    expect(second.output.stderr).toMatch(
      new RegExp(
        `^Another run of the sync is under way: process ${holder.child.pid} on \\S+, since \\d{4}-\\S+Z\\.\\n$`,
      ),
    );

    holder.child.kill('SIGKILL');
    await holder.exited;
    await expect.poll(() => store.lock(), { interval: 20 }).toBe(true);
    await store.unlock();
    const third = sync();
    expect([await third.exited, third.output.stdout.split('\n')[0]]).toEqual([0, 'updated']);
    expect(await store.lock()).toBe(true);
    await store.unlock();
  });

  it('is free when its connection was lost, and after a lease when its holder hangs', async () => {
    const [holder, other] = [await openPostgres(database, 3000), await openPostgres(database)];
    expect(await holder.lock()).toBe(true);
    expect(await other.lock()).toBe(false);
    await expect.poll(() => other.lock(), { interval: 20 }).toBe(true);
    expect(await holder.lock()).toBe(false);
    await sql(
      database,
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await expect.poll(() => holder.lock(), { interval: 20 }).toBe(true);
    expect(await other.lock()).toBe(false);
    await Promise.all([holder.close(), other.close()]);
  });
});
