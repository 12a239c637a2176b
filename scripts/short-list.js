import { readFileSync } from 'node:fs';
import { installMissing } from './install.js';
import { replaceFile } from './replace-file.js';

await installMissing({ dev: true });
const { readShortList, replaceShortList, updateShortList } = await import(
  '../calculator/tables/short-list.js'
);

const LIST = 'calculator/src/german/banks.ts';
const USAGE = 'Usage: npm run short-list -- add BLZ NAME, or: npm run short-list -- remove BLZ';

// npm run short-list: adds or renames a bank on the calculator's short list, or removes one.
const [verb, blz = '', name] = process.argv.slice(2);
try {
  const source = readFileSync(LIST, 'utf8');
  const snapshot = readFileSync('server/data/snapshot.tsv', 'utf8');
  const list = updateShortList(await readShortList(source), snapshot, change());
  await replaceFile(LIST, replaceShortList(source, list, snapshot));
  console.log(`${Object.values(list).flat().length} banks on the short list.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {Record<string, string | null>} */
function change() {
  if (verb === 'add' && blz && name) return { [blz]: name };
  if (verb === 'remove' && blz && !name) return { [blz]: null };
  throw new Error(USAGE);
}
