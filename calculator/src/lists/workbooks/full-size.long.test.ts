import { expect, it } from 'vitest';
import { firstSheet } from '../../../test/opened-workbook.ts';
import { xlsxFile } from '../../../test/xlsx-file.ts';

/** How many rows the first sheet has, or why it can't be read. */
function rowsOf(bytes: Uint8Array) {
  const sheet = firstSheet(bytes);
  return 'fault' in sheet ? sheet.fault : sheet.rows.length;
}

it('the part with the names of the sheets may not unpack to more than 50 MB', () => {
  const parts = { 'xl/workbook.xml': `<workbook>${'<x/>'.repeat(13_000_000)}</workbook>` };
  expect(rowsOf(xlsxFile({ parts }))).toBe('unpacks-too-large');
});

it('a small file is refused before it takes long, however much it unpacks to', () => {
  const parts = { 'xl/worksheets/sheet1.xml': `<worksheet>${'<a/>'.repeat(30_000_000)}</worksheet>` };
  const bytes = xlsxFile({ parts });
  expect(bytes.length).toBeLessThan(200_000);
  expect(rowsOf(bytes)).toBe('unpacks-too-large');
});

it('a sheet may have 500,000 rows and a header, and empty rows after them, but not many more', () => {
  const sheet = (count: number) => xlsxFile({ rows: `${'<row><c><v>1</v></c></row>'.repeat(count)}<row/>` });
  expect(rowsOf(sheet(500_001))).toBe(500_001);
  expect(rowsOf(sheet(500_021))).toBe('list-too-long');
});
