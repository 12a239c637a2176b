import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import * as plain from '../package/index.ts';
import { blzFaults, buildIban, ibanFaults, kontonummerFaults, validate } from '../package/index.ts';

const GOOD = 'DE89370400440532013000';

describe('faults as data', () => {
  it.each([
    [GOOD, []],
    [' iban: de89-3704-0044-0532-0130-00', []],
    ['', [{ code: 'empty' }]],
    ['12', [{ code: 'no-country', found: '12' }]],
    ['D', [{ code: 'no-country', found: 'D' }]],
    ['XX12', [{ code: 'unknown-country', found: 'XX' }]],
    ['DE8937040044053201300', [{ code: 'length', expected: 22, found: 21 }]],
    ['DE89 37O4 0044 0532 0130 00', [{ code: 'character', position: 7, expected: 'n', found: 'O' }]],
    ['GB291WBK60161331926819', [{ code: 'character', position: 5, expected: 'a', found: '1' }]],
    ['FR1420041010050500013!02606', [{ code: 'character', position: 22, expected: 'c', found: '!' }]],
    ['DE893704004405320130😀', [{ code: 'character', position: 21, expected: 'n', found: '😀' }]],
    [
      'DE8937O',
      [
        { code: 'length', expected: 22, found: 7 },
        { code: 'character', position: 7, expected: 'n', found: 'O' },
      ],
    ],
    ['DE98370400440532013000', [{ code: 'check-digits' }]],
  ])('of the IBAN %s', (iban, faults) => {
    expect(ibanFaults(iban)).toEqual(faults);
  });

  it.each([
    ['370 400 44', []],
    ['-', [{ code: 'empty' }]],
    [GOOD, [{ code: 'is-iban' }]],
    [`IBAN ${GOOD}`, [{ code: 'is-iban' }]],
    ['IBAN: DE88 3704 0044 0532', [{ code: 'is-iban' }]],
    ['DE88 3704 0044 053', [{ code: 'is-iban' }]],
    [
      '3704OO4',
      [
        { code: 'character', position: 5, expected: 'n', found: 'O' },
        { code: 'length', expected: 8, found: 7 },
      ],
    ],
    [
      '3704😀044',
      [
        { code: 'character', position: 5, expected: 'n', found: '😀' },
        { code: 'length', expected: 8, found: 9 },
      ],
    ],
    ['97040044', [{ code: 'first-digit', found: '9' }]],
    [
      '0704004',
      [
        { code: 'length', expected: 8, found: 7 },
        { code: 'first-digit', found: '0' },
      ],
    ],
  ])('of the BLZ %s', (blz, faults) => {
    expect(blzFaults(blz)).toEqual(faults);
  });

  it.each([
    ['532 013 000', []],
    ['1', []],
    ['', [{ code: 'empty' }]],
    [GOOD, [{ code: 'is-iban' }]],
    ['12A4', [{ code: 'character', position: 3, expected: 'n', found: 'A' }]],
    [
      'Nr. 532013000',
      expect.arrayContaining([{ code: 'character', position: 1, expected: 'n', found: 'N' }]),
    ],
    ['12345678901', [{ code: 'length', expected: 10, found: 11 }]],
    ['0000000000', [{ code: 'zero' }]],
    ['00000000000', [{ code: 'length', expected: 10, found: 11 }]],
  ])('of the account number %s', (kontonummer, faults) => {
    expect(kontonummerFaults(kontonummer)).toEqual(faults);
  });

  it('are as many as the reasons of validate, and make buildIban give an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.anything() as fc.Arbitrary<string>),
        fc.oneof(fc.string(), fc.anything() as fc.Arbitrary<string>),
        (one, other) => {
          const { reasons } = validate(one);
          expect(reasons).toHaveLength(ibanFaults(one).length);
          for (const reason of reasons) expect(reason).toMatch(/\.$/);
          const isFaulty = blzFaults(one).length + kontonummerFaults(other).length > 0;
          expect('error' in buildIban(one, other)).toBe(isFaulty);
        },
      ),
    );
  });
});

describe('an answer', () => {
  const bank = { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' };
  const bban = { bankCode: '37040044', branch: null, account: '0532013000', checkDigits: null };
  const german = { iban: GOOD, country: 'DE', bban, bank, notes: [] };

  it.each([
    ['with rules and directory', fullCalculator, { state: 'confirmed', checked: true }],
    ['by arithmetic and the short list of banks', plain, { state: 'computed', checked: false }],
  ])('%s has the IBAN, its parts and its bank', (_, calculator, state) => {
    const account = calculator.explainAccount('370 400 44', '532013000');
    expect(account).toMatchObject({ ...german, ...state, faults: { blz: [], kontonummer: [] } });
    expect(calculator.explainIban(GOOD)).toMatchObject({ ...german, ...state, faults: [] });
    expect(calculator.explainBank('37040044')).toMatchObject({ bank, notes: [] });
    expect(calculator.explainIban('GB29NWBK60161331926819')).toMatchObject({
      country: 'GB',
      bban: { bankCode: 'NWBK', branch: '601613', account: '31926819' },
      bank: null,
    });
    expect(calculator.explainIban('DE12')).toEqual({
      state: 'none',
      iban: 'DE12',
      country: 'DE',
      faults: [{ code: 'length', expected: 22, found: 4 }],
    });
  });

  it('by arithmetic names only banks of the short list', () => {
    expect(plain.explainBank('12345678')).toMatchObject({ bank: null, notes: [] });
    expect(plain.explainAccount('12345678', '1')).toMatchObject({ state: 'computed', bank: null });
  });
});
