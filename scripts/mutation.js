import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

await installMissing({ dev: true });
await import('./build.js');

// npm run mutation [-- FILE …]: Stryker changes the files that stryker.config.json names, or only these of them, and the
// scores are written into the page. Rows of files that were not measured this time stay, as long as the files exist.
const REPORT = 'coverage/mutation.json';
const PAGE = 'docs/mutation.md';

/** The sums below the table, and the files of which each is made. */
const GROUPS = /** @type {const} */ ([
  ['rules', /^calculator\/src\/rules\//],
  ['check digits', /^calculator\/src\/(check-digits\/|national\/|iban\/check-digits)/],
  ['gates of the sync', /^server\//],
  ['calculator', /^calculator\//],
  ['all', /^/],
]);

/** @typedef {{ changes: number, noticed: number }} Score */

const { thresholds } = JSON.parse(readFileSync('stryker.config.json', 'utf8'));
const onlyFiles = process.argv.slice(2);
rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...(onlyFiles.length > 0 ? ['--mutate', onlyFiles.join()] : []),
  ],
  { stdio: 'inherit' },
);

/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const scores = writtenScores();
const day = new Date().toISOString().slice(0, 10);
for (const [file, { mutants }] of Object.entries(files)) {
  const score = scoreOf(mutants);
  if (score.changes > 0) scores.set(file, { ...score, day });
}
writeFileSync(PAGE, page([...scores].sort(([a], [b]) => (a < b ? -1 : 1))));
process.exit(status ?? 1);

/** The scores that the page holds, of files that still exist. */
function writtenScores() {
  /** @type {Map<string, Score & { day: string }>} */
  const written = new Map();
  for (const [, file = '', changes, noticed, day = ''] of readFileSync(PAGE, 'utf8').matchAll(
    /^\| `(.+)` \| (\d+) \| (\d+) \| \d+ % \| (.*) \|$/gm,
  ))
    if (existsSync(file)) written.set(file, { changes: Number(changes), noticed: Number(noticed), day });
  return written;
}

/**
 * How many changes were tried, and how many of them a test noticed. Those that make no valid program, and those that
 * stryker.config.json leaves out, do not count.
 *
 * @param {{ status: string }[]} mutants
 * @returns {Score}
 */
function scoreOf(mutants) {
  const count = (/** @type {string[]} */ ...states) =>
    mutants.filter((mutant) => states.includes(mutant.status)).length;
  const noticed = count('Killed', 'Timeout');
  return { noticed, changes: noticed + count('Survived', 'NoCoverage') };
}

/** @param {[string, Score & { day: string }][]} rows in the order of the table */
function page(rows) {
  const row = (/** @type {string} */ name, /** @type {Score} */ { changes, noticed }, day = '') =>
    `| ${name} | ${changes} | ${noticed} | ${Math.floor((100 * noticed) / changes)} % | ${day} |`;
  const sums = GROUPS.map(([name, pattern]) => {
    const sum = { changes: 0, noticed: 0 };
    for (const [file, { changes, noticed }] of rows) {
      if (!pattern.test(file)) continue;
      sum.changes += changes;
      sum.noticed += noticed;
    }
    return row(name, sum);
  });
  return `# Mutation score

\`npm run mutation\` changes one operator, condition, constant or pattern after the other (Stryker),
counts the changes that a test notices, and writes this page. It fails below ${thresholds.break} %.
\`npm run mutation -- FILE …\` measures these files only. It covers the banks' rules, the check
digits, the rest of the calculator's core, and what decides whether a bank file is accepted. Tables
and constants that are made once, when a file is loaded, are left out: each change there would take
a run of all tests.

| file | changes | noticed | score | measured |
| --- | --- | --- | --- | --- |
${rows.map(([file, score]) => row(`\`${file}\``, score, score.day)).join('\n')}
${sums.join('\n')}
`;
}
