import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { banks } from '../src/banks/short-list.ts';
import { examples } from '../src/iban/examples.ts';
import { registry } from '../src/iban/registry.ts';
import { formatDates } from './dates.js';
import { formatRegistrySuite, readRegistry, replaceExamples, replaceRegistry } from './registry.js';
import { replaceShortList, type ShortList, updateShortList } from './short-list.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const REGISTRY = read('../src/iban/registry.ts');
const EXAMPLES = read('../src/iban/examples.ts');
const BANKS = read('../src/banks/short-list.ts');
const SNAPSHOT = read('../../server/data/snapshot.tsv');
const RELEASE = /release \d+, \w+ \d{4}/.exec(REGISTRY)?.[0] ?? '';

/** A registry in SWIFT's layout with the content of ours, and an element of two lines in front. */
function registryText(change: (lines: string[][]) => void = () => {}): string {
  const lines = [
    ['Data element', ...examples.map(() => 'Description - Pattern - Example')],
    ['Street Address', '"C/ Ciutat de Consuegra, 16\nEdifici l’Illa"', ...examples.slice(1).map(() => '')],
    ['IBAN prefix country code (ISO 3166)', ...Object.keys(registry)],
    ['BBAN structure', ...Object.values(registry).map((structure) => `${structure} `)],
    ['IBAN length', ...examples.map(([, length]) => `${length}`)],
    ['IBAN electronic format example', ...examples.map(([iban]) => iban)],
  ];
  change(lines);
  return lines.map((line) => `${line.join('\t')}\t\r\n`).join('');
}

describe('the registry', () => {
  it('is made as it is committed', () => {
    const entries = readRegistry(registryText());
    expect(replaceRegistry(REGISTRY, entries, RELEASE)).toBe(REGISTRY);
    expect(replaceExamples(EXAMPLES, entries, RELEASE)).toBe(EXAMPLES);
    expect(formatRegistrySuite(entries, RELEASE)).toBe(read('../../conformance/registry.json'));
  });

  it('names its release, and has the countries in order', () => {
    const [first, ...others] = readRegistry(registryText());
    if (!first) throw new Error('No entry.');
    const source = replaceRegistry(
      REGISTRY,
      [...others, { ...first, country: 'ZZ' }],
      'release 103, May 2027',
    );
    expect(source).toContain('(release 103, May 2027)');
    expect(source).toMatch(/ZZ: '4!n4!n12!c',\n};\n$/);
    const rotated = registryText((lines) => {
      for (const line of lines) line.push(...line.splice(1, 1));
    });
    expect(readRegistry(rotated)).toEqual([first, ...others]);
  });

  it.each([
    ['a line is missing', (lines: string[][]) => lines.splice(3, 1), 'There is no line "BBAN structure"'],
    [
      'a column is missing',
      (lines: string[][]) => lines[3]?.splice(1, 1),
      'The entry of AD contradicts itself',
    ],
    [
      'a length is wrong',
      (lines: string[][]) => lines[4]?.splice(17, 1, '23'),
      'The entry of DE contradicts',
    ],
    [
      'a class is unknown',
      (lines: string[][]) => lines[3]?.splice(17, 1, '8!x10!n'),
      'The entry of DE contradicts',
    ],
    [
      'an example is cut',
      (lines: string[][]) => lines[5]?.splice(17, 1, 'DE8937040044'),
      'The entry of DE contradicts',
    ],
    [
      'an example is another country’s',
      (lines: string[][]) => lines[5]?.splice(17, 1, 'BE89370400440532013000'),
      'The entry of DE',
    ],
    [
      'a code is no country code',
      (lines: string[][]) => lines[2]?.splice(17, 1, 'D1'),
      'The entry of D1 contradicts',
    ],
  ])('is refused when %s', (_, change, message) => {
    expect(() => readRegistry(registryText(change))).toThrow(message);
  });

  const originals = process.env['BANK_DATA'];
  it.skipIf(!originals)('is that of the original file', () => {
    const text = readFileSync(`${originals}/iban/swift_iban_registry_202606.r102.txt`, 'latin1');
    expect(replaceRegistry(REGISTRY, readRegistry(text), 'release 102, June 2026')).toBe(REGISTRY);
    expect(replaceExamples(EXAMPLES, readRegistry(text), 'release 102, June 2026')).toBe(EXAMPLES);
  });
});

describe('the dates', () => {
  const rules = read('../data/iban-rules.tsv');

  it('are made as they are committed', () => {
    expect(formatDates(rules, REGISTRY)).toBe(read('../data/dates.json'));
  });

  it('are those of the tables', () => {
    const newer = formatDates(
      rules.replace(/\d{4}-\d{2}-\d{2}/, '2027-03-08'),
      REGISTRY.replace(RELEASE, 'release 105, March 2027').replace("  AD: '", "  XA: '4!n',\n  AD: '"),
    );
    const countries = Object.keys(registry).length + 1;
    expect(JSON.parse(newer)).toEqual({
      rules: '2027-03-08',
      registry: { release: 105, month: '2027-03', countries },
    });
  });

  it('are not made of a table without its date', () => {
    expect(() => formatDates('', REGISTRY)).toThrow('of which edition');
    expect(() => formatDates(rules, '')).toThrow('of which edition');
  });
});

describe('the short list', () => {
  const list = banks as unknown as ShortList;

  it('is made as it is committed', () => {
    expect(replaceShortList(BANKS, updateShortList(list, SNAPSHOT), SNAPSHOT)).toBe(BANKS);
  });

  it('takes city and BIC from the directory, and leaves out a city without banks', () => {
    const outdated: ShortList = { Bonn: [['37040044', 'COBADEFF370', 'Commerzbank']] };
    expect(updateShortList(outdated, SNAPSHOT)).toEqual({
      Köln: [['37040044', 'COBADEFFXXX', 'Commerzbank']],
    });
  });

  it('refuses a bank that the directory does not have', () => {
    const unknown: ShortList = { Bonn: [['19999999', 'COBADEFF370', 'Nirgendbank']] };
    expect(() => updateShortList(unknown, SNAPSHOT)).toThrow('no 19999999 with a BIC');
  });

  it('names the edition of the directory', () => {
    const newer = SNAPSHOT.replace(/(# validFrom\t).*/, '$12026-12-07');
    expect(replaceShortList(BANKS, list, newer)).toContain('(7 December 2026)');
  });
});
