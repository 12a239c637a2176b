import { beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { CLIENT_NAME, inPostgres } from '../../src/store/tables.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { request, statusOf } from '../request.ts';
import { startServer } from '../server.ts';
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
  it('have one connection each', async () => {
    expect(await sql(database, `SELECT count(*)::int ${BACKENDS}`)).toEqual([{ count: 4 }]);
  });

  it('listen again after their connections were lost', async () => {
    const [{ pids }] = await sql(database, `SELECT array_agg(pid) AS pids ${BACKENDS}`);
    await sql(database, `SELECT pg_terminate_backend(pid) ${BACKENDS}`);
    // The connection of this test is opened again when it is used.
    const again = `SELECT count(*)::int ${BACKENDS} AND state = 'idle' AND pid <> ALL (ARRAY[${pids}])`;
    await expect.poll(() => sql(database, again)).toEqual([{ count: 3 }]);
    await expectSwapped();
  });

  it('find out about a change without a notification, even of an edition that has the same number', async () => {
    const statuses = () => Promise.all(urls.map(statusOf));
    const attempt = { at: '2026-11-21T03:00:00.000Z', outcome: 'unchanged', reason: null };
    await sql(
      database,
      inPostgres(`INSERT INTO {attempt} (at, outcome) VALUES ('${attempt.at}', 'unchanged')`),
    );
    await expect.poll(statuses).toMatchObject(Array(3).fill({ lastAttempt: attempt }));
    // As after a failover, or in a schema that was dropped and made again.
    await sql(database, inPostgres('UPDATE {edition} SET highest_record_number = 7'));
    await expect.poll(statuses).toMatchObject(Array(3).fill({ data: { highestRecordNumber: 7 } }));
  });
});

describe('the sync lock', () => {
  it('is free after a lease when its holder hangs', async () => {
    const [holder, other] = [await openPostgres(database, 3000), await openPostgres(database)];
    expect(await holder.lock()).toBe(true);
    expect(await other.lock()).toBe(false);
    await expect.poll(() => other.lock(), { interval: 20 }).toBe(true);
    expect(await holder.lock()).toBe(false);
    await Promise.all([holder.close(), other.close()]);
  });
});
