import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  formatDates,
  formatRegistrySuite,
  readRegistry,
  readSwiftRegistry,
  renewRegistry,
} from './registry.js';
import { renewShortList } from './short-list.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const REGISTRY = read('../data/iban-registry.tsv');
const countries = readRegistry();
const RELEASE = /release \d+, \w+ \d{4}/.exec(REGISTRY)?.[0] ?? '';

/** A registry in SWIFT's layout with the content of ours, and an element of two lines in front. */
function registryText(change: (lines: string[][]) => unknown = () => {}): string {
  const lines = [
    ['Data element', ...countries.map(() => 'Description - Pattern - Example')],
    ['Street Address', '"C/ Ciutat de Consuegra, 16\nEdifici l’Illa"', ...countries.slice(1).map(() => '')],
    ['IBAN prefix country code (ISO 3166)', ...countries.map(({ country }) => country)],
    ['BBAN structure', ...countries.map(({ structure }) => `${structure} `)],
    ['IBAN length', ...countries.map(({ example }) => `${example.length}`)],
    ['IBAN electronic format example', ...countries.map(({ example }) => example)],
  ];
  change(lines);
  return lines.map((line) => `${line.join('\t')}\t\r\n`).join('');
}

describe('the registry', () => {
  it('is committed as the renewal makes it', () => {
    const entries = readSwiftRegistry(registryText());
    expect(renewRegistry(REGISTRY, entries, RELEASE)).toBe(REGISTRY);
    expect(formatRegistrySuite(entries, RELEASE)).toBe(read('../../conformance/registry.json'));
  });

  it('names its release, and has the countries in order', () => {
    const [first, ...others] = readSwiftRegistry(registryText());
    if (!first) throw new Error('No entry.');
    const added = [...others, { ...first, country: 'ZZ' }];
    const text = renewRegistry(REGISTRY, added, 'release 103, May 2027');
    expect(text).toContain('IBAN Registry, release 103, May 2027.');
    expect(text).toMatch(/\nZZ\t4!n4!n12!c\t\tAD12\d+\n$/);
    const rotated = registryText((lines) => {
      for (const line of lines) line.push(...line.splice(1, 1));
    });
    expect(readSwiftRegistry(rotated)).toEqual([first, ...others]);
  });

  it.each([
    ['a line is missing', 3, 0, ['Structure'], 'There is no line "BBAN structure"'],
    ['a column is missing', 3, 1, [], 'The entry of AD contradicts itself'],
    ['a length is wrong', 4, 17, ['23'], 'The entry of DE contradicts'],
    ['a class is unknown', 3, 17, ['8!x10!n'], 'The entry of DE contradicts'],
    ['an example is cut', 5, 17, ['DE8937040044'], 'The entry of DE contradicts'],
    ['an example is another country’s', 5, 17, ['BE89370400440532013000'], 'The entry of DE'],
    ['a code is not a country code', 2, 17, ['D1'], 'The entry of D1 contradicts'],
  ])('is refused when %s', (_, line, column, texts, message) => {
    const text = registryText((lines) => lines[line]?.splice(column, 1, ...texts));
    expect(() => readSwiftRegistry(text)).toThrow(message);
  });

  const originals = process.env['BANK_DATA'];
  it.skipIf(!originals)('is that of the original file', () => {
    const text = readFileSync(`${originals}/iban/swift_iban_registry_202606.r102.txt`, 'latin1');
    expect(renewRegistry(REGISTRY, readSwiftRegistry(text), 'release 102, June 2026')).toBe(REGISTRY);
  });
});

describe('the dates', () => {
  const rules = read('../data/iban-rules.tsv');

  it('are those of the tables', () => {
    const newer = formatDates(
      rules.replace(/\d{4}-\d{2}-\d{2}/, '2027-03-08'),
      REGISTRY.replace(RELEASE, 'release 105, March 2027').replace('\nAD\t', '\nXA\t4!n\t\t\nAD\t'),
    );
    expect(JSON.parse(newer)).toEqual({
      rules: '2027-03-08',
      registry: { release: 105, month: '2027-03', countries: countries.length + 1 },
    });
  });

  it('are not made from a table that names no edition', () => {
    expect(() => formatDates('', REGISTRY)).toThrow('of which edition');
    expect(() => formatDates(rules, '')).toThrow('of which edition');
  });
});

it('the short list takes city and BIC from the directory, and names its edition', () => {
  const outdated = '# valid from 2026-09-07:\n37040044\tCOBADEFF370\tCommerzbank\tBonn\n';
  const newer = read('../../server/data/snapshot.tsv').replace(/(# validFrom\t).*/, '$12026-12-07');
  expect(renewShortList(outdated, newer)).toBe(
    '# valid from 2026-12-07:\n37040044\tCOBADEFFXXX\tCommerzbank\tKöln\n',
  );
});
