import { spawnSync } from 'node:child_process';
import { installMissing } from './install.js';

// node scripts/test.js [--long] [--no-fonts] [WORD …]: installs what is missing, builds, and runs the tests. With --long,
// tests repeat kills, restarts and random input more often: see test/count.ts. With --no-fonts, Chromium finds no system
// font: see test/browser/chromium-fonts.ts. All other words are for Vitest.

await installMissing({ dev: true });
try {
  await import('./build.js');
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
/** The environment that each of our own words stands for. */
const OPTIONS = { '--long': { TEST_COUNTS: 'long' }, '--no-fonts': { TEST_FONTS: 'none' } };
const words = process.argv.slice(2);
const environment = { ...process.env };
for (const [option, variables] of Object.entries(OPTIONS))
  if (words.includes(option)) Object.assign(environment, variables);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...words.filter((word) => !(word in OPTIONS))],
  { stdio: 'inherit', env: environment },
);
process.exit(status ?? 1);
