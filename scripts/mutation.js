import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

installMissing({ dev: true });
await import('./build.js');

// npm run mutation [-- FILE …]: Stryker changes the code that stryker.config.json names, or these files, and the scores go
// into the docs. Rows of files that were not measured stay, if the files are still there.
const REPORT = 'coverage/mutation.json';
const PAGE = 'docs/mutation.md';
const named = process.argv.slice(2);
rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...(named.length > 0 ? ['--mutate', named.join()] : []),
  ],
  { stdio: 'inherit' },
);
/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const day = new Date().toISOString().slice(0, 10);
const rows = new Map(
  [...readFileSync(PAGE, 'utf8').matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \| \d+ % \| (.*) \|$/gm)]
    .filter(([, file = '']) => existsSync(file))
    .map(([, file, changes, noticed, day]) => [
      file,
      { changes: Number(changes), noticed: Number(noticed), day },
    ]),
);
for (const [file, { mutants }] of Object.entries(files)) {
  const { changes, noticed } = count(mutants);
  if (changes > 0) rows.set(file, { changes, noticed, day });
}
const sorted = [...rows].sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
const sum = (/** @type {string} */ folder, /** @type {'changes' | 'noticed'} */ what) =>
  sorted.reduce((all, [file, row]) => all + (file?.startsWith(folder) ? row[what] : 0), 0);
const row = (
  /** @type {string} */ name,
  /** @type {number} */ changes,
  /** @type {number} */ noticed,
  day = '',
) => `| ${name} | ${changes} | ${noticed} | ${Math.floor((100 * noticed) / changes)} % | ${day} |`;
const total = (/** @type {string} */ name, /** @type {string} */ folder) =>
  row(name, sum(folder, 'changes'), sum(folder, 'noticed'));
writeFileSync(
  PAGE,
  `# Mutation score

Stryker changes one operator, condition, constant or pattern after the other, in the gates, the
parser of the bank file and the core of the calculator, and counts the changes that a test notices.
\`npm run mutation\` writes this page and fails below 85 %; with files behind it, it renews their rows
alone. Changes to what runs once, when a file is loaded, are left out: tables, and constants like
them. Each of those, some 900, would take a run of all tests.

| file | changes | noticed | score | measured |
| --- | --- | --- | --- | --- |
${sorted.map(([file, { changes, noticed, day }]) => row(`\`${file}\``, changes, noticed, day)).join('\n')}
${total('calculator', 'calculator/')}
${total('all', '')}
`,
);
process.exit(status ?? 1);

/** @param {{ status: string }[]} mutants */
function count(mutants) {
  const of = (/** @type {string[]} */ ...states) =>
    mutants.filter(({ status: state }) => states.includes(state)).length;
  const noticed = of('Killed', 'Timeout');
  return { noticed, changes: noticed + of('Survived', 'NoCoverage') };
}
