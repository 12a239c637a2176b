import { readSnapshot } from './snapshot.js';
import { formatTsv, readTsv } from './tsv.js';

/** @param {string | null} rebuilt the source from which the file was rebuilt */
const origin = (rebuilt) =>
  rebuilt === null ? [] : [`The file was not the Bundesbank’s own, but rebuilt: ${rebuilt}.`];

/**
 * The table of IBAN rules, calculator/data/iban-rules.tsv.
 *
 * @param {readonly (readonly [blz: string, rule: string])[]} rules of an extended file
 * @param {string} date from which the file is valid: 2025-09-08
 * @param {string | null} rebuilt the source from which the file was rebuilt; null if it is the Bundesbank's own
 */
export const formatRules = (rules, date, rebuilt = null) =>
  formatTsv(
    [
      'The IBAN rule of each bank: four digits, and two digits for the version.',
      `Source: Deutsche Bundesbank, extended bank file, valid from ${date}, field 14.`,
      ...origin(rebuilt),
      'blz\trule',
    ],
    rules,
  );

/**
 * The check-digit method and the successor of each bank of a snapshot, for describeChanges().
 *
 * @param {string} snapshot the text of the file
 */
export const methodsOf = (snapshot) =>
  readSnapshot(snapshot)
    .banks.map(({ blz, method, successor }) => [blz, method, successor].join('\t'))
    .join('\n');

/**
 * @param {string} table the text of a table
 * @returns {string} the first day of validity of the file that it was made from: 2026-03-09
 */
export const dateOf = (table) => /valid from (\d{4}-\d{2}-\d{2})/.exec(table)?.[1] ?? '';

/**
 * @param {string} before the text of a table
 * @param {string} after the text of the new one
 * @returns {string[]} a line for each bank that is new, deleted or changed
 */
export function describeChanges(before, after) {
  const old = new Map(readTsv(before).map(([blz = '', ...values]) => [blz, values.join(' ').trim()]));
  const changes = readTsv(after).flatMap(([blz = '', ...values]) => {
    const value = values.join(' ').trim();
    const was = old.get(blz);
    old.delete(blz);
    if (was === undefined) return [`${blz}: new, ${value}`];
    return was === value ? [] : [`${blz}: ${was} becomes ${value}`];
  });
  return [...changes, ...[...old].map(([blz, value]) => `${blz}: gone, had ${value}`)];
}
