import { readBankFile } from './read.ts';

/** The IBAN rule of a bank: four digits, and two digits for its version. */
export type Rule = readonly [blz: string, rule: string];

/**
 * Reads the IBAN rule of each bank (field 14), which only the extended bank file has.
 *
 * @returns in ascending order of BLZ; null if the file has none
 * @throws {Error} naming a bank whose rule is missing or has another form
 */
export function rulesOf(bytes: Buffer): readonly Rule[] | null {
  const { records, rules } = readBankFile(bytes);
  if (!rules.some((rule) => rule.trim())) return null;
  return records
    .map((record, index) => ({ ...record, rule: (rules[index] ?? '').trim() }))
    .filter(({ merkmal, change }) => merkmal === '1' && change !== 'D')
    .map(({ blz, rule }): Rule => {
      if (!/^\d{6}$/.test(rule)) throw new Error(`The IBAN rule of ${blz} (field 14) is “${rule}”.`);
      return [blz, rule];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
