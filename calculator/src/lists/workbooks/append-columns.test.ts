import { unzipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { opened, partOf } from '../../../test/opened-workbook.ts';
import { xlsxFile } from '../../../test/xlsx-file.ts';
import { type AddedRow, appendColumns } from './append-columns.ts';

const ADDED = ['DE89370400440532013000', '', 'COBADEFFXXX', '', 'richtig', '<_x0041_ & "b">'];
const HEADER = ['IBAN', 'IBAN (ungeprüft)', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'];

/** A workbook with columns added to its first sheet. */
function withColumns(bytes: Uint8Array, from: number, rows: readonly AddedRow[], headerLine?: number) {
  const writable = opened(bytes).sheets[0]?.writable ?? expect.fail('It is no Excel workbook.');
  return new Uint8Array(Buffer.concat([...appendColumns(writable, { from, rows, headerLine })]));
}

const sheetOf = (bytes: Uint8Array) => partOf(bytes, 'xl/worksheets/sheet1.xml');

/** The XML of the rows of a sheet with columns added after the first one. */
function addedXml(rows: string, added: readonly AddedRow[], headerLine?: number): string {
  const xml = sheetOf(withColumns(xlsxFile({ rows }), 1, added, headerLine));
  return /<(?:x:)?sheetData>(.*)<\/(?:x:)?sheetData>/s.exec(xml)?.[1] ?? expect.fail(xml);
}

const cell = (place: string, text: string, style = '') =>
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

describe('columns added to an Excel workbook', () => {
  it('leave cells, types, formats, formulas, titles and other sheets as they are', async () => {
    const day = new Date(Date.UTC(2026, 2, 9));
    const rows = [
      ['Mitglieder 2026', null, null, null],
      ['Name', 'Konto', 'Eintritt', 'Beitrag'],
      ['Anna', 532013000, day, 12.5],
      [null, null, null, null],
      ['Summe', null, null, null],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Mitglieder', rows, columns: [{ width: 30 }], merges: [] },
        { name: 'Zweites', rows: [['bleibt', 1]] },
      ],
    });
    const after = withColumns(
      bytes,
      4,
      [
        { line: 2, cells: HEADER },
        { line: 3, cells: ADDED },
      ],
      2,
    );
    const [was, is] = [await readXlsx(bytes), await readXlsx(after)];
    expect(is.sheets[1]?.rows).toEqual(was.sheets[1]?.rows);
    const found = is.sheets[0]?.rows ?? [];
    expect(found.map((cells) => cells.slice(0, 4).map((each) => each ?? null))).toEqual(
      was.sheets[0]?.rows.map((cells) => [0, 1, 2, 3].map((place) => cells[place] ?? null)),
    );
    expect(found[1]?.slice(4)).toEqual(HEADER);
    expect(found[2]?.slice(4)).toEqual(ADDED.map((text) => text || null));
    // All other parts are the same bytes.
    const [partsBefore, partsAfter] = [unzipSync(bytes), unzipSync(after)];
    expect(Object.keys(partsAfter)).toEqual(Object.keys(partsBefore));
    for (const [name, part] of Object.entries(partsBefore))
      if (!['xl/worksheets/sheet1.xml', 'xl/styles.xml'].includes(name))
        expect(partsAfter[name]).toEqual(part);
  });

  it('come after the cells of their row, in the header with its style', () => {
    const rows =
      '<row r="1"><c r="A1" s="7" t="inlineStr"><is><t>IBAN</t></is></c></row><row r="3"><c r="A3"><v>1</v></c></row>';
    expect(
      addedXml(
        rows,
        [
          { line: 1, cells: ['B'] },
          { line: 3, cells: ['', 'C'] },
        ],
        1,
      ),
    ).toBe(
      `<row r="1"><c r="A1" s="7" t="inlineStr"><is><t>IBAN</t></is></c>${cell('B1', 'B', ' s="7"')}</row>` +
        `<row r="3"><c r="A3"><v>1</v></c>${cell('C3', 'C')}</row>`,
    );
  });

  it('take the place of empty cells, and leave those after them and in other rows', () => {
    const empty = '<c r="B1" s="3"/><c r="G1" s="4"/><c r="H1" s="5"/>';
    expect(
      addedXml(`<row r="1" spans="1:8"><c r="A1"/>${empty}</row><row><c/><c s="3"/></row>`, [
        { line: 1, cells: ['x'] },
      ]),
    ).toBe(
      `<row r="1"><c r="A1"></c>${cell('B1', 'x')}<c r="H1" s="5"></c></row><row><c></c><c s="3"></c></row>`,
    );
  });

  it('keep text as it is: entities, spaces, line breaks and escapes', () => {
    const text = '<c t="inlineStr"><is><t xml:space="preserve"> &lt;a&gt; &amp; _x0041_&#13;\n</t></is></c>';
    expect(addedXml(`<row>${text}</row>`, [])).toBe(
      '<row><c t="inlineStr"><is><t xml:space="preserve"> &lt;a&gt; &amp; _x0041_&#13;\n</t></is></c></row>',
    );
    expect(addedXml('<row><c/></row>', [{ line: 1, cells: ['<_x0041_ & "b">'] }])).toContain(
      '&lt;_x005F_x0041_ &amp; &quot;b&quot;&gt;',
    );
  });

  it.each([
    ['', '<cols>ADDED</cols>'],
    [
      '<cols><col min="1" max="16384" width="9" style="2"/></cols>',
      '<cols><col min="1" max="1" width="9" style="2"></col>ADDED<col min="8" max="16384" width="9" style="2"></col></cols>',
    ],
    [
      '<cols><col min="3" max="4" width="9"/><col min="9" max="9" width="9"/></cols>',
      '<cols>ADDED<col min="9" max="9" width="9"></col></cols>',
    ],
  ])('have widths of their own beside %s', (cols, expected) => {
    const content = `<worksheet><dimension ref="A1"/>${cols}<sheetData><row><c/></row></sheetData></worksheet>`;
    const file = xlsxFile({ parts: { 'xl/worksheets/sheet1.xml': content } });
    const xml = sheetOf(withColumns(file, 1, [])).replace(
      /(?:<col min="[2-7]" max="[2-7]" width="\d+" customWidth="1"\/>){6}/,
      'ADDED',
    );
    expect(/<cols>.*<\/cols>/.exec(xml)?.[0]).toBe(expected);
    expect(xml).not.toContain('<dimension');
  });

  it('are coloured in a marked row, by a format after those of the workbook', () => {
    const styles =
      '<x:styleSheet><x:fills count="2"><x:fill/><x:fill/></x:fills><x:cellStyleXfs><x:xf/></x:cellStyleXfs><x:cellXfs count="3"><x:xf numFmtId="14"/><x:xf/><x:xf/></x:cellXfs><x:dxfs><x:dxf><x:fill/></x:dxf></x:dxfs></x:styleSheet>';
    const file = xlsxFile({ rows: '<row><c/></row><row><c/></row>', parts: { 'xl/styles.xml': styles } });
    const after = withColumns(file, 1, [
      { line: 1, cells: ['A', ''] },
      { line: 2, cells: ['', 'B'], isMarked: true },
    ]);
    expect(sheetOf(after)).toContain(
      `<row><c></c>${cell('B1', 'A')}</row><row><c></c><c r="B2" s="3"/>${cell('C2', 'B', ' s="3"')}</row>`,
    );
    expect(partOf(after, 'xl/styles.xml')).toMatch(
      /<x:fills>(?:<x:fill><\/x:fill>){2}<x:fill><x:patternFill patternType="solid"><x:fgColor rgb="FFFFF2CC"\/><\/x:patternFill><\/x:fill><\/x:fills>.+<x:cellXfs><x:xf numFmtId="14">.+<x:xf numFmtId="49" fontId="0" fillId="2"[^>]*\/><\/x:cellXfs>/,
    );
  });

  it('have the prefix of the file', () => {
    const content =
      '<?xml version="1.0"?>\r\n<x:worksheet a="b&#10;"><x:sheetData><x:row><x:c/></x:row></x:sheetData></x:worksheet>';
    const file = xlsxFile({ parts: { 'xl/worksheets/sheet1.xml': content } });
    const after = withColumns(file, 1, [{ line: 1, cells: ['B'] }]);
    expect(opened(after)).toMatchObject({ sheets: [{}] });
    expect(sheetOf(after)).toContain('?>\n\n<x:worksheet a="b&#10;">');
    expect(sheetOf(after)).toContain(
      '<x:c></x:c><x:c r="B1" t="inlineStr"><x:is><x:t xml:space="preserve">B</x:t></x:is></x:c></x:row>',
    );
  });

  it.each([
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xlsx'],
    ['application/vnd.ms-excel.sheet.macroEnabled.main+xml', 'xlsm'],
    ['application/vnd.ms-excel.template.macroEnabled.main+xml', 'xltm'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml', 'xltx'],
  ])('of the type %s make a file that is called .%s', (type, extension) => {
    const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`;
    const file = xlsxFile({ parts: { '[Content_Types].xml': types } });
    expect(opened(file)).toMatchObject({ sheets: [{ writable: { extension } }] });
  });
});
