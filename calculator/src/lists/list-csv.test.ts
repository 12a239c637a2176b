import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../test/random.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import type { ListResult, ListShape } from './list.ts';
import { listCsv } from './result-table.ts';

const shape: ListShape = { header: null, columns: { iban: 0 }, width: 2, rows: 1 };
const result: ListResult = {
  line: 1,
  cells: ['a', 'b'],
  outcome: 'right',
  iban: '',
  bic: '',
  bank: '',
  message: '',
};
const csvOf = (rows: string[][], header: string[] | null = null) => {
  const results = rows.map((cells) => ({ ...result, cells }));
  const width = header?.length ?? shape.width;
  return [...listCsv({ ...shape, header, width }, results, GERMAN_LIST_WORDS)].join('');
};

describe('the result as CSV', () => {
  it('has a byte order mark, semicolons and Windows line ends', () => {
    expect(csvOf([['a', 'b']], ['Name', 'Köln'])).toBe(
      '\ufeffName;Köln;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\na;b;;;;;richtig;\r\n',
    );
  });

  it('names columns that have no name, and fills short rows up', () => {
    expect(csvOf([['a']])).toBe(
      '\ufeffSpalte 1;Spalte 2;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\na;;;;;;richtig;\r\n',
    );
    const text: ListShape = { ...shape, columns: null, width: 1 };
    expect([...listCsv(text, [], GERMAN_LIST_WORDS)]).toEqual([
      '\ufeffEingabe;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\n',
    ]);
  });

  it('has columns of other names than those of the list, even if a result is checked again', () => {
    const header = (names: string[]) => csvOf([], names).trim().split(';');
    const added = ['IBAN (neu)', 'IBAN (ungeprüft)', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'];
    expect(header(['Name', 'Iban'])).toEqual(['Name', 'Iban', ...added]);
    const again = header(header(header(['IBAN'])));
    expect(again).toContain('IBAN (neu 2)');
    expect(new Set(again).size).toBe(again.length);
  });

  it('has titles above the names of the columns, as in the list', () => {
    const title: ListResult = { ...result, cells: ['Mitglieder 2026'], outcome: 'skipped', isTitle: true };
    const row: ListResult = { ...result, outcome: 'faulty' };
    const titled = listCsv({ ...shape, header: ['A', 'B'] }, [title, row], GERMAN_LIST_WORDS);
    expect([...titled].join('')).toBe(
      '\ufeffMitglieder 2026\r\nA;B;IBAN;IBAN (ungeprüft);BIC;Bank;Ergebnis;Hinweis\r\na;b;;;;;keine IBAN;\r\n',
    );
  });

  it.each(['=1+1', '+49 170', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', "=cmd|' /C calc'!A0"])(
    'has no formula in %j',
    (cell) => {
      for (const text of [csvOf([[cell, 'b']]), csvOf([['a', 'b']], [cell, 'b'])])
        expect(text).toContain(`'${cell}`);
    },
  );

  it.each([
    ['A,=WEBSERVICE(A1),x', `"A,'=WEBSERVICE(A1),x"`],
    ['a\t＝1', `"a\t'＝1"`],
    ['a|"-1', `"a|""'-1"`],
    ['a\n@1', `"a\n'@1"`],
    ['a; +1', `"a; '+1"`],
    ['a,b', '"a,b"'],
    ['a-b = c+d@e', 'a-b = c+d@e'],
  ])('has no formula for a spreadsheet that separates cells otherwise: %j', (cell, written) => {
    expect(csvOf([[cell, 'b']])).toContain(`\r\n${written};b;`);
  });

  it('comes in pieces', () => {
    const pieces = listCsv(shape, Array(2500).fill(result), GERMAN_LIST_WORDS);
    expect([...pieces].map((piece) => piece.split('\r\n').length - 1)).toEqual([1, 1000, 1000, 500]);
  });

  const cell = fc.oneof(
    // A file in UTF-8 has no halves of surrogate pairs.
    fc.string({ unit: anyCharacter.filter((character) => !/\p{Cs}/u.test(character)) }),
    fc
      .array(fc.constantFrom('=', '＝', '+', '-', '@', ';', ',', '|', '"', '\n', '\r', '\t', ' ', "'", 'a'))
      .map((all) => all.join('')),
  );
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1 });

  it('is read by another library as it was, except for the apostrophes, and no cell begins as a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const [, ...read] = parse(csvOf(rows), {
          delimiter: ';',
          bom: true,
          record_delimiter: '\r\n',
        }) as string[][];
        expect(read).toHaveLength(rows.length);
        for (const [index, cells] of rows.entries())
          for (const [place, before] of cells.entries()) {
            const after = read[index]?.[place] ?? '';
            expect(after).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
            expect(after.replaceAll("'", '')).toBe(before.replaceAll("'", ''));
            expect(after.length - before.length).toBeLessThanOrEqual(before.length);
          }
      }),
    );
  });

  it.each([';', ',', '\t', '|'])(
    'begins no cell as a formula where cells are separated by %j',
    (separator) => {
      fc.assert(
        fc.property(table, (rows) => {
          const text = csvOf(rows);
          const read: string[][] = [
            Papa.parse<string[]>(text, { delimiter: separator }).data,
            // A program that ignores quotes reads this.
            text.split(/\r\n|\r|\n/).map((line) => line.split(separator)),
          ].flat();
          for (const beginning of read.flat())
            expect(beginning.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }),
      );
    },
  );
});
