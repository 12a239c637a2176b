/**
 * A bank with the fields that the calculator takes from the Bundesbank's bank file. `successor` is empty if the bank
 * has none, `rule` if the file has no rules.
 *
 * @typedef {{ blz: string, method: string, successor: string, rule: string }} Bank
 */

/** Only the extended file, which registered parties get, has the IBAN rules. */
const EXTENDED_LENGTH = 174;
const PUBLIC_LENGTH = 168;

/**
 * Reads the Bundesbank's bank file (TXT, public or extended). Only the leading record of each Bankleitzahl counts
 * (Merkmal 1), and none that says that the bank was deleted (D).
 *
 * @param {string} text decoded from ISO-8859-1
 * @returns {Bank[]} in the order of Bankleitzahlen
 * @throws {Error} naming the first line that does not belong into such a file
 */
export function readBankFile(text) {
  const lines = text.split(/\r?\n/).filter(Boolean);
  const length = lines[0]?.length;
  if (length !== EXTENDED_LENGTH && length !== PUBLIC_LENGTH)
    throw new Error(`A line has ${PUBLIC_LENGTH} characters, with IBAN rules ${EXTENDED_LENGTH}.`);
  return lines
    .map((line, index) => {
      const bank = {
        blz: line.slice(0, 8),
        method: line.slice(150, 152),
        successor: line.slice(160, 168).replace('00000000', ''),
        rule: line.slice(168),
      };
      const fields = `${bank.blz} ${bank.method} ${bank.successor} ${bank.rule}`;
      if (line.length !== length || !/^[1-8]\d{7} [0-9A-Z]\d (\d{8})? (\d{6})?$/.test(fields))
        throw new Error(`Line ${index + 1} is none of a bank file.`);
      // A successor counts only where the record announces its deletion (field 12).
      if (line[159] !== '1') bank.successor = '';
      return { bank, isLeading: line[8] === '1' && line[158] !== 'D' };
    })
    .filter(({ isLeading }) => isLeading)
    .map(({ bank }) => bank)
    .sort((a, b) => (a.blz < b.blz ? -1 : 1));
}
