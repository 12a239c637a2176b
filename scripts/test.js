import { spawnSync } from 'node:child_process';
import { installMissing } from './install.js';

// node scripts/test.js [--long] [WORD …]: installs what is missing, builds, and runs the tests. With --long, tests
// repeat kills, restarts and random input more often: see test/count.ts. All other words are for Vitest.

installMissing({ dev: true });
try {
  await import('./build.js');
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const words = process.argv.slice(2);
const counts = words.includes('--long') ? { TEST_COUNTS: 'long' } : {};
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...words.filter((word) => word !== '--long')],
  { stdio: 'inherit', env: { ...process.env, ...counts } },
);
process.exit(status ?? 1);
