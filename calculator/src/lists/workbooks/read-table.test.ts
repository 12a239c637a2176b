import { describe, expect, it } from 'vitest';
import { odsFile } from '../../../test/ods-file.ts';
import { contentOf as contentIn, firstSheet, opened } from '../../../test/opened-workbook.ts';

const contentOf = (rows: string) => contentIn(odsFile(`<table:table table:name="T">${rows}</table:table>`));

const cell = (attributes: string, shown = '') =>
  `<table:table-cell ${attributes}>${shown && `<text:p>${shown}</text:p>`}</table:table-cell>`;
const textOf = (attributes: string, shown = '') =>
  contentOf(`<table:table-row>${cell(attributes, shown)}</table:table-row>`).rows[0]?.cells[0] ?? '';

describe('a cell of an OpenDocument table', () => {
  it.each([
    ['office:value-type="float" office:value="532013000"', '532.013.000', '532013000'],
    ['office:value-type="float" office:value="532013000"', '5,32E+08', '532013000'],
    ['office:value-type="float" office:value="532013000"', '###', '532013000'],
    ['office:value-type="float" office:value="1067"', '01067', '01067'],
    ['office:value-type="float" office:value="1067"', '01068', '1067'],
    ['office:value-type="float" office:value="x"', '7', '7'],
    ['office:value-type="currency" office:value="12.5"', '12,50 €', '12,5'],
    ['office:value-type="percentage" office:value="0.19"', '19 %', '0,19'],
    ['office:value-type="date" office:date-value="2026-03-09"', '9. März', '09.03.2026'],
    ['office:value-type="date" office:date-value="2026-03-09T14:30:00"', '14:30', '09.03.2026 14:30'],
    ['office:value-type="time" office:time-value="PT14H30M00S"', '14:30', '14:30'],
    ['office:value-type="boolean" office:boolean-value="true"', 'Ja', 'WAHR'],
    ['office:value-type="boolean" office:boolean-value="false"', '', 'FALSCH'],
    ['office:value-type="string"', '0532013000', '0532013000'],
    ['office:value-type="string" office:string-value="DE89"', '', 'DE89'],
    ['office:value-type="string" calcext:value-type="error"', '#N/A', '#NV'],
    ['table:formula="of:=1234567"', '', '#OHNE ERGEBNIS'],
    ['', '', ''],
  ])('with %s, shown as %j, reads as %j', (attributes, shown, text) =>
    expect(textOf(attributes, shown)).toBe(text),
  );

  it('has spaces and line breaks in its text, but no formats', () => {
    const text = '<text:span>a</text:span><text:s text:c="3"/>b<text:line-break/>c<text:tab/>d\n    e';
    expect(textOf('office:value-type="string"', text)).toBe('a   b\nc\td e');
    expect(textOf('office:value-type="string"', '1</text:p><text:p/><text:p>2')).toBe('1\n\n2');
  });

  it('has spaces that count as characters, of which a cell has at most 32,767', () => {
    const read = (...counts: number[]) => {
      const spaces = cell('', counts.map((count) => `<text:s text:c="${count}"/>`).join(''));
      return firstSheet(odsFile(`<table:table><table:table-row>${spaces}</table:table-row></table:table>`));
    };
    expect(read(32_766)).not.toHaveProperty('fault');
    expect(read(32_767)).toEqual({ fault: 'too-much-text' });
    expect(read(-900_000_000, 600_000_000)).toEqual({ fault: 'too-much-text' });
  });

  it('is read without a comment in a paragraph', () => {
    const comment =
      '<office:annotation><dc:date>2026</dc:date><text:p>99 <text:s text:c="3"/></text:p></office:annotation>';
    expect(textOf('office:value-type="string"', `5711${comment}625`)).toBe('5711625');
  });

  it('is read without a comment, a drawing or a table in it', () => {
    const row = `<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>1111111</text:p></office:annotation><text:p>2</text:p><draw:frame><text:p>3333333</text:p></draw:frame><table:table table:name="In"><table:table-row>${cell('', '4')}</table:table-row></table:table></table:table-cell>${cell('', '5')}</table:table-row>`;
    expect(contentOf(row).rows).toEqual([{ line: 1, cells: ['2', '5'] }]);
  });
});

describe('an OpenDocument table', () => {
  it('may have repeated and covered cells, repeated rows, and rows in groups', () => {
    const rows = `<table:table-header-rows><table:table-row>${cell('table:number-columns-repeated="2"')}${cell('', 'A')}</table:table-row></table:table-header-rows>
      <table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>
      <table:table-row-group><table:table-row table:number-rows-repeated="2">${cell('table:number-columns-repeated="2"', 'x')}<table:covered-table-cell table:number-columns-repeated="2"><text:p>9999999</text:p></table:covered-table-cell>${cell('', 'y')}</table:table-row></table:table-row-group>`;
    expect(contentOf(rows).rows).toEqual([
      { line: 1, cells: ['', '', 'A'] },
      { line: 5, cells: ['x', 'x', '', '', 'y'] },
      { line: 6, cells: ['x', 'x', '', '', 'y'] },
    ]);
  });

  it('has hidden rows, which are read and counted', () => {
    const row = (visibility: string) => `<table:table-row ${visibility}>${cell('', '1')}</table:table-row>`;
    const rows = row('') + row('table:visibility="filter"') + row('table:visibility="collapse"');
    expect(contentOf(rows)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }, { line: 3 }], hiddenRows: 2 });
  });

  it('counts errors and formulas without a result', () => {
    const rows = `<table:table-row>${cell('calcext:value-type="error" table:number-columns-repeated="2"', '#DIV/0!')}${cell('table:formula="of:=1"')}</table:table-row>`;
    expect(contentOf(rows)).toEqual({
      rows: [{ line: 1, cells: ['#DIV/0!', '#DIV/0!', '#OHNE ERGEBNIS'] }],
      errors: 2,
      formulasWithoutResult: 1,
      hiddenRows: 0,
    });
  });
});

describe('an OpenDocument file', () => {
  it('has its own name for each table, and marks hidden ones and macros', () => {
    const style = (name: string, display: boolean) =>
      `<style:style style:name="${name}"><style:table-properties table:display="${display}"/></style:style>`;
    const table = (name: string, of: string) =>
      `<table:table table:name="${name}" table:style-name="${of}"><table:table-row>${cell('', name)}</table:table-row></table:table>`;
    const body = style('a', true) + style('b', false) + table('Eins', 'a') + table('Zwei', 'b');
    const { sheets, hasMacros } = opened(odsFile(body, { 'Basic/Standard/Module1.xml': '<x/>' }));
    expect(hasMacros).toBe(true);
    expect(sheets).toMatchObject([
      { name: 'Eins', isHidden: false },
      { name: 'Zwei', isHidden: true },
    ]);
    expect(sheets.map((sheet) => sheet.read())).toMatchObject([
      { rows: [{ line: 1, cells: ['Eins'] }] },
      { rows: [{ line: 1, cells: ['Zwei'] }] },
    ]);
  });
});
