import { formatted, replaceTable } from './table.js';

/**
 * A country with what the calculator takes from SWIFT's IBAN registry. `structure` is that of the BBAN: `8!n10!n`.
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
export function readRegistry(text) {
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

/**
 * @param {Entry} entry
 * @throws {Error} if code, structure, length and example do not agree with each other
 */
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
 * @param {string} source of calculator/src/iban/registry.ts
 * @param {readonly Entry[]} entries
 * @param {string} release in words: `release 102, June 2026`
 * @returns {string} the source with the new table
 */
export function replaceRegistry(source, entries, release) {
  const table = Object.fromEntries(entries.map(({ country, structure }) => [country, structure]));
  return replaceTable(source, 'registry.ts', table, /release \d+, \w+ \d{4}/, release);
}

/**
 * @param {string} source of calculator/src/iban/examples.ts
 * @param {readonly Entry[]} entries
 * @param {string} release in words: `release 102, June 2026`
 * @returns {string} the source with the new table
 */
export function replaceExamples(source, entries, release) {
  const table = entries.map(({ example, length }) => [example, length]);
  return replaceTable(
    source,
    'examples.ts',
    table,
    /release \d+/,
    /release \d+/.exec(release)?.[0] ?? release,
  );
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
  return formatted('conformance/registry.json', JSON.stringify(suite));
}
