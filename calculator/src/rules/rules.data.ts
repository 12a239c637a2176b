import { rulesText } from '../../tables/edition-files.js';
import { dateOf } from '../../tables/rules.js';
import { dataText, readTsv } from '../../tables/tsv.js';

// The build evaluates this module, so the scripts contain only the values that they use.

const rules = rulesText();

/** The first day of the edition from which the table of rules is: `2025-09-08`. */
export const RULES_DATE: string = dateOf(rules);

/** By Bankleitzahl the key of its rule, see keyOfRule(). */
export const RULE_KEYS: Readonly<Record<string, number>> = Object.fromEntries(
  readTsv(rules).map(([blz, rule]) => [blz, Number(rule)]),
);

/** Special account numbers: the bank, the number, and the account that it means. Without leading zeros. */
export const SPECIAL_ACCOUNTS: ReadonlyArray<
  readonly [blz: string, number: string, toBlz: string, toNumber: string]
> = readTsv(dataText('special-accounts')).map(([blz = '', number = '', toBlz = '', toNumber = '']) => [
  blz,
  number,
  toBlz,
  toNumber,
]);

/** The first three digits of a ten-digit account number at HypoVereinsbank, and the Bankleitzahl that it belongs to. */
export const PREFIXES: ReadonlyArray<readonly [prefix: string, blz: string]> = readTsv(
  dataText('hypovereinsbank-prefixes'),
).map(([prefix = '', blz = '']) => [prefix, blz]);

/** The banks whose account numbers from 0998000000 to 0999499999 have no IBAN by rule 5. */
export const BLOCKED_BANKS: readonly string[] = readTsv(dataText('commerzbank-blocked')).map(
  ([blz = '']) => blz,
);
