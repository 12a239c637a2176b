import { compare, inTurns, QUICK } from './figures.ts';
import { flood, p99 } from './generate-load.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND, MISSING } from './requests.ts';
import { restartOurs, type ServerProcess, startServer } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers, and with ours while it counts requests for
// Prometheus. The CPU time of the servers is compared: answers a second would depend on the client.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [15, 0.5];

const ours = await restartOurs();
const file = await recordAnswers(ours.url, [...FOUND, ...MISSING]);
const fastify = await startServer('bench-fastify', {}, [file]);
const bare = await startServer('bench-bare', {}, [file]);
const counting = await restartOurs({ METRICS_PORT: '0' });

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
  compare(name, 'Fastify as documented', costs.ours, costs.fastify, 'µs', { aim: '≥ 0.95', asSpeed });
  compare(name, 'bare node:http with a map', costs.ours, costs.bare, 'µs', { asSpeed });
  const details = { aim: '≥ 0.75', asSpeed };
  compare(`${name}, with METRICS_PORT`, 'the same without', costs.counting, costs.ours, 'µs', details);
}

const wait =
  ({ url }: ServerProcess) =>
  () =>
    p99({ url, paths: FOUND, seconds: SECONDS * 2, perSecond: 1000 });
const waits = await inTurns(ROUNDS, { ours: wait(ours), fastify: wait(fastify) });
const baseline = 'Fastify as documented';
compare('p99 at 1,000 a second', baseline, waits.ours, waits.fastify, 'ms', { aim: '≤ 1.5' });
await Promise.all([ours, fastify, bare, counting].map((server) => server.end()));
