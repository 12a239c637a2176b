import { Agent } from 'node:http';
import { describe, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { hasOwnPostgres, ownPostgres } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { otherLines, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';

const PATHS = ['/api/bank/37040044', '/api/faq', '/api/glossary', '/api/status'];

/** Asks all endpoints in turn, for as long as `goesOn` says so. @returns the milliseconds of the slowest answer */
async function load(url: string, goesOn: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let slowest = 0;
  for (let index = 0; goesOn(); index += 1) {
    const path = PATHS[index % 4] ?? '';
    const start = performance.now();
    const { status } = await request(url, path, { agent });
    slowest = Math.max(slowest, performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  agent.destroy();
  return slowest;
}

describe.skipIf(!hasOwnPostgres)('a server whose database is', () => {
  it.concurrent.for(['killed', 'frozen'])(
    '%s answers as before, and recovers by itself',
    async (fault, { expect, onTestFinished: cleanup }) => {
      const cluster = await ownPostgres([], cleanup);
      const [begin, end] =
        fault === 'killed' ? [cluster.stop, cluster.start] : [cluster.pause, async () => cluster.resume()];
      const server = await startServer({ DATABASE_URL: cluster.url }, cleanup);
      const served = async () => editionOf((await request(server.url, '/api/bank/37040044')).body);
      const add = async (number: number) => {
        const store = await openPostgres(cluster.url);
        await addEdition(store, number);
        await store.close();
      };
      const lines = () => otherLines(server.output.stderr);
      await add(1);
      await expect.poll(served, { interval: 20 }).toBe(1);
      await begin();
      let requests = 200;
      const slowest = await load(server.url, () => requests-- > 0 || lines().length === 0);
      expect(lines()).toEqual([
        expect.objectContaining({
          level: 50,
          msg: 'The database could not be read',
          err: expect.objectContaining({ message: expect.stringContaining("can't be reached: ") }),
        }),
      ]);
      // An answer that waited for the database would take five seconds, the timeout of a connection.
      expect(slowest).toBeLessThan(4500);
      expect(await served()).toBe(1);

      await end();
      await expect.poll(() => lines().at(-1)?.msg).toBe('The database is read again');
      await add(2);
      await expect.poll(served, { interval: 20 }).toBe(2);
      expect(lines()).toHaveLength(2);

      await begin();
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      await end();
      const { password } = new URL(cluster.url);
      for (const word of [password, decodeURIComponent(password)])
        expect(server.output.stderr).not.toContain(word);
    },
  );
});
