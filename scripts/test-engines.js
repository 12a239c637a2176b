import { spawnSync } from 'node:child_process';
import { buildIfChanged } from './build.js';
import { installMissing } from './install.js';

// node scripts/test-engines.js [--all] [WORD …]: builds if a source has changed, and runs the cases of test/engines/ in
// every browser engine that is installed. With --all, the cases of a missing engine fail. Other words choose cases, as in
// `npm test`.

await installMissing({ dev: true });
await buildIfChanged({ all: true });
const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.engines.config.ts',
    ...words.filter((word) => word !== '--all'),
  ],
  { stdio: 'inherit', env: { ...process.env, ALL_ENGINES: String(words.includes('--all')) } },
);
process.exit(status ?? 1);
