import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { snapshot } from '../bank-file.ts';
import { emptyDatabase } from '../postgres/databases.ts';
import { otherLines, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';
import { roundRobin } from './round-robin.ts';

const ROUNDS = 17;
const SYNCS = 20;

/**
 * Starts three instances and keeps them under load until `end` is called. A failed request fails the test.
 *
 * @param pause between two requests of the same client, in milliseconds
 */
async function threeUnderLoad(pause: number) {
  const database = await emptyDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: database })));
  const client = roundRobin(servers.map(({ url }) => url));
  onTestFinished(client.end);
  const seen = { answers: 0, editions: new Set<number>() };
  let done = false;
  const load = Promise.all(
    Array.from({ length: 6 }, async (_, worker) => {
      for (let index = worker; !done; index += 1) {
        const { blz } = snapshot.banks[index % snapshot.banks.length] ?? {};
        const { status, body } = await client.ask(`/api/bank/${blz}`);
        if (status !== 200) throw new Error(`${status} ${body}`);
        seen.editions.add(editionOf(body));
        seen.answers += 1;
        await sleep(pause);
      }
    }),
  );
  load.catch(() => {});
  const end = async () => {
    done = true;
    await load;
    return { ...seen, passedOver: client.passedOver };
  };
  return { database, servers, seen, end };
}

describe('three instances under load', { timeout: 1_200_000 }, () => {
  it('are restarted one after the other without a failed request', async () => {
    const { database, servers, seen, end } = await threeUnderLoad(25);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { child, exited, url }] of servers.entries()) {
        child.kill('SIGTERM');
        expect(await exited).toBe(0);
        servers[index] = await startServer({ DATABASE_URL: database, PORT: new URL(url).port });
        const before = seen.answers;
        await expect.poll(() => seen.answers, { interval: 20 }).toBeGreaterThan(before + 10);
      }
    }
    const { answers, passedOver } = await end();
    console.log(`${3 * ROUNDS} restarts, ${answers} answers, passed over:`, passedOver);
  });

  it('swap editions in many syncs, and no answer mixes two', async () => {
    const { database, servers, end } = await threeUnderLoad(2);
    const store = await openPostgres(database);
    for (let number = 1; number <= SYNCS; number += 1) {
      await addEdition(store, number);
      const served = () =>
        Promise.all(
          servers.map(async ({ url }) => editionOf(await (await fetch(`${url}/api/bank/37040044`)).text())),
        );
      await expect.poll(served, { interval: 20 }).toEqual([number, number, number]);
    }
    await store.close();
    const { answers, editions, passedOver } = await end();
    console.log(`${answers} answers from ${editions.size} editions`);
    expect(editions.size).toBe(SYNCS + 1);
    expect(passedOver).toEqual({});
    for (const { output } of servers) expect(otherLines(output.stderr)).toEqual([]);
  });
});
