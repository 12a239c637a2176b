import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from './examples.data.ts';
import { compactIban, formatIban, maskIban } from './format-iban.ts';

describe('maskIban', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89 •••• … 3000'],
    ['IBAN: no93 8601 1117 947', 'NO93 •••• … 7947'],
    // Eight characters would be most of such a short text.
    ['DE89370400440', '••••'],
    ['1234', '••••'],
    ['', ''],
  ])('of %j is %j', (text, masked) => expect(maskIban(text)).toBe(masked));

  it.each([null, undefined, 1234, {}, ['DE89370400440532013000'], Symbol('DE')])(
    'of %s is empty',
    (value) => {
      expect(maskIban(value as string)).toBe('');
    },
  );

  it.each(examples)('shows four characters at each end of %s, and nothing between', (iban) => {
    expect(maskIban(iban)).toBe(`${iban.slice(0, 4)} •••• … ${iban.slice(-4)}`);
  });

  it('never shows more than eight characters of a text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const shown = [...maskIban(text)].filter((character) => !' •…'.includes(character));
        expect(shown.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('formatIban and compactIban', () => {
  it.each([
    ['de89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['IBAN: DE89-3704 0044', 'DE89 3704 0044', 'DE8937040044'],
    ['', '', ''],
  ])('turn %j into %j and %j', (text, formatted, compact) => {
    expect([formatIban(text), compactIban(text)]).toEqual([formatted, compact]);
  });

  it.each([null, undefined, 89, {}, Symbol('DE')])('return empty texts for %s', (value) => {
    expect([formatIban(value as string), compactIban(value as string)]).toEqual(['', '']);
  });
});
