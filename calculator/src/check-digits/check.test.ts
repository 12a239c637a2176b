import { describe, expect, it } from 'vitest';
import { readSuite } from '../../../conformance/run.js';
import { REFERENCES } from '../../test/check-digit-reference.ts';
import { checkByMethod } from './check.ts';
import { METHODS } from './methods.ts';

/** The methods that the bank file of 9 March 2026 names. */
const IN_USE =
  '00 01 03 05 06 08 09 10 11 13 16 17 18 19 20 21 22 24 25 26 27 28 29 30 31 32 33 34 38 40 41 42 43 44 46 47 48 49 50 56 57 59 60 61 63 64 65 67 68 71 74 76 78 88 91 92 94 95 96 98 99 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B5 B6 B7 B8 C0 C1 C2 C3 C5 C7 C8 C9 D0 D2 D6 D7 D8 D9 E0 E3 E4'.split(
    ' ',
  );

describe('check digits of account numbers', () => {
  it('knows all 92 methods in use, and five that only others call', () => {
    expect(IN_USE).toHaveLength(92);
    expect(Object.keys(METHODS).sort()).toEqual([...IN_USE, '02', '04', '07', '58', '93'].sort());
  });

  it('every method in use has its section of examples', () => {
    const titles = readSuite('check-digits').sections.map(({ title }) => title);
    expect(titles).toEqual(IN_USE.map((method) => `Kennzeichen ${method}`));
  });

  it('all methods but the two with old GDR numbers have a second implementation', () => {
    expect(
      Object.keys(METHODS)
        .filter((method) => !(method in REFERENCES))
        .sort(),
    ).toEqual(['B6', 'C0']);
  });
});

describe('the input', () => {
  it('may have separators and no leading zeros', () => {
    expect(checkByMethod('00', ' 929-07\u00a001 ')).toBe('valid');
    expect(checkByMethod('00', '0009290701')).toBe('valid');
    expect(checkByMethod('B6', '487310018', '800 537-82')).toBe('valid');
  });

  it.each([
    '',
    '0',
    '0000000000',
    '12345678901',
    '92907O1',
    'x1',
    '1x',
    '９２９０７０１',
    ' ',
    '9290701'.padStart(1000),
  ])('is not an account number: %j', (kontonummer) => {
    expect(checkByMethod('00', kontonummer)).toBe('invalid');
    expect(checkByMethod('09', kontonummer)).toBe('invalid');
  });

  it.each([null, undefined, 9290701, 9290701n, {}, [], ['9290701'], Symbol('0'), () => '1'])(
    'may be anything: %s',
    (value) => {
      expect(checkByMethod('00', value)).toBe('invalid');
      expect(checkByMethod('B6', '487310018', value)).toBe('unchecked');
      expect(checkByMethod(value, '9290701')).toBe('unchecked');
    },
  );

  it.each(['', '0', 'F9', 'ZZ', '000', 'toString', '__proto__', 'b6'])('is no known method: %j', (method) => {
    expect(checkByMethod(method, '9290701')).toBe('unchecked');
    expect(checkByMethod(method, 'x')).toBe('unchecked');
  });

  it('has an old GDR number only where the method says so', () => {
    // This is right by method 20, but under B6 account numbers of nine digits have method 53.
    expect(checkByMethod('20', '123456703')).toBe('valid');
    expect(checkByMethod('B6', '123456703', '80053762')).toBe('invalid');
    // These old numbers would be right, but account numbers of eight digits under B6 and of ten under C0 have none.
    expect(checkByMethod('B6', '12345602', '80053762')).toBe('invalid');
    expect(checkByMethod('C0', '1200100018', '13051172')).toBe('invalid');
  });

  it('needs a Bankleitzahl of eight digits where a method asks for it', () => {
    expect(checkByMethod('B6', '467310018', '80053762')).toBe('invalid');
    for (const blz of [undefined, '', '8005376', '800537621', '8005376x'])
      expect(checkByMethod('B6', '467310018', blz)).toBe('unchecked');
  });
});
