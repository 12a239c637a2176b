import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv, FULL_SIZE, records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { german } from '../../test/languages.ts';
import { originals } from '../../test/originals.ts';
import { banksOf } from './banks.ts';
import { readBankFile } from './read.ts';

const full = records();
const few = full.slice(0, 30);
const text = (bytes: Buffer) => bytes.toString('latin1');
const latin1 = (content: string) => Buffer.from(content, 'latin1');

describe('the same quarter in each format gives the same directory', () => {
  it.each([
    ['TXT', txt(full)],
    ['extended TXT', txt(full, { extended: true })],
    ['CSV', csv(full)],
    ['XML', xml(full)],
    ['XML with a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), xml(full)])],
  ])('%s', (_, bytes) => {
    const file = readBankFile(bytes);
    expect(file.records).toEqual(full);
    expect(banksOf(file.records)).toEqual(snapshot.banks);
  });

  it('and only the XML tells its validity', () => {
    expect(readBankFile(csv(few))).toMatchObject({ validFrom: null, validUntil: null });
    expect(readBankFile(xml(few))).toMatchObject({ validFrom: '2026-06-08', validUntil: '2026-09-06' });
  });
});

describe('a damaged CSV is refused', () => {
  const good = text(csv(few));
  it.each([
    ['converted to UTF-8', Buffer.from(text(csv(full))), 'Zeile'],
    ['a column missing', latin1(good.replace('"10591";', '')), 'Zeile 2 hat 12 statt 13 Spalten.'],
    ['a quote left open', latin1(good.replace('"Bundesbank"', '"Bundesbank')), 'Zeile'],
    ['LF for CR LF', latin1(good.replaceAll('\r\n', '\n')), 'Zeile'],
    [
      'a wrong value',
      latin1(good.replace('"10000000"', '"1000000A"')),
      'Zeile 2: Bankleitzahl ist „1000000A“.',
    ],
    ['cut short', csv(few).subarray(0, -20), 'Zeile 31'],
    ['two columns more', latin1(good.replace('"10591";', '"10591";;;')), 'Zeile 2 hat 15 statt 13 Spalten.'],
    [
      'a name longer than its column',
      latin1(good.replace('"Bundesbank"', `"${'Bundesbank'.padEnd(59, 'k')}"`)),
      'Zeile 2: Bezeichnung ist „Bundesbankk',
    ],
  ])('%s', (_, bytes, sentence) => {
    expect(() => readBankFile(bytes)).toThrow(expect.objectContaining({ code: 'faulty-line' }));
    expect(() => readBankFile(bytes)).toThrow(german(sentence));
  });
});

it('a CSV with the IBAN rule as a fourteenth column is read to the same records', () => {
  const rows = text(csv(few)).replaceAll('\r\n', ';"000000"\r\n');
  expect(readBankFile(latin1(rows)).records).toEqual(few);
});

it.each([
  ['CSV', csv(few)],
  ['XML', xml(few)],
  ['TXT', txt(few)],
])('a %s behind something else is no bank file', (_, bytes) => {
  const behind = Buffer.concat([Buffer.from('Wartung; '), bytes]);
  expect(() => readBankFile(behind)).toThrow(expect.objectContaining({ code: 'not-a-bank-file' }));
});

it('an XML may have its values in CDATA', () => {
  const bytes = Buffer.from(xml(few).toString('utf8').replaceAll('>Bundesbank<', '><![CDATA[Bundesbank]]><'));
  expect(bytes.includes('CDATA')).toBe(true);
  expect(readBankFile(bytes).records).toEqual(few);
});

describe('a damaged XML is refused', () => {
  const good = xml(few).toString('utf8');
  it.each([
    ['cut short', Buffer.from(good.slice(0, -5)), 'Nach Eintrag 30 ist das XML fehlerhaft.'],
    ['cut within an entry', Buffer.from(good.slice(0, 1000)), 'ist das XML fehlerhaft.'],
    ['in ISO-8859-1', latin1(xml(full).toString('utf8')), 'Eintrag'],
    [
      'a wrong value',
      Buffer.from(good.replace('>10000000<', '>99999999<')),
      'Eintrag 1: Bankleitzahl ist „99999999“.',
    ],
    [
      'a wrong validity',
      Buffer.from(good.replace('2026-06-08', 'bald')),
      'Die Gültigkeit „bald“ ist kein Datum.',
    ],
    [
      'a validity with a time of day',
      Buffer.from(good.replace('2026-06-08', '2026-06-08T00:00')),
      'Die Gültigkeit „2026-06-08T00:00“ ist kein Datum.',
    ],
    [
      'a validity of too long a year',
      Buffer.from(good.replace('2026-06-08', '12026-06-08')),
      'Die Gültigkeit „12026-06-08“ ist kein Datum.',
    ],
    ['an entity of its own', Buffer.from(good.replace('Bundesbank', '&bank;')), 'ist das XML fehlerhaft.'],
  ])('%s', (_, bytes, sentence) => {
    expect(() => readBankFile(bytes)).toThrow(expect.objectContaining({ code: 'faulty-line' }));
    expect(() => readBankFile(bytes)).toThrow(german(sentence));
  });

  it('an entity that would grow to gigabytes is never expanded', () => {
    const doctype = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const bomb = Buffer.from(good.replace('<Document', `${doctype}<Document`).replace('Bundesbank', '&b;'));
    expect(() => readBankFile(bomb)).toThrow(german('ist das XML fehlerhaft.'));
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

  it('are as many records as the snapshot’s file writer makes', () => {
    expect(read('blz_2026-03-09.txt').records).toHaveLength(FULL_SIZE);
  });
});
