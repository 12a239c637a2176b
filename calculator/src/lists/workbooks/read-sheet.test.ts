import { describe, expect, it } from 'vitest';
import { contentOf, opened } from '../../../test/opened-workbook.ts';
import { type XlsxParts, xlsxFile } from '../../../test/xlsx-file.ts';

/** The text of one cell. */
const textOf = (cell: string, parts: XlsxParts = {}) =>
  contentOf(xlsxFile({ ...parts, rows: `<row><c/>${cell}</row>` })).rows[0]?.cells[1] ?? '';

describe('a number', () => {
  it.each([
    ['37040044', '37040044'],
    ['532013000', '532013000'],
    ['0', '0'],
    ['-0', '0'],
    ['-42', '-42'],
    ['5.32013E8', '532013000'],
    ['5.3201300000000001E8', '532013000'],
    ['532013000.0', '532013000'],
    ['999999999999999', '999999999999999'],
    ['1000000000000000', '1E+15'],
    ['3704004405320130', '3,704E+15'],
    ['1.2345678901234568E+21', '1,23457E+21'],
    ['1.5', '1,5'],
    ['0.30000000000000004', '0,3'],
    ['1234567.5', '1234567,5'],
    ['0.0000001', '1E-7'],
    ['no number', 'no number'],
    ['Infinity', 'Infinity'],
    ['', ''],
    ['0b101', '0b101'],
    ['0o17', '0o17'],
    ['0x1F', '0x1F'],
    ['Infinity', 'Infinity'],
    ['1e999', '1e999'],
    ['.5', '0,5'],
    ['1.5E3', '1500'],
  ])('%s reads as %s', (value, text) => expect(textOf(`<c><v>${value}</v></c>`)).toBe(text));

  it.each([
    ['00000', '1067', '01067'],
    ['0000000000', '532013000', '0532013000'],
    ['0000000000', '-1', '-0000000001'],
    ['0;-0', '7', '7'],
    // Excel shows these digits, too.
    ['&quot;37&quot;000000', '40044', '37040044'],
    ['0\\0', '532', '5320'],
    ['000&quot;9&quot;000', '532013', '532013…'],
    ['0;&quot;37&quot;0', '7', '7'],
    ['0.00', '532013000', '532013000'],
    ['#,##0', '37040044', '37040044'],
    ['000&quot; &quot;000&quot; &quot;00', '37040044', '37040044'],
    ['General', '1067', '1067'],
    ['@', '532013000', '532013000'],
    ['0.00E+00', '532013000', '532013000'],
    ['[Red]#,##0\\ &quot;days&quot;', '5', '5'],
    ['[$-407]#,##0.00\\ &quot;€&quot;', '12.5', '12,5'],
  ])('with the format %s: %s reads as %s', (format, value, text) =>
    expect(textOf(`<c s="1"><v>${value}</v></c>`, { formats: [format] })).toBe(text),
  );
});

describe('a date', () => {
  it.each([
    ['dd\\.mm\\.yyyy', '20523', '09.03.1956'],
    ['dd/mm/yyyy;@', '46090', '09.03.2026'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '46090', '09.03.2026'],
    ['mmm\\-yy', '46090', '09.03.2026'],
    ['dd\\.mm\\.yyyy\\ hh:mm', '46090.604166666664', '09.03.2026 14:30'],
    ['dd\\.mm\\.yyyy\\ hh:mm', '46090.60422453704', '09.03.2026 14:30:05'],
    ['dd\\.mm\\.yyyy', '46090.9', '09.03.2026'],
    ['h:mm', '0.99999999', '00:00'],
    ['[h]:mm:ss', '0.5', '12:00'],
    ['h:mm', '2.5', '02.01.1900 12:00'],
    // The calendar of 1900 has a 29 February, which is left out here.
    ['dd/mm/yyyy', '1', '01.01.1900'],
    ['dd/mm/yyyy', '59', '28.02.1900'],
    ['dd/mm/yyyy', '61', '01.03.1900'],
    ['dd/mm/yyyy', '2958465', '31.12.9999'],
    // Excel shows no date for these.
    ['dd/mm/yyyy', '2958466', '2958466'],
    ['dd/mm/yyyy', '-1', '-1'],
    ['dd/mm/yyyy', '532013000', '532013000'],
  ])('with the format %s: %s reads as %s', (format, value, text) =>
    expect(textOf(`<c s="1"><v>${value}</v></c>`, { formats: [format] })).toBe(text),
  );

  it('has a built-in format, counts from 1904, or is written out', () => {
    expect(textOf('<c s="1"><v>46090</v></c>')).toBe('09.03.2026');
    expect(textOf('<c s="1"><v>44628</v></c>', { properties: 'date1904="1"' })).toBe('09.03.2026');
    expect(textOf('<c t="d"><v>2026-03-09</v></c>')).toBe('09.03.2026');
    expect(textOf('<c t="d"><v>2026-03-09T14:30:00</v></c>', { formats: ['h:mm'] })).toBe('09.03.2026');
    expect(textOf('<c t="d" s="1"><v>2026-03-09T14:30:00Z</v></c>', { formats: ['h:mm'] })).toBe(
      '09.03.2026 14:30',
    );
    expect(textOf('<c t="d"><v>soon</v></c>')).toBe('soon');
  });
});

describe('a text', () => {
  it('may be shared, inline or formatted, and has no phonetic hints', () => {
    const strings =
      '<si><t>plain</t></si><si><r><t>DE89 </t></r><r><rPr><b/></rPr><t xml:space="preserve"> 3704</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si/>';
    const shared = (index: number) => textOf(`<c t="s"><v>${index}</v></c>`, { strings });
    expect([0, 1, 2, 3].map(shared)).toEqual(['plain', 'DE89  3704', '東京', '']);
    expect(textOf('<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>')).toBe('ab');
    expect(textOf('<c t="inlineStr"><is><t><![CDATA[<0532>]]></t></is></c>')).toBe('<0532>');
    expect(textOf('<c t="s"><v></v></c>')).toBe('');
  });

  it('keeps leading zeros, and characters that XML can’t contain', () => {
    expect(textOf('<c t="inlineStr"><is><t>0532013000</t></is></c>')).toBe('0532013000');
    expect(textOf('<c t="inlineStr"><is><t>a_x000D_b_x005F_x000D_</t></is></c>')).toBe('a\rb_x000D_');
    expect(textOf('<c t="inlineStr"><is><t>&#x1F600; &amp;lt;</t></is></c>')).toBe('😀 &lt;');
  });
});

it('the text of a cell never gets into the next one', () => {
  const rows =
    '<row><c><is><t>1234567</t></is></c><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"/><c><v>1</v></c><c/></row>';
  expect(contentOf(xlsxFile({ rows })).rows).toEqual([{ line: 1, cells: ['', 'a', '', '1'], kinds: '...n' }]);
});

describe('a formula', () => {
  it('reads as the result that Excel has stored', () => {
    expect(textOf('<c><f>A1*2</f><v>37040044</v></c>')).toBe('37040044');
    expect(textOf('<c t="str"><f>A1&amp;B1</f><v>0532</v></c>')).toBe('0532');
    expect(textOf('<c t="str"><f>""</f><v></v></c>')).toBe('');
    expect(textOf('<c t="b"><f>1=1</f><v>1</v></c>')).toBe('WAHR');
    expect(textOf('<c t="b"><v>0</v></c>')).toBe('FALSCH');
  });

  it('without a result is counted, and never reads as digits', () => {
    const row = '<row><c><f>1234567</f></c><c><f>1</f><v/></c><c><f>1</f><v>1</v></c></row>';
    expect(contentOf(xlsxFile({ rows: row }))).toEqual({
      rows: [{ line: 1, cells: ['#OHNE ERGEBNIS', '#OHNE ERGEBNIS', '1'], kinds: 'nnn' }],
      formulasWithoutResult: 2,
      errors: 0,
      hiddenRows: 0,
    });
  });

  it('with an error reads as German Excel shows it, and is counted', () => {
    const error = (name: string) => `<c t="e"><f>A1</f><v>${name}</v></c>`;
    const row = `<row>${['#N/A', '#VALUE!', '#REF!', '#DIV/0!', '#NAME?'].map(error).join('')}</row>`;
    expect(contentOf(xlsxFile({ rows: row }))).toMatchObject({
      rows: [{ cells: ['#NV', '#WERT!', '#BEZUG!', '#DIV/0!', '#NAME?'] }],
      errors: 5,
      hiddenRows: 0,
    });
  });
});

describe('places', () => {
  it('of cells are kept, whether they are written or not', () => {
    const rows =
      '<row r="2"><c r="C2"><v>1</v></c><c><v>2</v></c><c r="AB2"><v>3</v></c></row><row><c r="B3"><v>4</v></c></row><row r="9"/><row r="20"><c><v>5</v></c></row>';
    const [first, ...others] = contentOf(xlsxFile({ rows })).rows;
    expect(first?.cells).toHaveLength(28);
    expect([first?.line, first?.cells[2], first?.cells[3], first?.cells[27]]).toEqual([2, '1', '2', '3']);
    expect(others).toEqual([
      { line: 3, cells: ['', '4'], kinds: '.n' },
      { line: 20, cells: ['5'], kinds: 'n' },
    ]);
  });

  it('of cells may be in any order', () => {
    const text = '<c r="A1" t="inlineStr"><is><t>7</t></is></c>';
    const rows = `<row r="1"><c r="C1"><v>1</v></c>${text}<c r="E1" t="str"><v>x</v></c></row>`;
    expect(contentOf(xlsxFile({ rows })).rows).toEqual([
      { line: 1, cells: ['7', '', '1', '', 'x'], kinds: '..n' },
    ]);
  });

  it('outside the rows count for nothing, such as those of a button', () => {
    const rows = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
    const button = '<controls><from><xdr:row>5</xdr:row></from><c><v>1234567</v></c></controls>';
    const sheet = `<worksheet>${button}<sheetData>${rows}</sheetData>${button}</worksheet>`;
    expect(contentOf(xlsxFile({ parts: { 'xl/worksheets/sheet1.xml': sheet } })).rows).toEqual([
      { line: 1_048_576, cells: ['1'], kinds: 'n' },
    ]);
  });

  it('of merged cells after the first are empty', () => {
    const rows = '<row><c><v>1</v></c><c/><c/><c><v>2</v></c></row>';
    expect(contentOf(xlsxFile({ rows })).rows).toEqual([
      { line: 1, cells: ['1', '', '', '2'], kinds: 'n..n' },
    ]);
  });
});

describe('a workbook', () => {
  const TYPE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

  it('may use prefixes, the strict edition, paths with / and .., and names in another case', () => {
    const parts = {
      '_rels/.rels': `<r:Relationships xmlns:r="r"><r:Relationship Id="a" Type="${TYPE}/officeDocument" Target="/book/main.xml"/></r:Relationships>`,
      'xl/workbook.xml': undefined,
      'book/main.xml':
        '<x:workbook xmlns:x="m" xmlns:o="o"><x:sheets><x:sheet name="Daten &amp; mehr" o:id="s"/></x:sheets></x:workbook>',
      'book/_rels/main.xml.rels': `<Relationships><Relationship Id="s" Type="${TYPE}/worksheet" Target="../Sheets/One.xml"/></Relationships>`,
      'sheets/one.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>IBAN</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
    };
    const { sheets } = opened(xlsxFile({ parts }));
    expect(sheets.map(({ name }) => name)).toEqual(['Daten & mehr']);
    expect(sheets[0]?.read()).toMatchObject({ rows: [{ line: 1, cells: ['IBAN'] }] });
  });

  it('marks hidden sheets, and leaves out charts and parts outside the file', () => {
    const sheet = (name: string, id: string, state = '') => `<sheet name="${name}" r:id="${id}" ${state}/>`;
    const relationship = (id: string, type: string, mode = '') =>
      `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="worksheets/sheet1.xml" ${mode}/>`;
    const { sheets } = opened(
      xlsxFile({
        parts: {
          'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${
            sheet('Hier', 'a') +
            sheet('Versteckt', 'a', 'state="hidden"') +
            sheet('Tief', 'a', 'state="veryHidden"') +
            sheet('Diagramm', 'b') +
            sheet('Fremd', 'c') +
            sheet('Nirgends', 'd')
          }</sheets></workbook>`,
          'xl/_rels/workbook.xml.rels': `<Relationships>${
            relationship('a', 'worksheet') +
            relationship('b', 'chartsheet') +
            relationship('c', 'worksheet', 'TargetMode="External"')
          }</Relationships>`,
        },
      }),
    );
    expect(sheets).toMatchObject([
      { name: 'Hier', isHidden: false },
      { name: 'Versteckt', isHidden: true },
      { name: 'Tief', isHidden: true },
    ]);
  });
});
