import { readSnapshot } from './snapshot.js';
import { dataText, readTsv, replaceRows } from './tsv.js';

/** @param {string} text of calculator/data/short-list.tsv */
export const readShortList = (text = dataText('short-list')) =>
  readTsv(text).map(
    ([blz = '', bic = '', name = '', city = '']) => /** @type {const} */ ([blz, bic, name, city]),
  );

/**
 * The short list with the city and the BIC that the bank directory has for each bank. Names stay, since they are those
 * that customers know.
 *
 * @param {string} text of calculator/data/short-list.tsv
 * @param {string} snapshot the text of server/data/snapshot.tsv
 * @returns {string} the new text
 * @throws {Error} naming a bank that the directory does not have or has without a BIC
 */
export function renewShortList(text, snapshot) {
  const { banks, validFrom } = readSnapshot(snapshot);
  const rows = readShortList(text).map(([blz, , name]) => {
    const bank = banks.find((one) => one.blz === blz);
    if (!bank?.bic) throw new Error(`The bank directory has no ${blz} with a BIC (${name}).`);
    return [blz, bank.bic, name, bank.city];
  });
  return replaceRows(text, /valid from [\d-]+/, `valid from ${validFrom}`, rows);
}
