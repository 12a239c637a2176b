import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FULL_SIZE, records, txt } from '../../test/bank-file.ts';
import { originals } from '../../test/originals.ts';
import { inEnglish } from '../sentences/english.ts';
import { banksOf, readBankFile } from './contents.ts';
import type { BankRecord } from './record.ts';
import { RefusedError } from './refused-error.ts';

const full = records();
const fullTxt = txt(full);
const few = full.slice(0, 30);

/** Why a file is refused: the code, the sentence, and the faulty lines. */
function refusal(bytes: Buffer) {
  try {
    readBankFile(bytes);
  } catch (error) {
    if (error instanceof RefusedError)
      return {
        code: error.code,
        english: error.message,
        details: error.details.map(inEnglish),
      };
    throw error;
  }
  throw new Error('The file was not refused.');
}

describe('readBankFile', () => {
  it('reads a name that begins with a letter or a digit', () => {
    const named = ['Übersee-Bank', '1822direkt', 'eins=zwei'].map(
      (name) => ({ ...few[0], name }) as BankRecord,
    );
    expect(readBankFile(txt(named)).records).toEqual(named);
  });

  it('allows blank lines at the end', () => {
    for (const end of ['\r\n', '\r\n\r\n', '\n']) {
      expect(readBankFile(Buffer.concat([txt(few), Buffer.from(end)])).records).toEqual(few);
    }
  });

  it('is not kept busy by millions of blank lines before the last line', () => {
    const bytes = Buffer.concat([txt(few), Buffer.from('\n'.repeat(8_000_000)), Buffer.from('x')]);
    expect(refusal(bytes).english).toContain('In all, 20000 lines are faulty.');
  });

  it('stops if an XML is nested more than 20 deep', () => {
    const nested = (depth: number) =>
      Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`);
    expect(readBankFile(nested(20)).records).toEqual([]);
    expect(refusal(nested(21)).english).toContain('the XML is broken');
  });

  it('stops where more entries of an XML are faulty than any bank file has', () => {
    const bytes = Buffer.from(`<?xml version="1.0"?><a>${'<BLZEintrag/>'.repeat(20_500)}</a>`);
    expect(refusal(bytes).english).toContain('In all, 20001 lines are faulty.');
  });

  it('decodes ISO-8859-1, not Windows-1252: the bytes 80 to 9F are not letters', () => {
    const bytes = txt(few);
    bytes[168 + 2 + 12] = 0x80;
    expect(refusal(bytes).english).toContain('Line 2: Bezeichnung is “');
  });
});

describe.skipIf(!originals)('the originals', () => {
  const read = (name: string) => readBankFile(readFileSync(`${originals}/bundesbank/${name}`));
  it.each([
    ['blz_2026-03-09.txt', 13_877, 3503],
    ['blz_2022-06-06.txt', 15_096, 3541],
    ['blz_2022-09-05.txt', 14_996, 3546],
    ['blz_2022-12-05.txt', 14_905, 3541],
    ['blz_2012-06-04.txt', 19_514, 4096],
    ['blz2_2022-12-05.txt', 14_905, 3541],
  ])('%s has %d records and %d banks', (name, count, banks) => {
    const file = read(name);
    expect(file.records).toHaveLength(count);
    expect(banksOf(file.records)).toHaveLength(banks);
  });

  it('the extended edition has the same banks as the public one', () => {
    expect(banksOf(read('blz2_2022-12-05.txt').records)).toEqual(banksOf(read('blz_2022-12-05.txt').records));
  });

  it.each([
    ['damaged_2015-09-07_latin1-lf.txt', 'faulty-line'],
    ['damaged_2017-06-05_utf8-bom-lf.txt', 'not-a-bank-file'],
    ['download-page_2015-09.html', 'not-a-bank-file'],
  ])('%s is refused as %s', (name, code) => {
    expect(refusal(readFileSync(`${originals}/bundesbank/${name}`)).code).toBe(code);
  });
});

describe('a damaged TXT is refused as a whole', () => {
  it('converted to UTF-8: each line with an umlaut has become longer', () => {
    const { code, english } = refusal(Buffer.from(fullTxt.toString('latin1')));
    expect(code).toBe('faulty-line');
    expect(english).toMatch(/Line \d+ has 1(69|7\d) bytes instead of 168/);
    expect(english).toContain(': it is probably stored in UTF-8 instead of ISO-8859-1. Line');
  });

  /** The file with other characters for its umlauts. */
  const recoded = (codes: string) =>
    Buffer.from(
      fullTxt.toString('latin1').replace(/[äöüÄÖÜß]/g, (letter) => codes['äöüÄÖÜß'.indexOf(letter)] ?? ''),
      'latin1',
    );
  /** UTF-8 that was read as ISO-8859-1, with columns of the right width. */
  const mojibake = () => {
    const twice = (value: string, width: number) => Buffer.from(value).toString('latin1').slice(0, width);
    const garbled = full.map(({ name, shortName }) => ({
      name: twice(name, 58),
      shortName: twice(shortName, 27),
    }));
    return txt(full.map((record, index) => ({ ...record, ...garbled[index] })));
  };

  it.each([
    ['in Mac Roman', () => recoded('\x8A\x9A\x9F\x80\x85\x86\xA7')],
    ['in ASCII, with question marks', () => recoded('???????')],
    ['in UTF-8 that was read as ISO-8859-1', mojibake],
  ])('%s', (_, bytes) => {
    expect(refusal(bytes()).code).toBe('faulty-line');
  });

  it('converted to CP850', () => {
    const { english } = refusal(recoded('\x84\x94\x81\x8E\x99\x9A\xE1'));
    expect(english).toContain(
      ': it is probably stored in CP850 or another old character encoding instead of ISO-8859-1. Line',
    );
  });

  it('with LF for CR LF', () => {
    const lf = Buffer.from(fullTxt.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    expect(refusal(lf).english).toBe(
      `The file is damaged: a program has probably changed its line ends (LF instead of CR and LF). Line 1 does not end with CR and LF. In all, ${FULL_SIZE} lines are faulty.`,
    );
    // One sentence instead of twenty that are the same.
    expect(refusal(lf).details).toHaveLength(1);
  });

  it.each([1, 2, 3, 100, 169])('cut off %d bytes before its end', (missing) => {
    expect(refusal(fullTxt.subarray(0, -missing)).code).toBe('faulty-line');
  });

  it('cut off before its last line end, with one faulty line', () => {
    expect(refusal(txt(few).subarray(0, -2)).english).toBe(
      'The file is damaged. Line 30 does not end with CR and LF.',
    );
  });

  it.each([167, 169, 174])('with one line of %d bytes', (length) => {
    const lines = txt(few).toString('latin1').split('\r\n');
    lines[4] = (lines[4] ?? '').padEnd(length).slice(0, length);
    const { english } = refusal(Buffer.from(lines.join('\r\n'), 'latin1'));
    expect(english).toContain(`Line 5 has ${length} bytes instead of 168: “`);
  });

  it('cut off in the extended edition, whose lines have 174 bytes', () => {
    const bytes = txt(few, new Map()).subarray(0, -4);
    expect(refusal(bytes).english).toContain('Line 30 has 172 bytes instead of 174');
  });

  it('and a faulty line is quoted to its 60th character', () => {
    const quoted = (length: number) =>
      /“(.*)”/.exec(refusal(Buffer.concat([txt(few), Buffer.from('x'.repeat(length))])).english)?.[1];
    expect(quoted(60)).toBe('x'.repeat(60));
    expect(quoted(61)).toBe(`${'x'.repeat(60)}…`);
  });

  it('with a blank line in between', () => {
    const bytes = Buffer.concat([txt(few.slice(0, 3)), Buffer.from('\r\n'), txt(few.slice(3))]);
    expect(refusal(bytes).english).toContain('Line 4 has 0 bytes instead of 168');
  });

  it.each<[string, string, string, string?]>([
    ['blz', '9704004X', 'Bankleitzahl'],
    ['blz', '00000000', 'Bankleitzahl'],
    ['merkmal', '3', 'Merkmal'],
    ['name', '', 'Bezeichnung'],
    ['name', 'Bank\x07', 'Bezeichnung', 'Bank·'],
    ['name', ' Bank', 'Bezeichnung'],
    ['name', 'Bank\xADhaus', 'Bezeichnung', 'Bank·haus'],
    ['name', 'Bank\x85', 'Bezeichnung', 'Bank·'],
    ['city', 'Bonn\t', 'Ort', 'Bonn·'],
    // A spreadsheet would calculate these.
    ['name', '=HYPERLINK("http://x.example";"Bank")', 'Bezeichnung'],
    ['name', '+49 Bank', 'Bezeichnung'],
    ['name', '-Bank', 'Bezeichnung'],
    ['name', '@Bank', 'Bezeichnung'],
    ['name', '"=1+1"', 'Bezeichnung'],
    ['city', '=1+1', 'Ort'],
    ['postcode', '1059', 'PLZ'],
    ['city', '', 'Ort'],
    ['shortName', '', 'Kurzbezeichnung'],
    ['shortName', ' Bank', 'Kurzbezeichnung'],
    ['shortName', '\x07Bank', 'Kurzbezeichnung', '·Bank'],
    ['shortName', 'Bank\x07', 'Kurzbezeichnung', 'Bank·'],
    ['pan', '2010', 'PAN'],
    ['bic', 'COBADEF', 'BIC'],
    ['bic', 'COBADEFF', 'BIC'],
    ['bic', 'cobadeffxxx', 'BIC'],
    ['bic', 'COBA12FFXXX', 'BIC'],
    ['checkMethod', '9', 'Prüfziffermethode'],
    ['recordNumber', '', 'Datensatznummer'],
    ['change', 'X', 'Änderungskennzeichen'],
    ['deletion', '2', 'Bankleitzahllöschung'],
    ['successor', '1234567', 'Nachfolge-BLZ'],
  ])('with %s %j', (key, value, label, shown = value) => {
    const english = `Line 7: ${label} is ${shown === '' ? 'empty' : `“${shown}”`}.`;
    const lines = few.map((record, index) => (index === 6 ? { ...record, [key]: value } : record));
    expect(refusal(txt(lines))).toEqual({
      code: 'faulty-line',
      english: `The file is damaged. ${english}`,
      details: [english],
    });
  });

  it('and the first twenty faulty lines are reported', () => {
    const { english, details } = refusal(txt(full.map((record) => ({ ...record, change: 'X' }))));
    expect(english).toContain(`In all, ${FULL_SIZE} lines are faulty.`);
    expect(details).toHaveLength(20);
    expect(details.at(-1)).toBe('Line 20: Änderungskennzeichen is “X”.');
  });
});
