import { dateOf } from './rules.js';

/**
 * The text of calculator/data/dates.json, the age of the tables, which pages and documents name: the first day of
 * validity of the IBAN rules, and release, month and number of countries of the IBAN registry.
 *
 * @param {string} rules the text of calculator/data/iban-rules.tsv
 * @param {string} registry the text of calculator/src/iban/registry.ts
 * @throws {Error} if one of them does not say its edition
 */
export function formatDates(rules, registry) {
  const [, release, month] = /release (\d+), (\w+ \d{4})/.exec(registry) ?? [];
  const countries = registry.match(/^ {2}[A-Z]{2}: '/gm)?.length ?? 0;
  if (!dateOf(rules) || !month || !countries) throw new Error('A table does not say of which edition it is.');
  const published = new Date(`1 ${month} UTC`).toISOString().slice(0, 7);
  const dates = { rules: dateOf(rules), registry: { release: Number(release), month: published, countries } };
  return `${JSON.stringify(dates, null, 2)}\n`;
}
