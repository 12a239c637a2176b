import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { installMissing } from './install.js';
import { groupScores } from './mutation-scores.js';

await installMissing({ dev: true });
await import('./build.js');

// npm run mutation [-- FILE …]: Stryker changes the files that stryker.config.json names, or only these of them, and prints
// the score of each file and the changes that no test notices. It fails if the score of all files is too low. A group must
// not be too low either: the others could hide it.
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

const { files } = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
const scores = groupScores(files);
console.table(scores);
const isTooLow = Object.values(scores).some((score) => score < thresholds.break);
process.exit(isTooLow ? 1 : (status ?? 1));
