import { describe, expect, it } from 'vitest';
import { knownBanks } from '../../test/known-banks.ts';
import { readFields, unswapped } from './read-fields.ts';

const account = { code: 'account', blz: '37040044', kontonummer: '532013000' } as const;
const read = (blz: string, kontonummer: string) => readFields({ blz, kontonummer }, knownBanks);

describe('fields', () => {
  it.each([
    ['37040044', '532013000'],
    ['370 400 44', '532 013 000'],
    ['BLZ 37040044', 'Kto 532013000'],
    ['37040044 532013000', ''],
    ['', 'Kto 532013000 BLZ 37040044'],
    ['37040044.0', '532013000.0'],
    ['Commerzbank 37040044', '532013000'],
  ])('%j and %j are read as one account', (blz, kontonummer) => {
    expect(read(blz, kontonummer)).toMatchObject(account);
    expect(unswapped(read(blz, kontonummer), knownBanks)).toBeUndefined();
  });

  it('give no account number from the field for an IBAN', () => {
    expect(readFields({ iban: '532013000' }, knownBanks)).toEqual({ code: 'unclear', candidates: [] });
  });

  it('that are swapped can be put right', () => {
    expect(unswapped(read('532013000', '370 400 44'), knownBanks)).toEqual(account);
    for (const kontonummer of ['12345678', '1234567890'])
      expect(unswapped(read(kontonummer, '37040044'), knownBanks)).toEqual({ ...account, kontonummer });
  });

  it.each([
    ['532 + 013', '37040044'],
    ['1. 6905008346', '37040044'],
    ['53201\t300', '37040044'],
    // „Konto“ may belong to the number before it or to the one after it.
    ['BLZ 532013000', '4711222 Konto 37040044'],
  ])('that are swapped are asked about if a number is left over: %j and %j', (blz, kontonummer) => {
    expect(read(blz, kontonummer)).toMatchObject({ code: 'unclear' });
  });

  it('with two known Bankleitzahlen, or with none, stay as they are', () => {
    expect(unswapped(read('37040044', '10050000'), knownBanks)).toBeUndefined();
    expect(unswapped(read('37040045', '12345678'), knownBanks)).toBeUndefined();
    expect(unswapped(read('12345678901', '37040044'), knownBanks)).toBeUndefined();
  });

  it.each([
    ['', 'DE89 3704 0044 0532 0130 00', { code: 'iban', iban: 'DE89370400440532013000' }],
    ['37040044', 'DE89370400440532013000', { code: 'iban', iban: 'DE89370400440532013000' }],
    ['37040044', 'DE89370400440532013000 privat', { code: 'iban', iban: 'DE89370400440532013000' }],
    ['10050000', 'DE89370400440532013000', { code: 'contradiction', blz: '10050000' }],
    ['37040044', '', { code: 'incomplete', blz: '37040044' }],
    ['', '532013000', { code: 'incomplete', kontonummer: '532013000' }],
    ['', '', { code: 'nothing' }],
    ['37040044', '9.03.1956', { code: 'refused', fault: 'date', found: '9.03.1956' }],
    ['37040044', 'x1', { code: 'refused', fault: 'letters', found: 'x1' }],
    ['37040044', '60327 Frankfurt', { code: 'refused', fault: 'words', found: '60327 Frankfurt' }],
    ['37040044', 'gelöscht 5711625', { code: 'refused', fault: 'words' }],
    ['37040044', '777, 4x', { code: 'refused', fault: 'words', found: '777, 4x' }],
    ['37040044', '-5711625', { code: 'refused', fault: 'sign', found: '5711625' }],
    ['37040044', '***3000', { code: 'refused', fault: 'masked' }],
    ['37040044', 'A-571162', { code: 'refused', fault: 'words' }],
    ['37040044', '1234567.5', { code: 'refused', fault: 'decimal', found: '1234567.5' }],
  ])('%j and %j give no more than they say', (blz, kontonummer, reading) => {
    expect(read(blz, kontonummer)).toMatchObject(reading);
  });

  it('contradict each other only if their accounts differ', () => {
    const iban = 'DE89 3704 0044 0532 0130 00';
    expect(readFields({ iban, blz: '37040044', kontonummer: '532013000' }, knownBanks)).toMatchObject({
      code: 'iban',
    });
    expect(readFields({ iban, blz: '37040044', kontonummer: '532013001' }, knownBanks)).toEqual({
      ...account,
      code: 'contradiction',
      iban: 'DE89370400440532013000',
      kontonummer: '532013001',
    });
  });
});
