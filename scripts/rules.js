import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { installMissing } from './install.js';

await installMissing({ dev: true });
const { readBankFile } = await import('../calculator/tables/bank-file.js');
const { formatDates } = await import('../calculator/tables/dates.js');
const { describeChanges, formatMethods, formatRules } = await import('../calculator/tables/rules.js');

const DATA = 'calculator/data';
const USAGE =
  'Usage: npm run rules -- FILE [DATE], FILE being the Bundesbank’s bank file (TXT), DATE its first day.';

// npm run rules -- FILE [DATE]: writes the table of IBAN rules from an extended bank file (174 characters a line), or the
// table of check-digit methods and successors from a public one (168 characters a line), and prints the changes.
const [file, date = /\d{4}-\d{2}-\d{2}/.exec(basename(file ?? ''))?.[0] ?? ''] = process.argv.slice(2);
try {
  if (file === undefined) throw new Error(USAGE);
  updateTable(file);
  const rules = readFileSync(`${DATA}/iban-rules.tsv`, 'utf8');
  const registry = readFileSync('calculator/src/iban/registry.ts', 'utf8');
  writeFileSync(`${DATA}/dates.json`, formatDates(rules, registry));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file */
function updateTable(file) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(USAGE);
  const banks = readBankFile(readFileSync(file, 'latin1'));
  const [name, write] = banks[0]?.rule
    ? /** @type {const} */ (['iban-rules', formatRules])
    : /** @type {const} */ (['check-digit-methods', formatMethods]);
  const path = `${DATA}/${name}.tsv`;
  const before = readFileSync(path, { encoding: 'utf8', flag: 'a+' });
  const table = write(banks, date);
  writeFileSync(path, table);
  const changes = describeChanges(before, table);
  console.log([...changes, `${banks.length} banks, ${changes.length} changes: ${path}`].join('\n'));
}
