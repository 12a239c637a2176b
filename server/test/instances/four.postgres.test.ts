import { beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { editionA } from '../faults/editions.ts';
import { isServed } from '../faults/invariants.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { otherLines, run, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

const cleanup = cleaningAfterAll();
let database: string;
let store: Store;
let servers: Awaited<ReturnType<typeof startServer>>[];

beforeAll(async () => {
  database = await emptyDatabase(cleanup);
  // All four make the tables and the snapshot at the same moment.
  servers = await Promise.all([1, 2, 3, 4].map(() => startServer({ DATABASE_URL: database }, cleanup)));
  store = await openPostgres(database);
  cleanup(() => store.close());
});

const served = () =>
  Promise.all(servers.map(async ({ url }) => editionOf((await request(url, '/api/bank/37040044')).body)));
const counted = (origin: string) =>
  sql(database, `SELECT count(*)::int FROM iban_rechner.editions WHERE origin = '${origin}'`);
const BACKENDS = `FROM pg_stat_activity WHERE application_name = 'IBAN-Rechner' AND datname = current_database()`;

describe('four instances on one database', () => {
  it('make one snapshot, and have one connection each', async () => {
    expect(await counted('snapshot')).toEqual([{ count: 1 }]);
    expect(await sql(database, `SELECT count(*)::int ${BACKENDS}`)).toEqual([{ count: 5 }]);
  });

  it('serve what any process stores, also after their connections were lost', async () => {
    await addEdition(store, 1);
    await expect.poll(served, { interval: 20 }).toEqual([1, 1, 1, 1]);
    await sql(database, `SELECT pg_terminate_backend(pid) ${BACKENDS}`);
    await expect
      .poll(() =>
        addEdition(store, 2).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(served, { interval: 20 }).toEqual([2, 2, 2, 2]);
  });

  it('serve one edition, stored once, after four syncs at the same moment', async () => {
    let requests = 0;
    const source = await bundesbank({
      'GET /blz.txt': (_, response) => {
        requests += 1;
        response.end(editionA.file);
      },
    });
    const args = [`${source}/blz.txt`, '--now', '--accept', editionA.sha256];
    const before = await counted('sync');
    const syncs = servers.map(() => run('sync-command', { DATABASE_URL: database }, args));
    for (const { exited, output } of syncs)
      expect([await exited, output.stdout]).toEqual([0, expect.stringMatching(/^(updated|unchanged)\n/)]);
    expect(requests).toBe(4);
    expect(await counted('sync')).toEqual([{ count: before[0].count + 1 }]);
    for (const { url } of servers) await expect.poll(() => isServed(url, editionA)).toBe(true);
  });

  it('log nothing that an operator has to see', () => {
    for (const { output } of servers)
      for (const line of otherLines(output.stderr))
        expect(line.msg).toMatch(
          /^(Another edition is served|The database (could not be read|is read again))$/,
        );
  });
});
