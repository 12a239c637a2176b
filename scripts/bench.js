import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './build.js';

// node scripts/bench.js [NAME …]: measures, all of it or what is named.
const { build } = await import('esbuild');

/** @type {Readonly<Record<string, (run: (...args: string[]) => string) => void>>} */
const BENCHES = {
  // What the sync costs, for one, three and ten times the records of today.
  sync(run) {
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
  },
  // How long a client waits beside an attack.
  attack: (run) => console.log(run()),
  // Answers per second of one instance and of two on one PostgreSQL, and how soon they swap.
  instances: (run) => console.table([JSON.parse(run('5', '3'))]),
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const outfile = `server/dist/bench-${name}.js`;
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, [outfile, ...args], { encoding: 'utf8' });
  BENCHES[name]?.(run);
}
