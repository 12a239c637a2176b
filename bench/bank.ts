import autocannon from 'autocannon';
import { compare, inTurns, QUICK } from './figures.ts';
import { FOUND, MISSING, type ServerProcess, startOurs, startRecorded } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers. The CPU time of the servers is compared:
// answers a second would depend on the client.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [15, 0.5];

const ours = await startOurs();
const fastify = await startRecorded('fastify', ours.url, [...FOUND, ...MISSING]);
const bare = await startRecorded('bare', ours.url, [...FOUND, ...MISSING]);

/** Microseconds of CPU time for each answer. */
const cost = (server: ServerProcess, status: string, paths: readonly string[]) => async () => {
  const before = await server.cpuMs();
  const answers = await flood(server.url, paths, status);
  return (((await server.cpuMs()) - before) * 1000) / answers;
};
for (const [name, status, paths] of [
  ['bank found (200)', '200', FOUND],
  ['no such bank (404)', '404', MISSING],
] as const) {
  const costs = await inTurns(ROUNDS, {
    ours: cost(ours, status, paths),
    fastify: cost(fastify, status, paths),
    bare: cost(bare, status, paths),
  });
  const asSpeed = true;
  compare(name, 'Fastify as documented', costs.ours, costs.fastify, 'µs', { aim: '≥ 0.95', asSpeed });
  compare(name, 'bare node:http with a map', costs.ours, costs.bare, 'µs', { asSpeed });
}

await Promise.all([ours, fastify, bare].map((server) => server.end()));

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
