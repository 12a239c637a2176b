import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { isInstalled } from '../installed.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { startPooler } from '../postgres/pooler.ts';
import { request } from '../request.ts';
import { otherLines, run, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

describe.skipIf(!isInstalled('pgbouncer', '--version'))('a pooler in front of the database', () => {
  it('in transaction mode is refused with a sentence', async () => {
    const database = await emptyDatabase();
    const pooled = await startPooler(database, 'transaction');
    const name = Object.assign(new URL(pooled), { username: '' }).href;
    const sentence =
      `The database ${name} can't be used through this pooler: it is in transaction mode, and LISTEN and the right ` +
      "to sync need a connection of their own. Name the database's direct address, or set the pooler to session mode.\n";
    for (const [command, status] of [
      ['main', 1],
      ['sync-command', 4],
    ] as const) {
      const { exited, output } = run(command, { PORT: '0', DATABASE_URL: pooled });
      expect([await exited, output.stderr]).toEqual([status, sentence]);
    }
    const schemas = "SELECT count(*)::int FROM pg_namespace WHERE nspname LIKE 'iban_rechner%'";
    expect(await sql(database, schemas)).toEqual([{ count: 0 }]);
  });

  it('in transaction mode is refused also while other clients use it', async () => {
    const pooled = await startPooler(await emptyDatabase(), 'transaction');
    let isDone = false;
    const others = Array.from({ length: 5 }, async () => {
      while (!isDone) await sql(pooled, 'SELECT pg_sleep(0.01)', 'SELECT pg_sleep(0.001)');
    });
    try {
      for (let round = 0; round < 10; round += 1) {
        await expect(openPostgres(pooled)).rejects.toThrow('it is in transaction mode');
      }
    } finally {
      isDone = true;
      await Promise.all(others);
    }
  });

  it('in session mode is used, and passes on news of other instances’ editions', async () => {
    const database = await emptyDatabase();
    const pooled = await startPooler(database, 'session');
    const { url, output } = await startServer({ DATABASE_URL: pooled });
    const store = await openPostgres(pooled);
    expect(await store.lock()).toBe(true);
    await addEdition(store, 1);
    await store.close();
    const served = async () => editionOf((await request(url, '/api/bank/37040044')).body);
    await expect.poll(served, { interval: 20 }).toBe(1);
    expect(otherLines(output.stderr)).toEqual([]);
  });
});
