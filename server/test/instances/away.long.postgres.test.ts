import { Agent } from 'node:http';
import { describe, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { snapshot } from '../bank-file.ts';
import type { Cleanup } from '../folder.ts';
import { hasOwnPostgres, ownPostgres } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { otherLines, startServer } from '../server.ts';
import { addEdition, editionOf } from './editions.ts';
import { lossyProxy } from './lossy-proxy.ts';

/** The ways in which the database can be away: how each begins and ends. */
const FAULTS = {
  stopped: (cluster) => ({ begin: cluster.stop, end: cluster.start }),
  paused: (cluster) => ({ begin: cluster.pause, end: cluster.resume }),
  'cut off': (_, proxy) => ({ begin: proxy.cut, end: proxy.mend }),
} satisfies Record<
  string,
  (
    cluster: Awaited<ReturnType<typeof ownPostgres>>,
    proxy: Awaited<ReturnType<typeof lossyProxy>>,
  ) => { begin: () => void | Promise<void>; end: () => void | Promise<void> }
>;

/**
 * Asks all four endpoints in turn, for as long as `goesOn` says so.
 *
 * @returns how long the slowest answer took, in milliseconds
 */
async function load(url: string, goesOn: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let slowest = 0;
  for (let index = 0; goesOn(); index += 1) {
    const { blz = '' } = snapshot.banks[index % snapshot.banks.length] ?? {};
    const path = [`/api/bank/${blz}`, '/api/faq', '/api/glossary', '/api/status'][index % 4] ?? '';
    const start = performance.now();
    const { status } = await request(url, path, { agent });
    slowest = Math.max(slowest, performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  agent.destroy();
  return slowest;
}

/** Starts a server on a PostgreSQL of its own, which `begin` takes away and `end` gives back. */
async function setUp(fault: keyof typeof FAULTS, cleanup: Cleanup) {
  const cluster = await ownPostgres([], cleanup);
  const proxy = await lossyProxy(cluster.port, cleanup);
  const url = Object.assign(new URL(cluster.url), { port: proxy.port }).href;
  const server = await startServer({ DATABASE_URL: url }, cleanup);
  const served = async () => editionOf((await request(server.url, '/api/bank/37040044')).body);
  return { cluster, server, served, ...FAULTS[fault](cluster, proxy) };
}

describe.skipIf(!hasOwnPostgres)('a server whose database is', () => {
  it.concurrent.for(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    '%s answers as before, and recovers by itself',
    async (fault, { expect, onTestFinished: cleanup }) => {
      const { cluster, server, served, begin, end } = await setUp(fault, cleanup);
      const add = async (number: number) => {
        const store = await openPostgres(cluster.url);
        await addEdition(store, number);
        await store.close();
      };
      const lines = () => otherLines(server.output.stderr);
      await add(1);
      await expect.poll(served, { interval: 20 }).toBe(1);
      await begin();
      let requests = 500;
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

      // While the server is cut off, others can still write.
      if (fault === 'cut off') await add(2);
      await end();
      if (fault === 'cut off') await expect.poll(served).toBe(2);
      await expect.poll(() => lines().at(-1)?.msg).toBe('The database is read again');
      await add(3);
      await expect.poll(served, { interval: 20 }).toBe(3);
      expect(lines()).toHaveLength(2);

      await begin();
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      await end();
      for (const word of [new URL(cluster.url).password, decodeURIComponent(new URL(cluster.url).password)])
        expect(server.output.stderr).not.toContain(word);
    },
  );
});
