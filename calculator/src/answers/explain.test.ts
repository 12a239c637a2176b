import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import * as plain from '../package/index.ts';
import { blzFaults, buildIban, ibanFaults, kontonummerFaults, validate } from '../package/index.ts';

const GOOD = 'DE89370400440532013000';

describe('faults as data', () => {
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
  it('to an IBAN that the bank never gives has the one that it gives', () => {
    expect(fullCalculator.explainIban('DE97100700240000056002').notes).toEqual([
      {
        code: 'given-otherwise',
        change: { code: 'sub-account', appended: '00' },
        iban: 'DE61100700240005600200',
      },
    ]);
  });

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
