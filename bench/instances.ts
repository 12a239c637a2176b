import { rmSync } from 'node:fs';
import { openPostgres } from '../server/src/store/postgres.ts';
import { addEdition, editionOf } from '../server/test/instances/editions.ts';
import { unpackBinaries } from '../server/test/postgres/binaries.ts';
import { startCluster } from '../server/test/postgres/cluster.ts';
import { inTurns, QUICK, reportLimit } from './figures.ts';
import { startServer } from './servers.ts';

// How soon two instances on one PostgreSQL serve a new edition.

const binaries = unpackBinaries();
const cluster = await startCluster(binaries);
const startInstance = () => startServer('main', { DATABASE_URL: cluster.url });
// The first instance makes the schema and the snapshot, which later starts don't.
await (await startInstance()).end();
const instances = [await startInstance(), await startInstance()];

/** Milliseconds from the commit of an edition until all instances answer from it. */
async function timeToServe(edition: number): Promise<number> {
  const store = await openPostgres(cluster.url);
  await addEdition(store, edition);
  const start = performance.now();
  for (const { url } of instances)
    while (editionOf(await (await fetch(`${url}/api/bank/37040044`)).text()) !== edition);
  const milliseconds = performance.now() - start;
  await store.close();
  return milliseconds;
}

try {
  let edition = 0;
  const { swap } = await inTurns(QUICK ? 1 : 5, {
    swap() {
      edition += 1;
      return timeToServe(edition);
    },
  });
  reportLimit('from the commit to the new edition on both', swap, 1000, 'ms');
} finally {
  await Promise.all(instances.map(({ end }) => end()));
  await cluster.remove();
  rmSync(binaries, { recursive: true });
}
