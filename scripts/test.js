import { spawnSync } from 'node:child_process';
import { installMissing } from './install.js';

installMissing({ dev: true });
try {
  await import('./build.js');
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
