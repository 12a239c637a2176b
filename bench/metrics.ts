import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { restartOurs, withFolder } from './servers.ts';

// What it costs to count requests for Prometheus: the same server with METRICS_PORT and without.

const [ROUNDS, SECONDS] = QUICK ? [9, 0.3] : [31, 0.25];

await withFolder(async (folder) => {
  const start = (name: string, environment = {}) => {
    const own = join(folder, name);
    mkdirSync(own);
    return restartOurs(own, environment);
  };
  const servers = { counting: await start('counting', { METRICS_PORT: '0' }), plain: await start('plain') };
  const generator = startGenerator();
  const requests = FOUND.map((path) => requestFor(path));
  // CPU time of the server instead of answers per second, because other work on the machine disturbs it less.
  const cpu = { counting: [] as number[], plain: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const side of round % 2 ? (['counting', 'plain'] as const) : (['plain', 'counting'] as const)) {
      const job = { url: servers[side].url, status: '200', requests, seconds: SECONDS };
      const before = await servers[side].usage();
      const { answers } = await generator.run(job);
      const { cpuMs } = await servers[side].usage();
      // The first round only warms up.
      if (round >= 0) cpu[side].push(((cpuMs - before.cpuMs) * 1000) / answers);
    }
  }
  report('bank found, with METRICS_PORT', 'the same without', ratios(cpu.plain, cpu.counting), {
    aim: '≥ 0.75',
    measured: `${formatted(median(cpu.counting))} against ${formatted(median(cpu.plain))} µs of CPU for an answer`,
  });
  generator.end();
  for (const server of Object.values(servers)) await server.end();
});
