import { describe, expect, it } from 'vitest';
import { odsFile } from '../../../test/ods-file.ts';
import { firstSheet, opened } from '../../../test/opened-workbook.ts';
import { xlsxFile, xlsxFiles } from '../../../test/xlsx-file.ts';
import { type ZipFile, zipFile } from '../../../test/zip-file.ts';
import type { ListFault } from '../list.ts';

const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>IBAN</t></is></c></row>';
const plain = { rows: [{ line: 1, cells: ['IBAN'] }], formulasWithoutResult: 0, errors: 0, hiddenRows: 0 };
const SHEET = 'xl/worksheets/sheet1.xml';
const sheet = String(xlsxFiles({ rows }).find(({ name }) => name === SHEET)?.content);

/** The plain workbook as an archive, with a change of one file, and more files. */
function archive(name: string, change: Partial<ZipFile>, more: readonly ZipFile[] = []): Uint8Array {
  return zipFile([
    ...xlsxFiles({ rows }).map((file) => (file.name === name ? { ...file, ...change } : file)),
    ...more,
  ]);
}

/** Why the first sheet can't be read; undefined if it can. */
function faultOf(bytes: Uint8Array): ListFault | undefined {
  const content = firstSheet(bytes);
  return 'fault' in content ? content.fault : undefined;
}

describe('an archive', () => {
  it('is read if nothing is wrong with it, stored or deflated, with sizes of 32 or 64 bits', () => {
    expect(firstSheet(archive(SHEET, {}))).toEqual(plain);
    expect(firstSheet(archive(SHEET, { method: 0 }))).toEqual(plain);
    expect(firstSheet(archive(SHEET, { isWide: true }))).toEqual(plain);
  });

  it.each<[string, Partial<ZipFile>, ListFault]>([
    ['has a size that is too small', { size: 10 }, 'damaged'],
    ['has a size that is too large', { size: 4_000_000_000 }, 'damaged'],
    ['has a wrong checksum', { crc: 1 }, 'damaged'],
    ['is packed by another method', { method: 12 }, 'damaged'],
    ['is encrypted', { flags: 1 }, 'encrypted'],
  ])('is refused if one of its files %s', (_, change, fault) => {
    expect(faultOf(archive(SHEET, change))).toBe(fault);
  });

  it('is refused if two files have the same name, even in upper case', () => {
    const twin = { name: SHEET.toUpperCase(), content: '<worksheet/>' };
    expect(faultOf(archive('', {}, [twin]))).toBe('damaged');
  });

  it('is refused with more than 10,000 files, or if its directory counts more files than it has', () => {
    const files = Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: '' }));
    expect(faultOf(zipFile(files))).toBe('too-many-entries');
    expect(faultOf(zipFile(xlsxFiles({ rows }), 9000))).toBe('damaged');
  });

  it('in an archive is not unpacked', () => {
    const bomb = zipFile([{ name: 'a', content: new Uint8Array(50_000_000) }]);
    expect(firstSheet(archive('', {}, [{ name: 'xl/media/bomb.zip', content: bomb }]))).toEqual(plain);
  });

  it.each<[ListFault, string[]]>([
    ['no-workbook', []],
    ['no-workbook', ['readme.txt']],
    ['numbers', ['Index/Document.iwa', 'Metadata/Properties.plist']],
    ['numbers', ['Index.zip', 'preview.jpg']],
  ])('is refused as %s if its files are %j', (fault, names) => {
    expect(faultOf(zipFile(names.map((name) => ({ name, content: 'x' }))))).toBe(fault);
  });

  it.each<[ListFault, string, string]>([
    ['no-workbook', 'word/document.xml', '<w:document xmlns:w="w"/>'],
    ['no-workbook', 'ppt/presentation.xml', '<p:presentation xmlns:p="p"/>'],
    ['binary-excel', 'xl/workbook.bin', '\u0083\u0001'],
    ['damaged', 'xl/other.xml', ''],
    ['no-sheet', 'xl/other.xml', '<workbook/>'],
  ])('is refused as %s if its main part is %s', (fault, name, content) => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
    const relationships = `<Relationships><Relationship Id="a" Type="${type}" Target="/${name}"/></Relationships>`;
    expect(faultOf(xlsxFile({ parts: { '_rels/.rels': relationships, [name]: content } }))).toBe(fault);
  });
});

describe('a bomb', () => {
  it.each<[size: number, fault: ListFault]>([
    [60_000_000, 'unpacks-too-large'],
    [100, 'damaged'],
  ])('of one large file is refused if its header says %d bytes', (size, fault) => {
    // Not XML: its parser would refuse zero bytes before there are many.
    const bomb = { name: 'mimetype', content: new Uint8Array(60_000_000), size };
    expect(faultOf(zipFile([bomb]))).toBe(fault);
  });

  it('of one long text or tag is refused before it is complete', () => {
    const long = 'x'.repeat(2_000_000);
    for (const part of [
      `<row><c><v>${long}</v></c></row>`,
      `<row a="${long}"/>`,
      `<!--${long}-->`,
      `<row ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ])
      expect(faultOf(xlsxFile({ rows: part }))).toBe('damaged');
  });

  it('of deeply nested elements is refused', () => {
    expect(faultOf(xlsxFile({ rows: '<a>'.repeat(1_000_000) }))).toBe('damaged');
  });

  it.each([
    ['internal', '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]>'],
    ['external', '<!DOCTYPE a SYSTEM "file:///etc/passwd">'],
    ['empty', '<!DOCTYPE a>'],
  ])('of entities is refused: %s document type', (_, doctype) => {
    expect(faultOf(archive(SHEET, { content: doctype + sheet }))).toBe('document-type');
  });

  it('of one string in many cells is refused', () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`;
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    expect(faultOf(xlsxFile({ rows: row.repeat(20), strings }))).toBe('too-much-text');
  });

  it('of repeated cells or rows in .ods is refused', () => {
    const table = (row: string) => odsFile(`<table:table table:name="T">${row}</table:table>`);
    const cell = (attributes: string) =>
      `<table:table-cell ${attributes}><text:p>x</text:p></table:table-cell>`;
    const columns = 'table:number-columns-repeated="1000000000"';
    const rowOf = (repeats: number, cells: string) =>
      `<table:table-row table:number-rows-repeated="${repeats}">${cells}</table:table-row>`;
    expect(faultOf(table(rowOf(1, cell(columns))))).toBe('list-too-wide');
    expect(faultOf(table(rowOf(1_000_000_000, cell(''))))).toBe('list-too-long');
    expect(faultOf(table(rowOf(400_000, cell('table:number-columns-repeated="200"'))))).toBe('too-much-text');
    // Empty ones are usual: a sheet ends with them.
    expect(
      firstSheet(table(rowOf(1_048_576, `<table:table-cell ${columns}/>`) + rowOf(2, cell('')))),
    ).toMatchObject({
      rows: [
        { line: 1_048_577, cells: ['x'] },
        { line: 1_048_578, cells: ['x'] },
      ],
    });
    expect(faultOf(odsFile(''))).toBe('no-sheet');
  });
});

describe('a sheet', () => {
  it('may have 200 columns, and formats in all others', () => {
    const cell = (reference: string, content: string) =>
      xlsxFile({ rows: `<row r="1"><c r="A1"><v>1</v></c><c r="${reference}" s="1">${content}</c></row>` });
    expect(firstSheet(cell('GR1', '<v>1</v>'))).toMatchObject({ rows: [{ line: 1 }] });
    expect(faultOf(cell('GS1', '<v>1</v>'))).toBe('list-too-wide');
    expect(firstSheet(cell('XFD1', ''))).toMatchObject({ rows: [{ cells: ['1'] }] });
  });

  it.each([
    ['its XML is broken', '<row><c></row>'],
    ['it ends too early', '<row><c>'],
    ['an entity is unknown', '<row><c><v>&nbsp;</v></c></row>'],
    ['a shared string is missing', '<row><c t="s"><v>7</v></c></row>'],
    ['a row is there twice', '<row r="2"/><row r="2"/>'],
    ['rows go backwards', '<row r="2"/><row r="1"/>'],
    ['a row has no number', '<row r="x"/>'],
    ['a row is out of range', '<row r="1048577"/>'],
    ['a cell has no place', '<row><c r="1A"><v>1</v></c></row>'],
  ])('is damaged if %s', (_, broken) => {
    expect(faultOf(xlsxFile({ rows: broken }))).toBe('damaged');
  });

  it.each(['xl/workbook.xml', SHEET, 'xl/styles.xml', 'xl/sharedStrings.xml'])(
    'is damaged if %s is missing',
    (part) => {
      expect(faultOf(xlsxFile({ rows, strings: '<si/>', parts: { [part]: undefined } }))).toBe('damaged');
    },
  );

  it('is damaged if it is neither UTF-8 nor UTF-16', () => {
    const umlaut = sheet.replace('IBAN', 'Müller');
    const content = Buffer.from(umlaut, 'latin1');
    expect(faultOf(archive(SHEET, { content }))).toBe('damaged');
    const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${umlaut}`;
    expect(faultOf(archive(SHEET, { content: declared }))).toBe('damaged');
    const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${umlaut}`, 'utf16le');
    expect(firstSheet(archive(SHEET, { content: utf16 }))).toMatchObject({ rows: [{ cells: ['Müller'] }] });
  });

  it('is read without macros and links to other files', () => {
    const links = { 'xl/vbaProject.bin': 'x', 'xl/externalLinks/externalLink1.xml': '<x' };
    const file = xlsxFile({ rows, parts: links });
    expect(opened(file).hasMacros).toBe(true);
    expect(firstSheet(file)).toEqual(plain);
  });
});

describe('a small file', () => {
  const format = (code: string) =>
    xlsxFile({ rows: '<row r="1"><c r="A1" s="1"><v>1</v></c></row>', formats: [code] });
  const cell = (text: string) =>
    xlsxFile({ rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>` });

  it.each(['[', '0', '"', '_', '\\'])(
    'with a long format of %s is refused before it is read',
    (character) => {
      const code = (length: number) => character.replace('"', '&quot;').repeat(length);
      expect(faultOf(format(code(256)))).toBe('damaged');
      expect(faultOf(format(code(400_000)))).toBe('damaged');
      expect(faultOf(format(code(254)))).toBeUndefined();
    },
  );

  it('with a cell of more than 32,767 characters is refused, even in results, shared texts and escapes', () => {
    expect(faultOf(cell('x'.repeat(32_767)))).toBeUndefined();
    for (const file of [
      cell('x'.repeat(32_768)),
      cell('_x0041_'.repeat(32_768)),
      xlsxFile({ rows: `<row><c t="str"><v>${'x'.repeat(300_000)}</v></c></row>` }),
      xlsxFile({ strings: `<si><t>${'x'.repeat(32_768)}</t></si>` }),
    ])
      expect(faultOf(file)).toBe('too-much-text');
  });

  it('with too many sheets is refused', () => {
    const sheets = '<sheet name="B" sheetId="1" r:id="rId1"/>'.repeat(10_001);
    const workbook = `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`;
    expect(faultOf(xlsxFile({ rows, parts: { 'xl/workbook.xml': workbook } }))).toBe('too-many-entries');
  });

  it.each([
    [
      'formats of cells',
      'xl/styles.xml',
      `<styleSheet><cellXfs>${'<xf/>'.repeat(70_000)}</cellXfs></styleSheet>`,
    ],
    [
      'formats of numbers',
      'xl/styles.xml',
      `<styleSheet>${Array.from({ length: 70_000 }, (_, id) => `<numFmt numFmtId="${id}"/>`).join('')}</styleSheet>`,
    ],
    [
      'relationships',
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${'<Relationship/>'.repeat(50_000)}</Relationships>`,
    ],
  ])('has no more %s than a workbook needs', (_, part, xml) => {
    expect(faultOf(xlsxFile({ parts: { [part]: xml } }))).toBe('too-many-entries');
  });
});
