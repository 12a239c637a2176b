import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { recordAnswers } from './record-answers.ts';
import { FOUND, MISSING } from './requests.ts';
import { restartOurs, startServer, withFolder } from './servers.ts';

// GET /api/bank/:blz, compared with a bare node:http server that gives the same answers.

const BARE = 'bare node:http with a map';
// Many short rounds, because the speed of the machine changes from second to second.
const [ROUNDS, SECONDS] = QUICK ? [9, 0.3] : [31, 0.25];

await withFolder(async (folder) => {
  const ours = await restartOurs(folder);
  const answers = await recordAnswers(ours.url, [...FOUND, ...MISSING]);
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const bare = await startServer('bench-bare', {}, [file]);
  const generator = startGenerator();

  const plain = (paths: readonly string[]) => paths.map((path) => requestFor(path));
  const known = FOUND.map((path) => requestFor(path, `If-None-Match: ${answers[path]?.etag}\r\n`));
  const cases = [
    { name: 'bank found (200)', aim: '≥ 0.92', status: '200', requests: plain(FOUND) },
    { name: 'bank not changed (304)', aim: '≥ 0.92', status: '304', requests: known },
    { name: 'no such bank (404)', aim: '≥ 0.85', status: '404', requests: plain(MISSING) },
  ].map((each) => ({
    ...each,
    ours: [] as number[],
    bare: [] as number[],
    cpu: { ours: [] as number[], bare: [] as number[] },
  }));

  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { status, requests, ...rates } of cases) {
      for (const side of round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const server = { ours, bare }[side];
        const before = await server.usage();
        const { perSecond, answers } = await generator.run({
          url: server.url,
          status,
          requests,
          seconds: SECONDS,
        });
        const { cpuMs } = await server.usage();
        // The first round only warms up.
        if (round < 0) continue;
        rates[side].push(perSecond);
        rates.cpu[side].push(((cpuMs - before.cpuMs) * 1000) / answers);
      }
    }
  }
  for (const { name, aim, ours, bare, cpu } of cases) {
    const measured = `${formatted(median(ours))} against ${formatted(median(bare))} a second, ${formatted(median(cpu.ours))} against ${formatted(median(cpu.bare))} µs of CPU each`;
    report(name, BARE, ratios(ours, bare), { aim, measured });
  }

  const half = Math.round(median(cases[0]?.bare ?? []) / 2);
  const latencies = { ours: [] as number[], bare: [] as number[] };
  const job = { requests: plain(FOUND), status: '200', seconds: SECONDS * 2, perSecond: half };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      latencies[side].push((await generator.run({ ...job, url: { ours, bare }[side].url })).p99);
    }
  }
  report('p99 at half of what the bare server can', BARE, ratios(latencies.ours, latencies.bare), {
    aim: '≤ 2',
    measured: `${formatted(median(latencies.ours))} against ${formatted(median(latencies.bare))} ms at ${formatted(half)} a second`,
  });

  generator.end();
  await Promise.all([ours.end(), bare.end()]);
});
