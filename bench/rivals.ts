import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/test/free-port.ts';
import { unpackBinaries } from '../server/test/postgres/binaries.ts';
import { startCluster } from '../server/test/postgres/cluster.ts';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND } from './requests.ts';
import { restartOurs, startServer, withFolder } from './servers.ts';

// GET /api/bank/:blz, compared with the usual ways to build such a server.

const [ROUNDS, SECONDS] = QUICK ? [2, 0.3] : [7, 0.7];

await withFolder(async (folder) => {
  const binaries = unpackBinaries();
  const cluster = await startCluster(binaries);
  const ours = await restartOurs(folder);
  const rivals = [
    { name: 'node:http with a query to SQLite each time', ...(await startServer('bench-sqlite')) },
    {
      name: 'Express 5 with a query to PostgreSQL each time',
      ...(await startServer('bench-express', {}, [cluster.url])),
    },
  ];
  const servers: { name: string; url: string; end: () => Promise<void> }[] = [...rivals];
  if (hasNginx()) {
    const files = join(folder, 'files');
    mkdirSync(files);
    const nginx = await startNginx(files, await freePort(), await recordAnswers(ours.url, FOUND));
    servers.push({ name: 'nginx with a file for each bank', ...nginx });
  } else console.error('nginx is not installed and is left out.');

  const generator = startGenerator();
  const requests = FOUND.map((path) => requestFor(path));
  const sides = [{ name: 'ours', ...ours }, ...servers].map((side) => ({ ...side, rates: [] as number[] }));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { url, rates } of sides) {
      const { perSecond } = await generator.run({ url, requests, status: '200', seconds: SECONDS });
      if (round >= 0) rates.push(perSecond);
    }
  }
  const [mine, ...others] = sides;
  for (const { name, rates } of others) {
    report('bank found (200)', name, ratios(mine?.rates ?? [], rates), {
      measured: `${formatted(median(mine?.rates ?? []))} against ${formatted(median(rates))} a second`,
    });
  }
  generator.end();
  await Promise.all(sides.map(({ end }) => end()));
  await cluster.remove();
  rmSync(binaries, { recursive: true });
});
