import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv, records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import { originals } from '../../test/originals.ts';
import { banksOf, readBankFile } from './contents.ts';

const full = records();
const few = full.slice(0, 30);
/** The index of the first record whose bytes differ between UTF-8 and ISO-8859-1. */
const firstUmlaut = full.findIndex((record) => /[^ -~]/.test(Object.values(record).join('')));
const text = (bytes: Buffer) => bytes.toString('latin1');
const latin1 = (content: string) => Buffer.from(content, 'latin1');

describe('the same quarter in each format gives the same directory', () => {
  it.each([
    ['TXT', txt(full)],
    ['extended TXT', txt(full, new Map())],
    ['CSV', csv(full)],
    ['XML', xml(full)],
    ['XML with a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), xml(full)])],
  ])('%s', (_, bytes) => {
    const file = readBankFile(bytes);
    expect(file.records).toEqual(full);
    expect(banksOf(file.records)).toEqual(snapshot.banks);
  });

  it('and only the XML has its validity', () => {
    for (const bytes of [txt(few), csv(few), xml(few, '', '')])
      expect(readBankFile(bytes)).toMatchObject({ validFrom: null, validUntil: null });
    expect(readBankFile(xml(few))).toMatchObject({ validFrom: '2026-06-08', validUntil: '2026-09-06' });
  });
});

describe('a damaged CSV is refused', () => {
  const good = text(csv(few));
  it.each([
    ['converted to UTF-8', Buffer.from(text(csv(full))), 'UTF-8 instead of ISO-8859-1. Line '],
    ['a column missing', latin1(good.replace('"10591";', '')), 'Line 2 has 12 columns instead of 13.'],
    [
      'a quote left open',
      latin1(good.replace('"Bundesbank"', '"Bundesbank')),
      'Line 2 is no CSV that can be read.',
    ],
    ['LF for CR LF', latin1(good.replaceAll('\r\n', '\n')), 'Line 2 is no CSV that can be read.'],
    [
      'a wrong value',
      latin1(good.replace('"10000000"', '"1000000A"')),
      'Line 2: Bankleitzahl is “1000000A”.',
    ],
    ['cut short', csv(few).subarray(0, -20), 'Line 31 has 11 columns'],
    [
      'more rows than are read',
      latin1(good.replace(/(?<=\n)[^\n]+\n/, (row) => row.repeat(150_000))),
      'The CSV has more than 150000 rows.',
    ],
    [
      'two columns too many',
      latin1(good.replace('"10591";', '"10591";;;')),
      'Line 2 has 15 columns instead of 13.',
    ],
    [
      'a name longer than its column',
      latin1(good.replace('"Bundesbank"', `"${'Bundesbank'.padEnd(59, 'k')}"`)),
      'Line 2: Bezeichnung is “Bundesbankk',
    ],
  ])('%s', (_, bytes, english) => {
    expect(() => readBankFile(bytes)).toThrow(wording(english, 'faulty-line'));
  });
});

it('a CSV with the IBAN rule as a fourteenth column gives the same records', () => {
  const rows = text(csv(few)).replaceAll('\r\n', ';"000000"\r\n');
  expect(readBankFile(latin1(rows)).records).toEqual(few);
});

it.each([
  ['CSV', csv(few)],
  ['XML', xml(few)],
  ['TXT', txt(few)],
])('a %s after other text is not a bank file', (_, bytes) => {
  const afterText = Buffer.concat([Buffer.from('Wartung; '), bytes]);
  expect(() => readBankFile(afterText)).toThrow(expect.objectContaining({ code: 'not-a-bank-file' }));
});

it('an XML may have its values in CDATA', () => {
  const bytes = Buffer.from(xml(few).toString('utf8').replaceAll('>Bundesbank<', '><![CDATA[Bundesbank]]><'));
  expect(bytes.includes('CDATA')).toBe(true);
  expect(readBankFile(bytes).records).toEqual(few);
});

describe('a damaged XML is refused', () => {
  const good = xml(few).toString('utf8');
  it.each([
    ['cut short', Buffer.from(good.slice(0, -5)), 'After entry 30, the XML is broken.'],
    ['cut within an entry', Buffer.from(good.slice(0, 1000)), 'After entry 2, the XML is broken.'],
    ['in ISO-8859-1', latin1(xml(full).toString('utf8')), `Entry ${firstUmlaut + 1}: `],
    [
      'a wrong value',
      Buffer.from(good.replace('>10000000<', '>99999999<')),
      'Entry 1: Bankleitzahl is “99999999”.',
    ],
    [
      'with a short name that is not in UTF-8',
      latin1(good.replace('<Kurzbez>Bundesbank<', '<Kurzbez>M\xFCnzbank<')),
      'Entry 1: Kurzbezeichnung is “M·nzbank”.',
    ],
    [
      'many wrong values beside an umlaut, which is not a hint of their cause',
      Buffer.from(good.replaceAll('>U<', '>X<').replace('>Bundesbank<', '>Münzbank<')),
      'The file is damaged. Entry 1: ',
    ],
    ...[
      ['a wrong validity', 'bald'],
      ['a validity with a time of day', '2026-06-08T00:00'],
      ['a validity without a day', '2026-06'],
      ['a validity in a negative year', '-000001-01'],
      ['a day that February lacks', '2026-02-30'],
      ['a day of a thirteenth month', '2026-13-01'],
      ['a day of month 0', '2026-00-10'],
      ['a validity in too long a year', '12026-06-08'],
    ].map(([name = '', day = '']): [string, Buffer, string] => [
      name,
      Buffer.from(good.replace('2026-06-08', day)),
      `The validity “${day}” is not a date.`,
    ]),
    ...[
      ['a first day alone', /<ValidTill>.*<\/ValidTill>/],
      ['a last day alone', /<ValidFrom>.*<\/ValidFrom>/],
    ].map(([name, day]): [string, Buffer, string] => [
      String(name),
      Buffer.from(good.replace(day as RegExp, '')),
      'The XML has only one of its two days of validity.',
    ]),
    [
      'a line separator in a name',
      Buffer.from(good.replace('>Bundesbank<', '>Bundes\u2028bank<')),
      'Entry 1: Bezeichnung is “Bundes',
    ],
    [
      'a mark that turns the text around',
      Buffer.from(good.replace('>Bundesbank<', '>Bundes\u202Ebank<')),
      'Entry 1: Bezeichnung is “Bundes·bank”.',
    ],
    [
      'an unknown entity',
      Buffer.from(good.replace('Bundesbank', '&bank;')),
      'After entry 0, the XML is broken.',
    ],
  ])('%s', (_, bytes, english) => {
    expect(() => readBankFile(bytes)).toThrow(wording(english, 'faulty-line'));
  });

  it('and an entity is never expanded: it could grow to gigabytes', () => {
    const doctype = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const bomb = Buffer.from(good.replace('<Document', `${doctype}<Document`).replace('Bundesbank', '&b;'));
    expect(() => readBankFile(bomb)).toThrow(wording('the XML is broken.'));
  });
});

describe.skipIf(!originals)('the originals', () => {
  const read = (name: string) => readBankFile(readFileSync(`${originals}/bundesbank/${name}`));
  it.each([
    ['blz_2024-12-09.csv', 14_329, 3530],
    ['blz_2025-06-09.csv', 14_170, 3514],
  ])('%s has %d records, %d of them lead records', (name, count, leads) => {
    const file = read(name);
    expect(file.records).toHaveLength(count);
    expect(file.records.filter(({ merkmal }) => merkmal === '1')).toHaveLength(leads);
  });

  it('the extended XML has names with an ampersand', () => {
    const file = read('extended_2026-06-08_excerpt.xml');
    expect(file).toMatchObject({ validFrom: '2026-06-08', validUntil: '2026-09-06' });
    expect(banksOf(file.records).map(({ name }) => name)).toEqual([
      'Bundesbank',
      'OLINDA Zweigniederlassung Deutschland',
      'M.M. Warburg & Co (vormals Bankhaus Löbbecke)',
    ]);
  });
});
