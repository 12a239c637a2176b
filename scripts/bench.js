import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './build.js';

// node scripts/bench.js: what the sync costs, for one, three and ten times the records of today.
const { build } = await import('esbuild');
const outfile = 'server/dist/bench-sync.js';
await build({
  entryPoints: ['bench/sync.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['@photostructure/sqlite', 'pg'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
const run = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, [outfile, ...args], { encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-bench-'));
const rows = [];
for (const format of ['txt', 'csv', 'xml']) {
  for (const times of [1, 3, 10]) {
    const file = join(folder, 'file');
    run('write', format, String(times), file);
    rows.push({ format, times, ...JSON.parse(run('measure', file, '5')) });
  }
}
rmSync(folder, { recursive: true });
console.table(rows);
