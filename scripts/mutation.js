import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.js';
import { installMissing } from './install.js';

await installMissing({ dev: true });
await build({ all: true });

// npm run mutation [-- FILE …]: Stryker changes the files that stryker.config.json names, or only each FILE, and
// prints the score of each file and the changes that no test notices. It fails if the score of all files is too low, or
// that of a group, which the others could hide.
const { jsonReporter, thresholds } = JSON.parse(readFileSync('stryker.config.json', 'utf8'));
const onlyFiles = process.argv.slice(2);
rmSync(jsonReporter.fileName, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...(onlyFiles.length > 0 ? ['--mutate', onlyFiles.join()] : []),
  ],
  { stdio: 'inherit' },
);
if (!existsSync(jsonReporter.fileName)) {
  console.error(`Stryker has ended with status ${status} and without a report: see above.`);
  process.exit(status || 1);
}

/** Files that must be tested well as a whole, by the name of their group. */
const GROUPS = {
  rules: /^calculator\/src\/rules\//,
  'check digits': /^calculator\/src\/(check-digits\/|iban\/(faults|check-national|national-checks))/,
  calculator: /^calculator\//,
  'gates of the sync': /^server\//,
};

/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
/** The percentage of changes that a test has noticed. Changes that give no valid program do not count. */
const scores = Object.entries(GROUPS).flatMap(([group, pattern]) => {
  const mutants = Object.keys(files).flatMap((file) =>
    pattern.test(file) ? (files[file]?.mutants ?? []) : [],
  );
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return noticed + missed > 0 ? [{ group, score: (100 * noticed) / (noticed + missed) }] : [];
});
console.table(scores);
const isTooLow = scores.some(({ score }) => score < thresholds.break);
process.exit(isTooLow ? 1 : (status ?? 1));
