import { rmSync } from 'node:fs';
import { unpackBinaries } from '../server/test/postgres/binaries.ts';
import { startCluster } from '../server/test/postgres/cluster.ts';
import { against, inTurns, QUICK, ratios, report } from './figures.ts';
import { flood, requestFor } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { restartOurs, startServer, withFolder } from './servers.ts';

// GET /api/bank/:blz, compared with the usual ways to build such a server.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [7, 0.7];

await withFolder(async (folder) => {
  const binaries = unpackBinaries();
  const cluster = await startCluster(binaries);
  const servers = {
    ours: await restartOurs(folder),
    sqlite: await startServer('bench-sqlite'),
    express: await startServer('bench-express', {}, [cluster.url]),
  };
  const requests = FOUND.map((path) => requestFor(path));
  const rate = (side: keyof typeof servers) => async () =>
    (await flood({ url: servers[side].url, requests, status: '200', seconds: SECONDS })).perSecond;
  const rates = await inTurns(ROUNDS, {
    ours: rate('ours'),
    sqlite: rate('sqlite'),
    express: rate('express'),
  });
  for (const [name, theirs] of [
    ['node:http with a query to SQLite each time', rates.sqlite],
    ['Express 5 with a query to PostgreSQL each time', rates.express],
  ] as const)
    report('bank found (200)', name, ratios(rates.ours, theirs), {
      measured: against(rates.ours, theirs, 'a second'),
    });
  await Promise.all(Object.values(servers).map(({ end }) => end()));
  await cluster.remove();
  rmSync(binaries, { recursive: true });
});
