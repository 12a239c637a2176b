import autocannon from 'autocannon';
import { compare, inTurns, QUICK } from './figures.ts';
import { FOUND, MISSING, record, type ServerProcess, startOurs, startRecorded } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers. The CPU time of the servers is compared:
// answers a second would depend on the client.

/** Of each server, so many processes are measured: two processes of the same program may differ by a fifth. */
const PROCESSES = QUICK ? 1 : 12;
const [ROUNDS, SECONDS] = QUICK ? [1, 0.2] : [4, 0.3];

/** The cost of an answer in each process of each server. */
const noCosts = () => ({ ours: [] as number[], fastify: [] as number[], bare: [] as number[] });
const ANSWERS = [
  { name: 'bank found (200)', status: '200', paths: FOUND, costs: noCosts() },
  { name: 'no such bank (404)', status: '404', paths: MISSING, costs: noCosts() },
];

/** Microseconds of CPU time for each answer. */
const cost = (server: ServerProcess, status: string, paths: readonly string[]) => async () => {
  const before = await server.cpuMs();
  const answers = await flood(server.url, paths, status);
  return (((await server.cpuMs()) - before) * 1000) / answers;
};

let recorded = '';
for (let count = 0; count < PROCESSES; count += 1) {
  const ours = await startOurs();
  recorded ||= await record(ours.url, [...FOUND, ...MISSING]);
  const fastify = await startRecorded('fastify', recorded);
  const bare = await startRecorded('bare', recorded);
  for (const { status, paths, costs } of ANSWERS) {
    const rounds = await inTurns(ROUNDS, {
      ours: cost(ours, status, paths),
      fastify: cost(fastify, status, paths),
      bare: cost(bare, status, paths),
    });
    // Other programs on the machine make an answer dearer, never cheaper.
    costs.ours.push(Math.min(...rounds.ours));
    costs.fastify.push(Math.min(...rounds.fastify));
    costs.bare.push(Math.min(...rounds.bare));
  }
  await Promise.all([ours, fastify, bare].map((server) => server.end()));
}

for (const { name, costs } of ANSWERS) {
  const asSpeed = true;
  compare(name, 'Fastify as documented', costs.ours, costs.fastify, 'µs', { aim: '≥ 0.95', asSpeed });
  compare(name, 'bare node:http with a map', costs.ours, costs.bare, 'µs', { asSpeed });
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
