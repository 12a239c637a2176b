import { readFileSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

await installMissing({ dev: true });
const { formatDates, formatRegistrySuite, readSwiftRegistry, renewRegistry } = await import(
  '../calculator/tables/registry.js'
);

// npm run registry -- FILE "release 103, September 2026": writes the calculator's tables from SWIFT's TXT.
const [file, release = ''] = process.argv.slice(2);
try {
  if (file === undefined || !/^release \d+, \w+ \d{4}$/.test(release))
    throw new Error('Usage: npm run registry -- FILE "release 103, September 2026", FILE being SWIFT’s TXT.');
  const entries = readSwiftRegistry(readFileSync(file, 'latin1'));
  const path = 'calculator/data/iban-registry.tsv';
  const registry = renewRegistry(readFileSync(path, 'utf8'), entries, release);
  writeFileSync(path, registry);
  writeFileSync('conformance/registry.json', formatRegistrySuite(entries, release));
  const rules = readFileSync('calculator/data/iban-rules.tsv', 'utf8');
  writeFileSync('calculator/data/dates.json', formatDates(rules, registry));
  console.log(`${entries.length} countries of ${release} written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
