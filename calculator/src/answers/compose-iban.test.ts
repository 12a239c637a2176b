import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNational } from '../iban/check-national.ts';
import { examples } from '../iban/examples.data.ts';
import { ibanFaults } from '../iban/faults.ts';
import { ownFields } from '../iban/own-fields.ts';
import { bbanOf, divide } from '../iban/split-iban.ts';
import { composeIban } from './compose-iban.ts';

/** The parts of an IBAN, without the check digits that are computed. */
function partsOf(iban: string) {
  const { bankCode, branch, account } = bbanOf(iban);
  return { country: iban.slice(0, 2), bankCode, ...(branch && { branch }), account };
}

describe('composeIban', () => {
  it('relies on divide(), which splits every BBAN completely', () => {
    for (const iban of examples) expect(Object.values(divide(iban)).join('')).toBe(iban.slice(4));
  });

  it.each(examples)('makes the registry’s example %s from its parts', (iban) => {
    expect(composeIban(partsOf(iban))).toEqual({ state: 'computed', iban, notes: [], faults: [] });
  });

  it('makes only valid IBANs, whatever digits the parts have', () => {
    let composedIbans = 0;
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    for (const example of examples) {
      const parts = partsOf(example);
      fc.assert(
        fc.property(digits((parts.account ?? '').length), (account) => {
          const composed = composeIban({ ...parts, account });
          if (composed.state === 'none') return;
          composedIbans += 1;
          expect(ibanFaults(composed.iban)).toEqual([]);
          expect(checkNational(composed.iban)).not.toBe('invalid');
        }),
        { numRuns: 20 },
      );
    }
    expect(composedIbans).toBeGreaterThan(examples.length);
  });

  it.each([
    [
      { country: 'fr', bankCode: '20041', branch: '01005', account: '0500013m026' },
      'FR1420041010050500013M02606',
    ],
    [
      { country: 'ES', bankCode: '2100', branch: '0418', account: '02 0005 1332' },
      'ES9121000418450200051332',
    ],
    [{ country: 'GB', bankCode: 'NWBK', branch: '60-16-13', account: '31926819' }, 'GB29NWBK60161331926819'],
    [{ country: 'DE', bankCode: '370 400 44', account: '532013000' }, 'DE89370400440532013000'],
    [{ country: 'NO', bankCode: '8601', account: '1117947' }, 'NO9386011117947'],
  ])('accepts separators and lower case: %o', (parts, iban) => {
    expect(composeIban(parts)).toMatchObject({ state: 'computed', iban });
  });

  const FR = { country: 'FR', bankCode: '20041', branch: '01005', account: '0500013M026' };
  it.each([
    [{ ...FR, country: 'XX' }, [{ part: 'country', code: 'unknown-country', found: 'XX' }]],
    [{ ...FR, country: 'constructor' }, [{ part: 'country', code: 'unknown-country', found: 'CONSTRUCTOR' }]],
    [{ ...FR, country: undefined }, [{ part: 'country', code: 'unknown-country', found: '' }]],
    [{ ...FR, bankCode: '2004' }, [{ part: 'bankCode', code: 'length', expected: 5, found: 4 }]],
    [{ ...FR, branch: '' }, [{ part: 'branch', code: 'empty' }]],
    [
      { ...FR, branch: '0100X', account: '' },
      [
        { part: 'branch', code: 'character', position: 5, expected: 'n', found: 'X' },
        { part: 'account', code: 'empty' },
      ],
    ],
    [{ ...FR, account: '0500013M0260' }, [{ part: 'account', code: 'length', expected: 11, found: 12 }]],
    [
      { ...FR, account: '0500013Ü026' },
      [{ part: 'account', code: 'character', position: 8, expected: 'c', found: 'Ü' }],
    ],
    [
      { country: 'NL', bankCode: 'ABNA', branch: '1', account: '0417164300' },
      [{ part: 'branch', code: 'no-branch' }],
    ],
    [
      { country: 'DE', bankCode: '37040044', branch: '1', account: '1' },
      [{ part: 'branch', code: 'no-branch' }],
    ],
    [
      { country: 'DE', bankCode: '97040044', account: '1' },
      [{ part: 'bankCode', code: 'first-digit', found: '9' }],
    ],
    [{ country: 'DE', bankCode: '37040044', account: '000' }, [{ part: 'account', code: 'zero' }]],
    // Norway's check digit, inside the account number, is wrong.
    [
      { country: 'NO', bankCode: '8601', account: '1117948' },
      [{ part: 'account', code: 'national-check-digit' }],
    ],
    // No check digits fit letters in North Macedonia: how letters count is not documented.
    [
      { country: 'MK', bankCode: '250', account: '1A00000589' },
      [{ part: 'account', code: 'national-check-digit' }],
    ],
  ])('refuses %o', (parts, faults) => {
    expect(composeIban(parts)).toMatchObject({ state: 'none', faults });
  });

  it.each([
    null,
    undefined,
    1,
    '',
    'DE',
    [],
    Symbol('DE'),
    () => 'DE',
    { country: 1, bankCode: {}, account: [] },
  ])('answers any value: %s', (value) => {
    expect(composeIban(value)).toMatchObject({ state: 'none', faults: [{ code: 'unknown-country' }] });
  });

  it('copies no characters of a text: a million take seconds', () => {
    expect(ownFields('DE')).toEqual({});
  });

  it('answers an object that can’t be read', () => {
    const parts = {
      get country() {
        throw new Error('Not today.');
      },
    };
    expect(composeIban(parts)).toMatchObject({ state: 'none' });
  });
});
