import { describe, expect, it } from 'vitest';
import { learned } from '../../test/learned.ts';
import { accountInText } from './account-in-text.ts';

const accountIn = (line: string) => accountInText(line, learned);
const commerzbank = { blz: '37040044', kontonummer: '532013000' };

describe('an account in a line of text', () => {
  it.each([
    'Kto 532013000 BLZ 37040044',
    'BLZ 370 400 44, Kto.-Nr. 532 013 000',
    'Kontonummer: 532013000, Bankleitzahl: 37040044',
    'blz:37040044 konto:532013000',
    '37040044 532013000',
    '532013000 37040044',
    '370 400 44 532013000',
    '532013000 370 400 44',
    '532 013 000 370 400 44',
    '370 400 44 532 013 000',
    '532013000 / 37040044',
    'BLZ\u00a0370\u00a0400\u00a044 Kto\u00a0532\u00a0013\u00a0000',
    '37040044, 532013000',
    'Müller 37040044 – 532013000',
    'Konto Müller: 532013000 bei 37040044',
  ])('%s', (line) => {
    expect(accountIn(line)).toEqual(commerzbank);
  });

  it.each([
    ['of two known Bankleitzahlen, the first one', '10070024 37040044', '10070024'],
    ['with a name, the one that it names', '10070024 / BLZ 37040044', '37040044'],
    ['with a name, one that does not exist', 'Kto 5 BLZ 37040045', '37040045'],
  ])('has as its Bankleitzahl %s', (_, line, blz) => {
    expect(accountIn(line)).toMatchObject({ blz });
  });

  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['Müller: DE89370400440532013000, Köln', 'DE89370400440532013000'],
    ['IBAN DE89 3704 0044 0532 0130 00 Max Müller', 'DE89 3704 0044 0532 0130 00'],
    ['AT61 1904 3002 3457 3201 Wien', 'AT61 1904 3002 3457 3201'],
    ['DE8937040044053201300', 'DE8937040044053201300'],
    ['DE893704004405320130001', 'DE893704004405320130001'],
  ])('an IBAN in %s', (line, iban) => {
    expect(accountIn(line)).toEqual({ iban });
  });

  it.each(['17, 37040044 532013000', '1 37040044 532013000', '37040045 1', '12345', '1 2 3 4'])(
    'is unclear in %s',
    (line) => expect(accountIn(line)).toBe('unclear'),
  );

  it.each(['', 'Müller', 'BLZ und Konto fehlen'])('is none in „%s“', (line) => {
    expect(accountIn(line)).toBeNull();
  });
});
