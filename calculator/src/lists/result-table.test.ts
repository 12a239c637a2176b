import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from '../words/de/lists.ts';
import { resultHeader } from './result-table.ts';

const header = (names: string[]) =>
  resultHeader(
    { header: names, separator: ';', columns: { iban: 0 }, width: names.length, rows: 1 },
    GERMAN_LIST_WORDS,
  );

describe('the columns of the result', () => {
  it('stand behind those of the list', () => {
    expect(header(['Name', 'Konto'])).toEqual([
      'Name',
      'Konto',
      'IBAN',
      'BIC',
      'Bank',
      'Ergebnis',
      'Hinweis',
    ]);
  });

  it('have other names than those of the list, also if a result is checked again', () => {
    expect(header(['Name', 'Iban'])).toEqual([
      ...['Name', 'Iban'],
      ...['IBAN (neu)', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'],
    ]);
    const again = header(header(header(['IBAN'])));
    expect(again).toContain('IBAN (neu 2)');
    expect(new Set(again).size).toBe(again.length);
  });
});
