import { readSnapshot } from './snapshot.js';
import { replaceTable } from './table.js';

/**
 * The short list as german/banks.ts has it: by city, [BLZ, BIC, name].
 *
 * @typedef {Record<string, [blz: string, bic: string, name: string][]>} ShortList
 */

/**
 * @param {string} source of calculator/src/banks/short-list.ts
 * @returns {Promise<ShortList>} the list in it
 */
export async function readShortList(source) {
  const { transform } = await import('esbuild');
  const { code } = await transform(source, { loader: 'ts' });
  const { banks } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return banks;
}

/**
 * Takes the city and the BIC of each bank on the short list from the bank directory. Names stay, since they are those
 * that customers know.
 *
 * @param {ShortList} list
 * @param {string} snapshot the text of server/data/snapshot.tsv
 * @returns {ShortList} cities and banks in the order that they had, with new ones at the end
 * @throws {Error} naming a bank that the directory does not have or has without a BIC
 */
export function updateShortList(list, snapshot) {
  const directory = new Map(readSnapshot(snapshot).banks.map((bank) => [bank.blz, bank]));
  /** @type {ShortList} */
  const updated = Object.fromEntries(Object.keys(list).map((city) => [city, []]));
  for (const [blz, , name] of Object.values(list).flat()) {
    const bank = directory.get(blz);
    if (!bank?.bic) throw new Error(`The bank directory has no ${blz} with a BIC (${name}).`);
    updated[bank.city] = [...(updated[bank.city] ?? []), [blz, bank.bic, name]];
  }
  return Object.fromEntries(Object.entries(updated).filter(([, banks]) => banks.length > 0));
}

/**
 * @param {string} source of calculator/src/banks/short-list.ts
 * @param {ShortList} list
 * @param {string} snapshot its first day of validity goes into the comment above the list
 * @returns {string} the source with the new list
 */
export function replaceShortList(source, list, snapshot) {
  const day = new Date(readSnapshot(snapshot).validFrom ?? '').toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return replaceTable(source, 'banks.ts', list, /\d+ \w+ \d{4}/, day);
}
