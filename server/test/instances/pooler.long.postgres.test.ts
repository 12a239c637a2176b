import { expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { isInstalled } from '../installed.ts';
import { emptyDatabase } from '../postgres/databases.ts';
import { startPooler } from '../postgres/pooler.ts';
import { request } from '../request.ts';
import { otherLines, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

it.skipIf(!isInstalled('pgbouncer', '--version'))(
  'a pooler in session mode is used, and passes on news of other instances’ editions',
  async () => {
    const pooled = await startPooler(await emptyDatabase());
    const { url, output } = await startServer({ DATABASE_URL: pooled });
    const store = await openPostgres(pooled);
    expect(await store.lock()).toBe(true);
    await addEdition(store, 1);
    await store.close();
    const served = async () => editionOf((await request(url, '/api/bank/37040044')).body);
    await expect.poll(served, { interval: 20 }).toBe(1);
    expect(otherLines(output.stderr)).toEqual([]);
  },
);
