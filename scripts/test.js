import { spawnSync } from 'node:child_process';
import { buildIfChanged } from './build.js';
import { installMissing } from './install.js';

// node scripts/test.js [--project NAME] [WORD …]: installs what is missing, builds if a source has changed, and runs
// the tests of one project of vitest.config.ts, or fast and slow. All other words are for Vitest.

await installMissing({ dev: true });
try {
  await buildIfChanged({ all: true });
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const words = process.argv.slice(2);
if (!words.includes('--project')) words.unshift('--project', 'fast', '--project', 'slow');
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...words], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
