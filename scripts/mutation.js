import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

installMissing({ dev: true });
await import('./build.js');

// npm run mutation: Stryker changes the code that stryker.config.json names, and the score goes into the docs.
const REPORT = 'coverage/mutation.json';
rmSync(REPORT, { force: true });
const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
  stdio: 'inherit',
});
/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const rows = Object.entries(files)
  .map(([file, { mutants }]) => ({ file, ...count(mutants) }))
  .sort((a, b) => (a.file < b.file ? -1 : 1));
const all = count(Object.values(files).flatMap(({ mutants }) => mutants));
const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  'docs/mutation.md',
  `# Mutation score

Stryker changes one operator, condition, constant or pattern after the other, in the gates, the parser of the bank file and the core of the
calculator, and counts the changes that a test notices. \`npm run mutation\` writes this page and fails below 85 %. Run on ${day}.

| file | changes | noticed | score |
| --- | --- | --- | --- |
${[...rows, { file: 'all', ...all }].map(({ file, changes, noticed }) => `| ${file === 'all' ? file : `\`${file}\``} | ${changes} | ${noticed} | ${Math.floor((100 * noticed) / changes)} % |`).join('\n')}
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
