import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { contentOf, opened, partOf } from '../../../test/opened-workbook.ts';
import { type WrittenCell, writeWorkbook } from './write-workbook.ts';

const written = (header: readonly string[], rows: Iterable<readonly WrittenCell[]>) =>
  new Uint8Array(Buffer.concat([...writeWorkbook({ header, rows }, 'Ergebnis')]));

/** Reads a workbook with our own reader. */
function readBack(bytes: Uint8Array) {
  expect(opened(bytes).sheets.map(({ name }) => name)).toEqual(['Ergebnis']);
  return contentOf(bytes).rows.map(({ cells }) => cells);
}

/** A part of a workbook with one row. */
const partOfOne = (name: string) =>
  partOf(written(['IBAN', 'BLZ'], [['DE89370400440532013000', '37040044']]), name);

describe('writeWorkbook', () => {
  it('writes what readWorkbook reads: every text as it is', () => {
    const rows = [
      ['0532013000', 'DE89 3704 0044 0532 0130 00'],
      ['=1+1', '+49 30', '-5', '@A1', "'0532"],
      ['', '', 'nur hier'],
      ['<b>&amp;"\'', 'Zeile 1\nZeile 2', 'a\tb', '😀 Çelik'],
      ['_x000D_ a', 'a\rb', 'a\0b', 'a\x1fb'],
      ['5,32013E+08', '09.03.1956', 'WAHR', '1.5'],
    ];
    expect(readBack(written(['A', 'B', 'C', 'D', 'E'], rows))).toEqual([['A', 'B', 'C', 'D', 'E'], ...rows]);
  });

  it('writes a text neither as a number nor as a formula, with the format of text', () => {
    const sheet = partOfOne('xl/worksheets/sheet1.xml');
    expect(sheet).not.toMatch(/<v>|<f>| t="(?!inlineStr)/);
    expect([...sheet.matchAll(/<c r="(\w+)" s="(\d)"/g)].map(([, cell, style]) => [cell, style])).toEqual([
      ['A1', '2'],
      ['B1', '2'],
      ['A2', '1'],
      ['B2', '1'],
    ]);
    const formats = partOfOne('xl/styles.xml').match(/<cellXfs.*<\/cellXfs>/)?.[0] ?? '';
    // 49 is the built-in format „Text“.
    const ids = [...formats.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['0', '49', '49']);
  });

  it('writes numbers and days as such, with all their digits', async () => {
    const bytes = written(['A', 'B', 'C', 'D'], [[532013000, -12.5, { day: 46_090 }, '0532']]);
    expect(readBack(bytes)[1]).toEqual(['532013000', '-12,5', '09.03.2026', '0532']);
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows[1]).toEqual([532013000, -12.5, new Date(Date.UTC(2026, 2, 9)), '0532']);
  });

  it('keeps the header in view, makes columns wide enough, and silences warnings', () => {
    const sheet = partOfOne('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect([...sheet.matchAll(/width="(\d+)"/g)].map(([, width]) => width)).toEqual(['24', '10']);
    expect(sheet).toContain('<ignoredError sqref="A1:B2" numberStoredAsText="1"/>');
  });

  it('shortens a cell that Excel could not open', () => {
    const [, [cell = ''] = []] = readBack(written(['A'], [['x'.repeat(40_000)]]));
    expect([cell.length, cell.slice(-2)]).toEqual([32_767, 'x…']);
  });

  it('takes the rows one after the other, and gives pieces meanwhile', () => {
    let taken = 0;
    function* rows() {
      for (; taken < 20_000; taken += 1) yield [`DE${taken}`, String(Math.sin(taken))];
    }
    const pieces = writeWorkbook({ header: ['A', 'B'], rows: rows() }, 'Ergebnis');
    const bytes: Uint8Array[] = [];
    let largest = 0;
    let takenAtFirst = 0;
    for (const piece of pieces) {
      takenAtFirst ||= taken;
      largest = Math.max(largest, piece.length);
      bytes.push(piece);
    }
    expect(takenAtFirst).toBeLessThan(5000);
    expect(largest).toBeLessThan(500_000);
    expect(readBack(new Uint8Array(Buffer.concat(bytes)))).toHaveLength(20_001);
  });

  it('writes an empty list', () => {
    expect(readBack(written(['A'], []))).toEqual([['A']]);
  });

  it('writes what another library reads', async () => {
    const rows = [
      ['DE89370400440532013000', '=1+1', '0532'],
      ['', 'ü\n😀', '09.03.1956'],
    ];
    const { sheets } = await readXlsx(written(['IBAN', 'Ä & <b>', 'Konto'], rows), { readStyles: true });
    expect(sheets).toHaveLength(1);
    const [sheet] = sheets;
    expect(sheet?.rows).toEqual([
      ['IBAN', 'Ä & <b>', 'Konto'],
      ['DE89370400440532013000', '=1+1', '0532'],
      [null, 'ü\n😀', '09.03.1956'],
    ]);
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(sheet?.cells?.get('1,2')).toMatchObject({ type: 'string', style: { numFmt: '@' } });
  });
});
