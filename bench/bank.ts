import autocannon from 'autocannon';
import { compare, inTurns, QUICK } from './figures.ts';
import { FOUND, MISSING, type ServerProcess, startOurs, startRecorded } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers. The CPU time of the servers is compared:
// answers a second would depend on the client.

/** Of each server, so many processes are measured: two processes of the same program may differ by a fifth. */
const PROCESSES = QUICK ? 1 : 12;
const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [4, 0.3];

const KINDS = [
  ['bank found (200)', '200', FOUND],
  ['no such bank (404)', '404', MISSING],
] as const;
const costs = KINDS.map(() => ({ ours: [] as number[], fastify: [] as number[], bare: [] as number[] }));

for (let count = 0; count < PROCESSES; count += 1) {
  const ours = await startOurs();
  const fastify = await startRecorded('fastify', ours.url, [...FOUND, ...MISSING]);
  const bare = await startRecorded('bare', ours.url, [...FOUND, ...MISSING]);
  for (const [index, [, status, paths]] of KINDS.entries()) {
    const rounds = await inTurns(ROUNDS, {
      ours: () => cost(ours, status, paths),
      fastify: () => cost(fastify, status, paths),
      bare: () => cost(bare, status, paths),
    });
    // Other programs on the machine make an answer dearer, never cheaper.
    for (const side of ['ours', 'fastify', 'bare'] as const)
      costs[index]?.[side].push(Math.min(...rounds[side]));
  }
  await Promise.all([ours, fastify, bare].map((server) => server.end()));
}
for (const [index, [name]] of KINDS.entries()) {
  const { ours = [], fastify = [], bare = [] } = costs[index] ?? {};
  const asSpeed = true;
  compare(name, 'Fastify as documented', ours, fastify, 'µs', { aim: '≥ 0.95', asSpeed });
  compare(name, 'bare node:http with a map', ours, bare, 'µs', { asSpeed });
}

/** Microseconds of CPU time for each answer. */
async function cost(server: ServerProcess, status: string, paths: readonly string[]): Promise<number> {
  const before = await server.cpuMs();
  const answers = await flood(server.url, paths, status);
  return (((await server.cpuMs()) - before) * 1000) / answers;
}

/**
 * Asks as fast as the server answers.
 *
 * @returns the number of answers
 * @throws if an answer has another status than it should
 */
async function flood(url: string, paths: readonly string[], status: string): Promise<number> {
  const { errors, statusCodeStats } = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    sampleInt: 50,
    // All requests are copied for each connection, so it gets no more.
    requests: paths.slice(0, 100).map((path) => ({ path })),
  });
  const answers = statusCodeStats[status]?.count ?? 0;
  if (errors > 0 || answers === 0 || Object.keys(statusCodeStats).length > 1)
    throw new Error(`${errors} errors, and answers ${JSON.stringify(statusCodeStats)}.`);
  return answers;
}
