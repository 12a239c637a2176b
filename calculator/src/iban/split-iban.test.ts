import { describe, expect, it } from 'vitest';
import { plainIban } from '../answers/explain-plain.ts';
import { examples } from './examples.data.ts';
import { splitIban } from './split-iban.ts';

describe('splitIban', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', ['DE', '37040044', null, '0532013000', null]],
    ['FR1420041010050500013M02606', ['FR', '20041', '01005', '0500013M026', '06']],
    ['GB29NWBK60161331926819', ['GB', 'NWBK', '601613', '31926819', null]],
    ['IT60X0542811101000000123456', ['IT', '05428', '11101', '000000123456', 'X']],
    ['ES9121000418450200051332', ['ES', '2100', '0418', '0200051332', '45']],
    ['NO9386011117947', ['NO', '8601', null, '1117947', null]],
  ])('of %s gives the parts %j', (iban, [country, bankCode, branch, account, checkDigits]) => {
    expect(splitIban(iban as string)).toEqual({
      valid: true,
      country,
      bankCode,
      branch,
      account,
      checkDigits,
      faults: [],
    });
  });

  it.each(examples)('of %s gives the parts that plainIban gives', (iban) => {
    const split = splitIban(iban);
    if (!split.valid) return expect.fail(iban);
    const { valid: _, country, faults, ...parts } = split;
    expect(plainIban(iban, () => null)).toMatchObject({ country, bban: parts, faults });
    expect(Object.values(parts).join('')).toHaveLength(iban.length - 4);
  });

  it.each([
    ['DE88370400440532013000', 'check-digits'],
    ['DE8937040044', 'length'],
    ['XX8937040044', 'unknown-country'],
    ['', 'empty'],
    [null, 'empty'],
    [{}, 'empty'],
    [Symbol('DE'), 'empty'],
  ])('gives no parts of %s', (iban, code) => {
    expect(splitIban(iban as string)).toMatchObject({ valid: false, faults: [{ code }] });
    expect(splitIban(iban as string)).not.toHaveProperty('bankCode');
  });
});
