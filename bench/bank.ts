import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, inTurns, QUICK } from './figures.ts';
import { flood, p99 } from './generate-load.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND, MISSING } from './requests.ts';
import { restartOurs, type ServerProcess, startServer, temporaryFolder } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers, and with ours while it counts requests for
// Prometheus. The CPU time of the servers is compared: answers a second would depend on the client.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [15, 0.5];

const folder = temporaryFolder();
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
  const answers = await flood({ url: server.url, paths, seconds: SECONDS, status });
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
  const asSpeed = true;
  const { ours: own, fastify: theirs } = costs;
  compare(name, 'Fastify as documented', [own, theirs], 'µs', { aim: '≥ 0.9', asSpeed });
  compare(name, 'bare node:http with a map', [own, costs.bare], 'µs', { asSpeed });
  const counted = [costs.counting, own] as const;
  compare(`${name}, with METRICS_PORT`, 'the same without', counted, 'µs', { aim: '≥ 0.75', asSpeed });
}

const wait =
  ({ url }: ServerProcess) =>
  () =>
    p99({ url, paths: FOUND, seconds: SECONDS * 2, perSecond: 1000 });
const waits = await inTurns(ROUNDS, { ours: wait(ours), fastify: wait(fastify) });
const both = [waits.ours, waits.fastify] as const;
compare('p99 at 1,000 a second', 'Fastify as documented', both, 'ms', { aim: '≤ 1.5' });
await Promise.all([ours, fastify, bare, counting].map((server) => server.end()));
