import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { openPostgres } from '../server/src/store/postgres.ts';
import { addEdition, editionOf } from '../server/test/instances/editions.ts';
import { unpackBinaries } from '../server/test/postgres/binaries.ts';
import { startCluster } from '../server/test/postgres/cluster.ts';
import { throughput } from './load.ts';

/*
 * What one instance on a PostgreSQL of its own gives, and what two give against one.
 *
 * ROUNDS SECONDS: prints the figures as JSON. Each figure is the best of so many rounds, because what else runs on the
 * machine can only make it worse; one and two instances take turns, so that both have the same chance.
 */

const [rounds = 5, seconds = 3] = process.argv.slice(2).map(Number);

async function startInstance(DATABASE_URL: string) {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL };
  const start = performance.now();
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, url: /http:\S+/.exec(String(line))?.[0] ?? '', milliseconds: performance.now() - start };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

/** How long after the commit all instances answer from the new edition, in milliseconds. */
async function swap(database: string, urls: readonly string[], number: number): Promise<number> {
  const store = await openPostgres(database);
  await addEdition(store, number);
  const start = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      while (editionOf(await (await fetch(`${url}/api/bank/37040044`)).text()) !== number);
    }),
  );
  const milliseconds = performance.now() - start;
  await store.close();
  return milliseconds;
}

const best = (figures: readonly number[], pick: (...values: number[]) => number) =>
  Math.round(pick(...figures));

const binaries = unpackBinaries();
const cluster = await startCluster(binaries);
// The first makes the schema and the snapshot, which is no part of a start.
await end((await startInstance(cluster.url)).child);
const instances = [await startInstance(cluster.url), await startInstance(cluster.url)];
try {
  const urls = instances.map(({ url }) => url);
  const [one, two, plain, swaps]: number[][] = [[], [], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    one?.push(await throughput(urls.slice(0, 1), seconds, 16));
    two?.push(await throughput(urls, seconds, 16));
    plain?.push(await throughput(urls.slice(0, 1), seconds, 1));
    swaps?.push(await swap(cluster.url, urls, round));
  }
  const [alone, together] = [best(one ?? [], Math.max), best(two ?? [], Math.max)];
  const figures = {
    oneInstance: alone,
    twoInstances: together,
    ratio: Number((together / alone).toFixed(2)),
    oneInstanceNotPipelined: best(plain ?? [], Math.max),
    startMs: best(
      instances.map(({ milliseconds }) => milliseconds),
      Math.min,
    ),
    swapMs: best(swaps ?? [], Math.min),
  };
  console.log(JSON.stringify(figures));
} finally {
  await Promise.all(instances.map(({ child }) => end(child)));
  await cluster.remove();
  rmSync(binaries, { recursive: true });
}
