import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dateOf } from './rules.js';
import { dataText, readTsv, replaceRows } from './tsv.js';

const BIOME = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

/** @param {string} text of calculator/data/iban-registry.tsv, which names the columns */
export const readRegistry = (text = dataText('iban-registry')) =>
  readTsv(text).map(([country = '', structure = '', parts = '', example = '']) => {
    return { country, structure, parts, example };
  });

/**
 * What the calculator uses of a country's entry in SWIFT's IBAN registry. `structure` is that of the BBAN: `8!n10!n`.
 *
 * @typedef {{ country: string, structure: string, example: string, length: number }} Entry
 */

/**
 * Reads the registry as SWIFT publishes it: a text with a line for each element and a column for each country, which
 * tabs separate. Some elements, such as postal addresses, take several lines, but none of those that are read here.
 *
 * @param {string} text
 * @returns {Entry[]} in the order of country codes
 * @throws {Error} if a line is missing, or an entry contradicts itself
 */
export function readSwiftRegistry(text) {
  const lines = new Map(
    text.split(/\r?\n/).map((line) => {
      const [element = '', ...values] = line.split('\t');
      return [element.trim(), values.map((value) => value.trim())];
    }),
  );
  const row = (/** @type {string} */ element) => {
    const values = lines.get(element);
    if (!values) throw new Error(`There is no line "${element}": that is not the registry's TXT.`);
    return values;
  };
  const countries = row('IBAN prefix country code (ISO 3166)').filter(Boolean);
  const structures = row('BBAN structure');
  const examples = row('IBAN electronic format example');
  const lengths = row('IBAN length');
  return countries
    .map((country, index) => ({
      country,
      structure: structures[index] ?? '',
      example: (examples[index] ?? '').replaceAll(' ', ''),
      length: Number(lengths[index]),
    }))
    .map(checked)
    .sort((a, b) => (a.country < b.country ? -1 : 1));
}

/** @param {Entry} entry @throws {Error} if code, structure, length and example do not agree with each other */
function checked(entry) {
  const { country, structure, example, length } = entry;
  const segments = [...structure.matchAll(/(\d+)![nac]/g)];
  const sum = segments.reduce((characters, [, digits]) => characters + Number(digits), 4);
  const wellFormed =
    /^[A-Z]{2}$/.test(country) && segments.map(([segment]) => segment).join('') === structure;
  if (!wellFormed || sum !== length || example.length !== length || !example.startsWith(country))
    throw new Error(`The entry of ${country} contradicts itself: ${JSON.stringify(entry)}`);
  return entry;
}

/**
 * @param {string} text of calculator/data/iban-registry.tsv. The parts of BBANs are kept; a new country has none yet.
 * @param {readonly Entry[]} entries
 * @param {string} release in words: `release 102, June 2026`
 * @returns {string} the new text
 */
export function renewRegistry(text, entries, release) {
  const partsOf = new Map(readRegistry(text).map(({ country, parts }) => [country, parts]));
  const rows = entries.map(({ country, structure, example }) => {
    return [country, structure, partsOf.get(country) ?? '', example];
  });
  return replaceRows(text, /release \d+, \w+ \d{4}/, release, rows);
}

/**
 * @param {readonly Entry[]} entries
 * @param {string} release in words: `release 102, June 2026`
 * @returns {string} the suite conformance/registry.json
 */
export function formatRegistrySuite(entries, release) {
  const cases = entries.map(({ country, length, structure, example }) => ({
    input: { country },
    expected: { length, structure, example },
    source: 'SWIFT',
  }));
  const suite = {
    $schema: './suite.schema.json',
    suite: 'registry',
    about:
      'The IBANs of a country: their length, the structure of the BBAN as the registry writes it, and its example.',
    sources: { SWIFT: `SWIFT, IBAN Registry, ${release}` },
    sections: [{ title: 'BBAN structure, IBAN length, IBAN electronic format example', cases }],
  };
  // Biome finds our settings by this path.
  return execFileSync(process.execPath, [BIOME, 'format', '--stdin-file-path=conformance/registry.json'], {
    input: JSON.stringify(suite),
    encoding: 'utf8',
  });
}

/**
 * The text of calculator/data/dates.json, with the editions of the tables for pages and documents: the first day of
 * validity of the IBAN rules, and release, month and number of countries of the IBAN registry.
 *
 * @param {string} rules the text of calculator/data/iban-rules.tsv
 * @param {string} registry the text of calculator/data/iban-registry.tsv
 * @throws {Error} if a table does not name its edition
 */
export function formatDates(rules, registry) {
  const [, release, month] = /release (\d+), (\w+ \d{4})/.exec(registry) ?? [];
  if (!dateOf(rules) || !month) throw new Error('A table does not say of which edition it is.');
  const published = new Date(`1 ${month} UTC`).toISOString().slice(0, 7);
  const countries = readRegistry(registry).length;
  const dates = { rules: dateOf(rules), registry: { release: Number(release), month: published, countries } };
  return `${JSON.stringify(dates, null, 2)}\n`;
}
