import { readFileSync } from 'node:fs';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { open, opened } from '../../../test/opened-workbook.ts';
import { isWorkbook } from './workbook.ts';

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/workbooks/${name}`, import.meta.url)));

/** A row, with its cells between semicolons. */
const row = (line: number, cells: string, kinds?: string) => ({
  line,
  cells: cells.split(';'),
  ...(kinds && { kinds }),
});

describe('a list that LibreOffice has saved', () => {
  it.each(['liste.xlsx', 'liste.ods'])('reads from %s as it is shown, with all digits', (name) => {
    const { sheets, hasMacros } = opened(sample(name));
    expect(hasMacros).toBe(false);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Mitglieder', false],
      ['Verborgen', true],
      ['Leer', false],
      ['IBANs', false],
    ]);
    expect(sheets[0]?.read()).toEqual({
      rows: [
        row(1, 'Beitragsliste TSV Ähren & Söhne'),
        row(3, 'Name;PLZ;BLZ;Konto;Beitrag;Eintritt;Aktiv;Bemerkung'),
        row(4, 'Müller, Jörg;01067;37040044;532013000;24,5;09.03.2019;WAHR', '.nnnnn'),
        row(5, 'Weiß  & <Co>;80331;37040044;0532013000;1200;31.12.2001;FALSCH;Zeile 1\nZeile 2', '.n..nn'),
        row(7, 'Çelik „Ayşe“ 😀;10115;10010123;1234567;12;09.03.1956;WAHR;eingerückt', '.nnnnn'),
        row(9, 'Summe;;;;1236,5;#DIV/0!;#NV;DE89370400440532013000', '....n'),
      ],
      formulasWithoutResult: 0,
      errors: 2,
      hiddenRows: 0,
    });
    expect(sheets[1]?.read()).toMatchObject({ rows: [{ line: 2, cells: ['', 'geheim'] }] });
    expect(sheets[2]?.read()).toMatchObject({ rows: [] });
    const iban = 'DE89 3704 0044 0532 0130 00';
    expect(sheets[3]?.read()).toMatchObject({
      rows: [
        row(1, 'IBAN'),
        row(2, iban),
        row(3, `${iban};;1,5;0,3;1,23457E+17;14:30;09.03.2026 14:30:05;0,19;-42`),
        row(4, iban),
      ],
    });
  });

  it('reads the same when it is read again', () => {
    const [sheet] = opened(sample('liste.ods')).sheets;
    expect(sheet?.read()).toEqual(sheet?.read());
  });
});

describe('a list that another library has written', () => {
  const rows = [
    ['Name', 'BLZ', 'Konto', 'Seit', 'Aktiv'],
    ['Müller', 37040044, '0532013000', new Date(Date.UTC(2019, 2, 9)), true],
    ['Weiß <&>', '37040044', 532013000, null, false],
  ];

  it.each([
    ['.xlsx', writeXlsx],
    ['.ods', writeOds],
  ])('is read: %s', async (_, write) => {
    const { sheets } = opened(await write({ sheets: [{ name: 'Liste', rows }] }));
    expect(sheets.map(({ name }) => name)).toEqual(['Liste']);
    expect(sheets[0]?.read()).toMatchObject({
      rows: [
        { line: 1, cells: ['Name', 'BLZ', 'Konto', 'Seit', 'Aktiv'] },
        { line: 2, cells: ['Müller', '37040044', '0532013000', '09.03.2019', 'WAHR'] },
        { line: 3, cells: ['Weiß <&>', '37040044', '532013000', '', 'FALSCH'] },
      ],
    });
  });
});

describe('readWorkbook refuses', () => {
  it.each([
    ['kennwort.xlsx', 'encrypted'],
    ['kennwort.ods', 'encrypted'],
    ['liste.xls', 'old-excel'],
  ])('%s as %s', (name, fault) => {
    expect(isWorkbook(sample(name))).toBe(true);
    expect(open(sample(name))).toEqual({ fault });
  });

  it.each(['liste.xlsx', 'liste.ods'])('each beginning of %s as damaged', (name) => {
    const bytes = sample(name);
    for (let length = 4; length < bytes.length; length += 97)
      expect(open(bytes.subarray(0, length))).toEqual({ fault: 'damaged' });
  });

  it('text, and an empty file', () => {
    for (const text of ['', 'IBAN;Name\n', 'PK', '%PDF-1.7']) {
      const bytes = new TextEncoder().encode(text);
      expect(isWorkbook(bytes)).toBe(false);
      expect(open(bytes)).toEqual({ fault: 'no-workbook' });
    }
  });

  it('a file of more than 50 MB before it looks into it', () => {
    const bytes = new Uint8Array(50_000_001);
    bytes.set(sample('liste.xlsx').subarray(0, 4));
    expect(open(bytes)).toEqual({ fault: 'list-too-large' });
  });
});

describe('a flipped bit anywhere', () => {
  it.each(['liste.xlsx', 'liste.ods'])('in %s changes no cell without a fault', (name) => {
    const textOf = (bytes: Uint8Array) => {
      const result = open(bytes);
      if ('fault' in result) return result.fault;
      return result.workbook.sheets.map((sheet) => {
        const content = sheet.read();
        return 'fault' in content ? content.fault : content.rows;
      });
    };
    const bytes = sample(name);
    const right = JSON.stringify(textOf(bytes));
    const results = new Set<string>();
    const directory = bytes.length - 1500;
    // The directory of the archive is at the end.
    for (let place = 0; place < bytes.length; place += place < directory ? 101 : 7) {
      const flipped = bytes.slice();
      flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
      const text = JSON.stringify(textOf(flipped));
      // Whatever changes, the file or one of its sheets is refused.
      if (text !== right) results.add(text);
    }
    for (const result of results) expect(result).toMatch(/^(?:"[\w-]+"|\[.*"damaged".*\])$/);
    expect(results.size).toBeGreaterThan(1);
  });
});
