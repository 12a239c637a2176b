import { describe, expect, it } from 'vitest';
import { dataText, readTsv } from '../../../tables/tsv.js';
import { bankIndex, banksByBlz } from '../../../test/bank-index.ts';
import { brands } from './brands.data.ts';

describe('a search for a brand that is not a bank', () => {
  it.each([
    ...[
      ['Tomorrow', 'Tomorrow'],
      ['tomorrow bank', 'Tomorrow'],
      ['mein Vivid', 'Vivid'],
      ['Vivid Money', 'Vivid'],
    ],
    ...[
      ['Pay Pal', 'PayPal'],
      ['paypall', 'PayPal'],
      ['Smart Broker', 'Smartbroker'],
      ['Smartbroker+', 'Smartbroker'],
    ],
    ...[
      ['Wise', 'Wise'],
      ['Kontist Konto', 'Kontist'],
      ['fyrst', 'FYRST'],
      ['finanzen.net zero', 'finanzen.net zero'],
    ],
  ])('names it, and finds no bank: %s', (text, name) => {
    const { hits, brand } = bankIndex.search(text);
    expect([hits.length, brand?.name]).toEqual([0, name]);
  });

  it.each(['Wisse', 'Vivit', 'Tomorrow Berlin', 'Fyrst Commercial', 'Commerzbank', 'Sparkasse', ''])(
    'names none for another name, or a short one with an error: %s',
    (text) => {
      expect(bankIndex.search(text).brand).toBe(null);
    },
  );
});

it('brands have a source, a date, and the Bankleitzahl of a bank or none', () => {
  for (const [names = '', , , , , source = '', date = ''] of readTsv(dataText('brands')))
    expect([names, source, date]).toEqual([
      names,
      expect.stringMatching(/\.\w+/),
      expect.stringMatching(/^20\d\d/),
    ]);
  for (const { blz } of brands) if (blz !== null) expect(banksByBlz.has(blz)).toBe(true);
});
