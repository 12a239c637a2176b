import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { CLIENT_NAME, TABLES } from '../../src/store/tables.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { request, statusOf } from '../request.ts';
import { startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

/** Stores an edition as a sync elsewhere would. */
async function add(database: string, number: number): Promise<void> {
  const store = await openPostgres(database);
  await addEdition(store, number);
  await store.close();
}

/**
 * Starts two instances on one database. `expectServed` waits until both serve an edition, by their answers about a bank
 * and by their status.
 */
async function twoInstances(DATABASE_URL: string) {
  const servers = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
  const served = () =>
    Promise.all(
      servers.map(async ({ url }) => {
        const { lastSync } = await statusOf(url);
        const said = Number(lastSync?.sha256 ?? 0);
        return [editionOf((await request(url, '/api/bank/37040044')).body), said];
      }),
    );
  const expectServed = (number: number) =>
    expect.poll(served, { interval: 20 }).toEqual([
      [number, number],
      [number, number],
    ]);
  return { servers, expectServed };
}

/** The servers' connections that are not idle. */
const IN_TRANSACTION = `SELECT pid FROM pg_stat_activity
  WHERE application_name = '${CLIENT_NAME}' AND datname = current_database() AND state <> 'idle'`;

describe('a schema that is dropped and made again while the instances are stopped', () => {
  it.each([
    ['the snapshot in it', 0],
    ['another edition under the same number', 2],
  ])('is served as it is, with %s', async (_, number) => {
    const database = await emptyDatabase();
    const { servers, expectServed } = await twoInstances(database);
    await add(database, 1);
    await expectServed(1);
    const signal = (name: NodeJS.Signals) => {
      for (const { child } of servers) child.kill(name);
    };
    signal('SIGSTOP');
    // A server that is stopped in the middle of a transaction would hold up all others.
    while ((await sql(database, IN_TRANSACTION)).length > 0) {
      signal('SIGCONT');
      await sleep(20);
      signal('SIGSTOP');
    }
    await sql(database, `DROP SCHEMA ${TABLES} CASCADE`);
    await (await openStore(database, SNAPSHOT)).close();
    if (number > 0) await add(database, number);
    signal('SIGCONT');
    await expectServed(number);
  });
});
