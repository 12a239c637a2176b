import { readFileSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

await installMissing({ dev: true });
const { formatDates } = await import('../calculator/tables/dates.js');
const { readRegistry, replaceExamples, replaceRegistry } = await import('../calculator/tables/registry.js');

// npm run registry -- FILE "release 103, September 2026": writes the calculator's tables from SWIFT's IBAN registry (TXT).
const [file, release = ''] = process.argv.slice(2);
try {
  if (file === undefined || !/^release \d+, \w+ \d{4}$/.test(release))
    throw new Error('Usage: npm run registry -- FILE "release 103, September 2026", FILE being SWIFT’s TXT.');
  const entries = readRegistry(readFileSync(file, 'latin1'));
  for (const [path, write] of /** @type {const} */ ([
    ['calculator/src/iban/registry.ts', replaceRegistry],
    ['calculator/test/examples.ts', replaceExamples],
  ]))
    writeFileSync(path, write(readFileSync(path, 'utf8'), entries, release));
  const [rules = '', registry = ''] = ['data/iban-rules.tsv', 'src/iban/registry.ts'].map((path) =>
    readFileSync(`calculator/${path}`, 'utf8'),
  );
  writeFileSync('calculator/data/dates.json', formatDates(rules, registry));
  console.log(`${entries.length} countries of ${release} written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
