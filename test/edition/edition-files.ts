import { readFileSync } from 'node:fs';
import { formatTsv, readTsv } from '../../calculator/tables/tsv.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const named = readTsv(read('banks.tsv'));
const formerNamed = readTsv(read('former-banks.tsv'));

/**
 * A file of the shipped edition in which the banks that tests name are as banks.tsv has them: no quarter changes them.
 *
 * @param columns of banks.tsv, in the order of the file
 */
function withNamedBanks(path: string, ...columns: number[]): string {
  const text = read(`../../${path}`);
  const comments = text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []));
  const rows = new Map(readTsv(text).map((row) => [row[0] ?? '', row]));
  for (const [blz = ''] of formerNamed) rows.delete(blz);
  for (const bank of named)
    rows.set(
      bank[0] ?? '',
      columns.map((column) => bank[column] ?? ''),
    );
  return formatTsv(
    comments,
    [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
}

// What calculator/tables/edition-files.js exports: vitest.config.ts puts this module in its place.
export const snapshotText = () => withNamedBanks('server/data/snapshot.tsv', 0, 1, 2, 3, 4, 5, 6);
export const rulesText = () => withNamedBanks('calculator/data/iban-rules.tsv', 0, 7);
export function formerNamesText(): string {
  const others = readTsv(read('../../calculator/data/former-names.tsv')).filter(
    ([, blz]) => !named.some(([one]) => one === blz),
  );
  const former = named.flatMap(([blz = '', , , , , , , , names]) =>
    names ? names.split('|').map((name) => [name, blz, 'Bundesbank file']) : [],
  );
  return formatTsv([], [...others, ...former]);
}

/** The former banks, without those that are banks of this edition, and with those that tests name. */
export function formerBanksText(): string {
  const fixed = [...named, ...formerNamed];
  const others = readTsv(read('../../calculator/data/former-banks.tsv')).filter(
    ([blz]) => !fixed.some(([one]) => one === blz),
  );
  return formatTsv(
    [],
    [...others, ...formerNamed].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}
