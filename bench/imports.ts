import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { formatted, median, QUICK, ratios, report } from './figures.ts';

// How much longer a process takes that imports the npm package than one that imports nothing; the same for ibantools.

const ROUNDS = QUICK ? 2 : 25;

const require = createRequire(import.meta.url);
const entries = {
  'iban-rechner': new URL('index.mjs', CALCULATOR_DIST).href,
  'iban-rechner/banken': new URL('banken.mjs', CALCULATOR_DIST).href,
  ibantools: pathToFileURL(require.resolve('ibantools')).href,
};

/** Milliseconds from the start of a process to its end. */
function durationOf(program: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
  return performance.now() - start;
}

const nothing: number[] = [];
const processes = Object.entries(entries).map(([name, address]) => ({
  name,
  program: `import ${JSON.stringify(address)}`,
  times: [] as number[],
}));
for (let round = -1; round < ROUNDS; round += 1) {
  const empty = durationOf('');
  const loaded = processes.map(({ program }) => durationOf(program));
  // The first round only warms up.
  if (round < 0) continue;
  nothing.push(empty);
  for (const [index, time] of loaded.entries()) processes[index]?.times.push(time);
}
for (const { name, times } of processes)
  report(name, 'one that imports nothing', ratios(times, nothing), {
    measured: `${formatted(median(times))} against ${formatted(median(nothing))} ms`,
  });
