import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { isBicCountry, validateBic } from './bic.ts';
import { examples } from './examples.data.ts';

const { banks } = await readSnapshot();

describe('validateBic', () => {
  it.each([
    ['COBADEFFXXX', 'COBADEFFXXX', 'DE'],
    ['cobadeff', 'COBADEFFXXX', 'DE'],
    ['DEUT DE DB BER', 'DEUTDEDBBER', 'DE'],
    ['N26BDEB1', 'N26BDEB1XXX', 'DE'],
    ['ABKSBA22', 'ABKSBA22XXX', 'BA'],
    ['NCBVXKPR', 'NCBVXKPRXXX', 'XK'],
  ])('accepts %s', (text, bic, country) => {
    expect(validateBic(text)).toEqual({ valid: true, bic, country, known: null, faults: [] });
  });

  it('accepts every BIC of the directory', () => {
    for (const { bic } of banks)
      if (bic) expect(validateBic(bic)).toEqual({ valid: true, bic, country: 'DE', known: null, faults: [] });
  });

  it.each([
    ['', [{ code: 'empty' }]],
    ['COBADEF', [{ code: 'length', expected: [8, 11], found: 7 }]],
    ['COBADEFFX', [{ code: 'length', expected: [8, 11], found: 9 }]],
    ['COBADEFFXX', [{ code: 'length', expected: [8, 11], found: 10 }]],
    ['COBADEFFXXXX', [{ code: 'length', expected: [8, 11], found: 12 }]],
    ['COBAXXFF', [{ code: 'unknown-country', found: 'XX' }]],
    ['COBAUKFF', [{ code: 'unknown-country', found: 'UK' }]],
    ['COBAD3FF', [{ code: 'character', position: 6, expected: 'a', found: '3' }]],
    ['COBÄDEFF', [{ code: 'character', position: 4, expected: 'c', found: 'Ä' }]],
    ['COBADEF!', [{ code: 'character', position: 8, expected: 'c', found: '!' }]],
  ])('refuses %j', (text, faults) => {
    expect(validateBic(text)).toEqual({ valid: false, bic: text, faults });
  });

  it('refuses an IBAN', () => {
    expect(validateBic('DE89370400440532013000')).toMatchObject({ valid: false });
  });

  it.each([null, undefined, 1, {}, ['COBADEFF'], Symbol('COBADEFF')])(
    'answers for %s as for an empty text',
    (value) => {
      expect(validateBic(value)).toEqual({ valid: false, bic: '', faults: [{ code: 'empty' }] });
    },
  );

  it('knows every country that has IBANs, and none that ICU does not know', () => {
    for (const country of examples.map((iban) => iban.slice(0, 2)))
      expect([country, isBicCountry(country)]).toEqual([country, true]);
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters.flatMap((a) => letters.map((b) => a + b)).filter(isBicCountry);
    expect(known).toHaveLength(250);
    expect(known.filter((code) => names.of(code) === code)).toEqual([]);
  });
});
