import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './build-if-changed.js';

// npm run renew [-- FILE… [--from DAY] [--rebuilt TEXT]]: takes the last editions that the Bundesbank offers, or these
// files, for the snapshot, the edition after it and all tables of the calculator. Prints what has changed. Writes nothing if
// nothing is new, if a gate refuses a file, or if a table can't be made.

const SNAPSHOT = 'server/data/snapshot.tsv';
const NEXT = 'server/data/next.tsv';
const METHODS = 'calculator/data/check-digit-methods.tsv';
const RULES = 'calculator/data/iban-rules.tsv';
const DATES = 'calculator/data/dates.json';
const FORMER_NAMES = 'calculator/data/former-names.tsv';
const SHORT_LIST = 'calculator/src/german/banks.ts';
const REGISTRY = 'calculator/src/iban/registry.ts';

const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
try {
  const words = ['--enable-source-maps', 'server/dist/renew-command.js', folder, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status === 0) writeAll(await tables());
  else process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** The files of the new edition, by path; null for one that goes. */
async function tables() {
  const { readBankFile } = await import('../calculator/tables/bank-file.js');
  const { formatDates } = await import('../calculator/tables/dates.js');
  const { formatFormerNames, readFormerNames, renewFormerNames } = await import(
    '../calculator/tables/former-names.js'
  );
  const { describeChanges, formatMethods, formatRules } = await import('../calculator/tables/rules.js');
  const { readSnapshot } = await import('../calculator/tables/snapshot.js');

  const text = read(join(folder, 'snapshot.tsv'));
  const next = join(folder, 'next.tsv');
  const extended = join(folder, 'extended.txt');
  const [before, after] = [readSnapshot(), readSnapshot(text)];
  const day = after.validFrom ?? '';

  /** @type {Record<string, string | null>} */
  const files = { [SNAPSHOT]: text, [NEXT]: existsSync(next) ? read(next) : null };
  if (text !== read(SNAPSHOT)) {
    const rows = after.banks.map(({ blz, method, successor }) => ({
      blz,
      method: method ?? '',
      successor: successor ?? '',
      rule: '',
    }));
    files[METHODS] = formatMethods(rows, day);
    files[SHORT_LIST] = await shortList(text);
    const known = readFormerNames();
    const source = `Bundesbank file ${before.validFrom}`;
    files[FORMER_NAMES] = formatFormerNames(renewFormerNames(before.banks, after.banks, known, source));
  }
  if (existsSync(extended)) {
    const ruled = readBankFile(readFileSync(extended, 'latin1'));
    const codes = (/** @type {readonly { blz: string }[]} */ banks) => banks.map(({ blz }) => blz).join();
    if (codes(ruled) !== codes(after.banks))
      throw new Error('The file with the IBAN rules is not of the edition that is valid today.');
    files[RULES] = formatRules(ruled, day);
    const changes = describeChanges(read(RULES), files[RULES]);
    console.log([`  ${changes.length} IBAN rules changed`, ...changes.map((line) => `  ${line}`)].join('\n'));
  }
  files[DATES] = formatDates(files[RULES] ?? read(RULES), read(REGISTRY));
  return files;
}

/** The source of the short list, with the cities and BICs of a snapshot. */
async function shortList(/** @type {string} */ snapshot) {
  const { transform } = await import('esbuild');
  const { replaceShortList, updateShortList } = await import('../calculator/tables/short-list.js');
  const source = read(SHORT_LIST);
  const { code } = await transform(source, { loader: 'ts' });
  const { banks } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return replaceShortList(source, updateShortList(banks, snapshot), snapshot);
}

/** Writes all files beside their places first: a full disk leaves the old ones. */
function writeAll(/** @type {Record<string, string | null>} */ files) {
  const written = Object.entries(files).filter(([, text]) => text !== null);
  for (const [path, text] of written) writeFileSync(`${path}.new`, text ?? '');
  for (const [path] of written) renameSync(`${path}.new`, path);
  for (const [path, text] of Object.entries(files)) if (text === null) rmSync(path, { force: true });
}
