import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { against, inTurns, QUICK, ratios, report } from './figures.ts';
import { flood, requestFor, startGenerator } from './generate-load.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND, MISSING } from './requests.ts';
import { restartOurs, type ServerProcess, startServer, withFolder } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers, and with ours while it counts requests for
// Prometheus. The CPU time of the servers is compared: the client needs more of the machine than they do.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [15, 0.5];

await withFolder(async (folder) => {
  const ours = await restartOurs(folder);
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(await recordAnswers(ours.url, [...FOUND, ...MISSING])));
  const fastify = await startServer('bench-fastify', {}, [file]);
  const bare = await startServer('bench-bare', {}, [file]);
  mkdirSync(join(folder, 'counting'));
  const counting = await restartOurs(join(folder, 'counting'), { METRICS_PORT: '0' });

  /** Microseconds of CPU time for each answer. */
  const cost = (server: ServerProcess, status: string, paths: readonly string[]) => async () => {
    const before = await server.usage();
    const requests = paths.map((path) => requestFor(path));
    const { answers } = await flood({ url: server.url, status, requests, seconds: SECONDS });
    return (((await server.usage()).cpuMs - before.cpuMs) * 1000) / answers;
  };
  for (const [name, status, paths] of [
    ['bank found (200)', '200', FOUND],
    ['no such bank (404)', '404', MISSING],
  ] as const) {
    const costs = await inTurns(ROUNDS, {
      ours: cost(ours, status, paths),
      fastify: cost(fastify, status, paths),
      bare: cost(bare, status, paths),
      counting: cost(counting, status, paths),
    });
    const compare = (
      baseline: string,
      side: Exclude<keyof typeof costs, 'ours'>,
      details: { aim?: string } = {},
    ) =>
      report(name, baseline, ratios(costs[side], costs.ours), {
        ...details,
        measured: against(costs.ours, costs[side], 'µs'),
      });
    compare('Fastify as documented', 'fastify', { aim: '≥ 0.9' });
    compare('bare node:http with a map', 'bare');
    report(`${name}, with METRICS_PORT`, 'the same without', ratios(costs.ours, costs.counting), {
      aim: '≥ 0.75',
      measured: against(costs.counting, costs.ours, 'µs'),
    });
  }

  const generator = startGenerator();
  const p99 = ({ url }: ServerProcess) => {
    const requests = FOUND.map((path) => requestFor(path));
    return async () =>
      (await generator.run({ url, requests, status: '200', seconds: SECONDS * 2, perSecond: 1000 })).p99;
  };
  const waits = await inTurns(ROUNDS, { ours: p99(ours), fastify: p99(fastify) });
  report('p99 at 1,000 a second', 'Fastify as documented', ratios(waits.ours, waits.fastify), {
    aim: '≤ 1.5',
    measured: against(waits.ours, waits.fastify, 'ms'),
  });
  generator.end();
  await Promise.all([ours, fastify, bare, counting].map((server) => server.end()));
});
