import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../postgres/databases.ts';
import { startServer } from '../server.ts';
import { roundRobin } from './round-robin.ts';

const ROUNDS = 17;
const CLIENTS = 6;

it('three instances are restarted one after the other under load without a failed request', {
  timeout: 1_200_000,
}, async () => {
  const database = await emptyDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: database })));
  const client = roundRobin(servers.map(({ url }) => url));
  onTestFinished(client.end);
  let answers = 0;
  let done = false;
  const load = Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!done) {
        const { status, body } = await client.ask('/api/bank/37040044');
        if (status !== 200) throw new Error(`${status} ${body}`);
        answers += 1;
        await sleep(25);
      }
    }),
  );
  load.catch(() => {});
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { child, exited, url }] of servers.entries()) {
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
      servers[index] = await startServer({ DATABASE_URL: database, PORT: new URL(url).port });
      const before = answers;
      await expect.poll(() => answers, { interval: 20 }).toBeGreaterThan(before + 10);
    }
  }
  done = true;
  await load;
  console.log(`${3 * ROUNDS} restarts, ${answers} answers, passed over:`, client.passedOver);
});
