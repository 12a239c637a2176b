import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND, MISSING } from './requests.ts';
import { restartOurs, startServer, withFolder } from './servers.ts';

// GET /api/bank/:blz, compared with two servers that give the same answers, byte for byte.

const SIDES = ['ours', 'fastify', 'bare'] as const;
const FASTIFY = 'Fastify as documented';
const OTHERS = [
  { side: 'fastify', baseline: FASTIFY, aim: '≥ 0.9' },
  { side: 'bare', baseline: 'bare node:http with a map', aim: undefined },
] as const;
// Many short rounds, because the speed of the machine changes from second to second.
const [ROUNDS, SECONDS] = QUICK ? [6, 0.3] : [31, 0.25];

const perSide = () => ({ ours: [] as number[], fastify: [] as number[], bare: [] as number[] });
/** The sides in another order in each round. */
const inTurn = (round: number) => [...SIDES, ...SIDES].slice(round % 3, (round % 3) + 3);

await withFolder(async (folder) => {
  const ours = await restartOurs(folder);
  const answers = await recordAnswers(ours.url, [...FOUND, ...MISSING]);
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const fastify = await startServer('bench-fastify', {}, [file]);
  const bare = await startServer('bench-bare', {}, [file]);
  const servers = { ours, fastify, bare };
  const generator = startGenerator();

  const plain = (paths: readonly string[]) => paths.map((path) => requestFor(path));
  const known = FOUND.map((path) => requestFor(path, `If-None-Match: ${answers[path]?.etag}\r\n`));
  const cases = [
    { name: 'bank found (200)', status: '200', requests: plain(FOUND) },
    { name: 'bank not changed (304)', status: '304', requests: known },
    { name: 'no such bank (404)', status: '404', requests: plain(MISSING) },
  ].map((each) => ({ ...each, rates: perSide(), cpu: perSide() }));

  // The first rounds only warm up.
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const { status, requests, rates, cpu } of cases) {
      for (const side of inTurn(round + 3)) {
        const { url, usage } = servers[side];
        const before = await usage();
        const { perSecond, answers } = await generator.run({ url, status, requests, seconds: SECONDS });
        const { cpuMs } = await usage();
        if (round < 0) continue;
        rates[side].push(perSecond);
        cpu[side].push(((cpuMs - before.cpuMs) * 1000) / answers);
      }
    }
  }
  for (const { name, rates, cpu } of cases) {
    for (const { side, baseline, aim } of OTHERS) {
      const measured = `${formatted(median(rates.ours))} against ${formatted(median(rates[side]))} a second, ${formatted(median(cpu.ours))} against ${formatted(median(cpu[side]))} µs of CPU each`;
      report(name, baseline, ratios(rates.ours, rates[side]), { ...(aim && { aim }), measured });
    }
  }

  const half = Math.round(median(cases[0]?.rates.fastify ?? []) / 2);
  const latencies = { ours: [] as number[], fastify: [] as number[] };
  const job = { requests: plain(FOUND), status: '200', seconds: SECONDS * 2, perSecond: half };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 ? (['ours', 'fastify'] as const) : (['fastify', 'ours'] as const))
      latencies[side].push((await generator.run({ ...job, url: servers[side].url })).p99);
  report('p99 at half of what Fastify can', FASTIFY, ratios(latencies.ours, latencies.fastify), {
    aim: '≤ 1.5',
    measured: `${formatted(median(latencies.ours))} against ${formatted(median(latencies.fastify))} ms at ${formatted(half)} a second`,
  });

  generator.end();
  await Promise.all(Object.values(servers).map((server) => server.end()));
});
