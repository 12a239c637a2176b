import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { buildIfChanged } from '../scripts/build.js';
import { installMissing } from '../scripts/install.js';

// node bench/run.js [--quick] [NAME …]: measures everything, or the named parts, prints tables, and writes their
// sections of docs/benchmarks.md. With --quick, it only checks that the benchmarks run, and writes nothing.

await installMissing({ dev: true });
await buildIfChanged({ all: true });
const { build } = await import('esbuild');
const { buildTimeData } = await import('../calculator/bundle.js');

/**
 * The parts in the order of the document, each with the text above its table.
 *
 * @type {Record<string, string>}
 */
const PARTS = {
  bank: `CPU time of a server for an answer, with the same answers. Bare \`node:http\` shows the price of
Fastify.`,
  attack: 'How much longer a client waits while another one attacks the server.',
  validate: `The time of a call of embed.js. A ratio of 2 means twice as fast. Other libraries say less about
what is wrong with an IBAN.`,
  lists: 'CPU time and memory of the command `iban-rechner` with a list of 500,000 rows.',
  embed: `What the calculator costs a page: the bytes of \`validate\` of the package beside those of other
libraries, bundled by esbuild, with brotli; and the time on a processor slowed down six times.`,
};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));

await build({
  entryPoints: readdirSync('bench')
    .filter((file) => /(?<!\.d)\.ts$/.test(file))
    .map((file) => `bench/${file}`),
  outdir: 'server/dist',
  entryNames: 'bench-[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  plugins: [buildTimeData],
  logLevel: 'warning',
});

const MISSED = 'missed';
const quick = args.includes('--quick');
const sections = [];
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const flags = quick ? ['--quick'] : [];
  const output = execFileSync(process.execPath, [`server/dist/bench-${name}.js`, ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  sections.push({ name, figures });
  console.table(figures);
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
  const today = new Date().toISOString().slice(0, 10);
  for (const { name, figures } of sections.filter(({ figures }) => figures.length > 0))
    texts.set(name, `## ${name}\n\n${PARTS[name]} Measured on ${today}.\n\n${table(figures)}`);
  const present = Object.keys(PARTS).flatMap((name) => texts.get(name) ?? []);
  writeFileSync(page, `${[introduction(present), ...present].join('\n\n')}\n`);
}

/** @param {readonly string[]} parts the sections of all parts */
function introduction(parts) {
  const memory = Math.round(totalmem() / 2 ** 30);
  const missed = parts.flatMap((text) => {
    const [, name] = /^## (.*)/.exec(text) ?? [];
    return text
      .split('\n')
      .filter((line) => line.includes(MISSED))
      .map((line) => `- ${name}, ${line.split('|').slice(1, 3).join(': ')}`);
  });
  return `# Benchmarks

\`npm run bench\` writes this page, \`npm run bench -- bank\` one section. A ratio compares our program
with another one, or with a limit; then it should be at most 1. Both take turns; the table has the
median of all rounds, with the lowest and the highest ratio; one that spreads by more than a factor
of three is left out. Absolute figures hold for this machine
only: ${cpus().length} cores, ${memory} GiB of memory, Node ${process.versions.node}.
[Decision 13](decisions/0013-speed.md) says what was tried for speed.

${missed.length > 0 ? `Aims that are missed:\n\n${missed.join('\n')}` : 'No aim is missed.'}`;
}

/** A Markdown table. @param {any[]} figures as in bench/figures.ts */
function table(figures) {
  const rows = figures.map((figure) => [
    figure.name,
    figure.baseline,
    ratioOf(figure),
    aimOf(figure),
    figure.measured,
  ]);
  const head = ['what', 'compared with', 'ratio (min–max)', 'aim', 'measured'];
  return [head, head.map(() => '-'), ...rows].map((cells) => `|${cells.join('|')}|`).join('\n');
}

/** @param {any} figure as in bench/figures.ts */
function ratioOf({ ratio, min, max }) {
  return min === max ? `${ratio}` : `${ratio} (${min}–${max})`;
}

/** @param {any} figure as in bench/figures.ts */
function aimOf({ ratio, aim }) {
  const [sign, value] = aim.split(' ');
  const isMissed = sign === '≤' ? ratio > Number(value) : ratio < Number(value);
  return isMissed ? `${aim}, ${MISSED}` : aim;
}
