import { readFileSync, writeFileSync } from 'node:fs';
import { installMissing } from './install.js';

await installMissing({ dev: true });
const { transform } = await import('esbuild');
const { updateShortList, replaceShortList } = await import('../calculator/tables/short-list.js');

const LIST = 'calculator/src/german/banks.ts';
const USAGE = 'Usage: npm run short-list [-- add BLZ NAME | -- remove BLZ]';

// npm run short-list: takes cities and BICs of the calculator's short list from the snapshot, and adds or removes
// a bank if asked to.
const [verb, blz = '', name] = process.argv.slice(2);
try {
  const source = readFileSync(LIST, 'utf8');
  const snapshot = readFileSync('server/data/snapshot.tsv', 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  const { banks } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const list = updateShortList(banks, snapshot, changes());
  writeFileSync(LIST, replaceShortList(source, list, snapshot));
  console.log(`${Object.values(list).flat().length} banks on the short list.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Record<string, string | null>} */
function changes() {
  if (verb === undefined) return {};
  if (verb === 'add' && name) return { [blz]: name };
  if (verb === 'remove' && blz && !name) return { [blz]: null };
  throw new Error(USAGE);
}
