import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from './de.ts';
import type { ListResult } from './list.ts';
import { resultTable } from './result-table.ts';

const tableOf = (names: string[], results: readonly ListResult[]) =>
  resultTable(
    { header: names, columns: { iban: 0 }, width: names.length, rows: 1 },
    results,
    GERMAN_LIST_WORDS,
    ({ cells }) => cells,
  );
const header = (names: string[]) => tableOf(names, []).header;

describe('the columns of the result', () => {
  it('have other names than those of the list, even if a result is checked again', () => {
    expect(header(['Name', 'Iban'])).toEqual([
      ...['Name', 'Iban'],
      ...['IBAN (neu)', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'],
    ]);
    const again = header(header(header(['IBAN'])));
    expect(again).toContain('IBAN (neu 2)');
    expect(new Set(again).size).toBe(again.length);
  });

  it('are below the titles, as in the list', () => {
    const result = { iban: '', bic: '', bank: '', message: '' };
    const { titles, rows } = tableOf(
      ['IBAN'],
      [
        { ...result, line: 1, cells: ['Mitglieder 2026'], outcome: 'skipped', isTitle: true },
        { ...result, line: 3, cells: ['x'], outcome: 'faulty' },
      ],
    );
    expect(titles).toEqual([['Mitglieder 2026']]);
    expect([...rows]).toEqual([['x', '', '', '', 'keine IBAN', '']]);
  });
});
