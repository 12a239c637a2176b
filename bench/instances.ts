import { rmSync } from 'node:fs';
import { openPostgres } from '../server/src/store/postgres.ts';
import { addEdition, editionOf } from '../server/test/instances/editions.ts';
import { unpackBinaries } from '../server/test/postgres/binaries.ts';
import { startCluster } from '../server/test/postgres/cluster.ts';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { throughput } from './load.ts';
import { startServer } from './servers.ts';

// How many requests two instances on one PostgreSQL answer compared with one, and how soon both serve a new edition.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.3] : [5, 3];
const SWAP_LIMIT_MS = 1000;

/** Milliseconds from the commit of an edition until all instances answer from it. */
async function timeToServe(database: string, urls: readonly string[], number: number): Promise<number> {
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

const binaries = unpackBinaries();
const cluster = await startCluster(binaries);
const startInstance = () => startServer('main', { DATABASE_URL: cluster.url });
// The first instance makes the schema and the snapshot, which later starts don't.
await (await startInstance()).end();
const instances = [await startInstance(), await startInstance()];
try {
  const urls = instances.map(({ url }) => url);
  const one = urls.slice(0, 1);
  const measured = { one: [] as number[], two: [] as number[], single: [] as number[], swap: [] as number[] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    measured.one.push(await throughput(one, SECONDS, 16));
    measured.two.push(await throughput(urls, SECONDS, 16));
    measured.single.push(await throughput(one, SECONDS, 1));
    measured.swap.push(await timeToServe(cluster.url, urls, round));
  }
  const perSecond = (rates: readonly number[]) => `${formatted(median(rates))} a second`;
  report('answers of two instances, 16 asked at a time', 'one instance', ratios(measured.two, measured.one), {
    measured: `${perSecond(measured.two)} against ${perSecond(measured.one)}`,
  });
  report(
    'answers of one instance, one asked at a time',
    '16 at a time',
    ratios(measured.single, measured.one),
    {
      measured: perSecond(measured.single),
    },
  );
  report(
    'from the commit to the new edition on both',
    `limit of ${SWAP_LIMIT_MS} ms`,
    measured.swap.map((time) => time / SWAP_LIMIT_MS),
    { aim: '≤ 1', measured: `${formatted(median(measured.swap))} ms` },
  );
} finally {
  await Promise.all(instances.map(({ end }) => end()));
  await cluster.remove();
  rmSync(binaries, { recursive: true });
}
