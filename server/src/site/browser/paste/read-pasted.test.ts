import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

/** Some BLZs that banks have. */
const KNOWN = new Set(['37040044', '10050000', '12030000', '70150000']);
const read = (text: string) => readPasted(text, (blz) => KNOWN.has(blz));
const readWithoutBanks = (text: string) => readPasted(text, () => false);

const BOTH = { blz: '37040044', kontonummer: '532013000' };
const IBAN = { iban: 'DE89370400440532013000' };

describe('BLZ and account number', () => {
  it.each([
    // With their names.
    'Kto 532013000 BLZ 37040044',
    'BLZ 370 400 44, Kto.-Nr. 532 013 000',
    'Konto: 532013000 Bankleitzahl: 37040044',
    'Konto: 532013000\nBankleitzahl: 37040044',
    'Kontonummer 532 013 000, BLZ 370 400 44 (Commerzbank Köln)',
    'Kto-Nr.532013000/BLZ37040044',
    'Kto.Nr.: 532.013.000 – BLZ: 370.400.44',
    'KONTO-NR. 532-013-000 BLZ 370-400-44',
    'Konto Nr. 532\u00a0013\u00a0000, B.L.Z. 370\u202f400\u202f44',
    'Bank-Leitzahl 37040044 Kontonr. 532013000',
    'Girokonto 532013000 bei der Commerzbank, BLZ 37040044',
    'Kto/BLZ 532013000/37040044',
    'BLZ/Kto: 370 400 44 532 013 000',
    'Konto/BLZ: 532 013 000 370 400 44',
    '37040044 (BLZ), 532013000 (Konto)',
    'Rechnung 4711: Kto 532013000, BLZ 37040044',
    'Kontoinhaber: Max Muster, Konto 532013000, BLZ 37040044, BIC COLSDE33XXX',
    // With one name.
    'BLZ 37040044, 532013000',
    'BLZ 370 400 44 532 013 000',
    '532013000 BLZ 37040044',
    'Kto 532013000, 37040044',
    '37040044, Konto 532013000',
    '37040044 (BLZ) 532013000',
    // With none.
    '37040044 532013000',
    '370 400 44 532013000',
    '370 400 44 532 013 000',
    '532 013 000 370 400 44',
    '532013000 / 37040044',
    '37040044/532013000',
    '37040044;532013000',
    '37040044-532013000',
    '370.400.44-532.013.000',
    '370\u00a0400\u00a044\u00a0532\u00a0013\u00a0000',
    '37040044\t532013000',
    '37040044\n532013000',
    '  532013000,\r\n37040044 ',
  ])('are found in %j, even if no bank is known', (text) => {
    expect(read(text)).toEqual(BOTH);
    expect(readWithoutBanks(text)).toEqual(BOTH);
  });

  it.each([
    ['Commerzbank Köln 37040044 532013000', BOTH],
    ['3704 0044 532013000', BOTH],
    ['37040044 12', { blz: '37040044', kontonummer: '12' }],
    ['1 37040044', { blz: '37040044', kontonummer: '1' }],
    ['37040044 0532013000', { blz: '37040044', kontonummer: '0532013000' }],
  ])('are found in %j only if the BLZ is known', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(readWithoutBanks(text)).toEqual(text.endsWith('0532013000') ? expected : null);
  });

  it.each([
    ['37040044 12345678', ['37040044', '12345678'], ['37040044', '12345678']],
    ['12345678 37040044', ['37040044', '12345678'], ['12345678', '37040044']],
    ['123 456 78 370 400 44', ['37040044', '12345678'], ['12345678', '37040044']],
    ['Kto 12345678 BLZ 37040044', ['37040044', '12345678'], ['37040044', '12345678']],
    ['12345678 BLZ 37040044', ['37040044', '12345678'], ['37040044', '12345678']],
    // Both are known: the names decide, and without names the order.
    ['Kto 37040044 BLZ 10050000', ['10050000', '37040044'], ['10050000', '37040044']],
    ['37040044 10050000', ['37040044', '10050000'], ['37040044', '10050000']],
    // Neither is known.
    ['12345678 / 23456789', ['12345678', '23456789'], ['12345678', '23456789']],
    ['01234567 / 23456789', ['23456789', '01234567'], ['23456789', '01234567']],
  ])('of eight digits each are told apart in %j', (text, known, unknown) => {
    const pair = ([blz, kontonummer]: string[]) => ({ blz, kontonummer });
    expect(read(text)).toEqual(pair(known));
    expect(readWithoutBanks(text)).toEqual(pair(unknown));
  });

  it.each([
    ['Kto 532013000 BLZ 3704004', { blz: '3704004', kontonummer: '532013000' }],
    ['BLZ 37040044 Kto 53201300012', { blz: '37040044', kontonummer: '53201300012' }],
    ['Kto 532013000 BLZ 99999999', { blz: '99999999', kontonummer: '532013000' }],
  ])('are taken by their names if they have a typo: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('one number with its name', () => {
  it.each([
    ['BLZ 37040044', { blz: '37040044' }],
    ['Bankleitzahl: 370 400 44', { blz: '37040044' }],
    ['BLZ der Commerzbank Köln: 370-400-44', { blz: '37040044' }],
    ['BLZ 3704004', { blz: '3704004' }],
    ['Kontonummer 532 013 000', { kontonummer: '532013000' }],
    ['Kto.-Nr.: 0532013000', { kontonummer: '0532013000' }],
    ['Konto 37040044', { kontonummer: '37040044' }],
    ['Kto 12345678 90', { kontonummer: '1234567890' }],
  ])('is that number: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('an IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'de89 3704 0044 0532 0130 00',
    'DE 89 3704 0044 0532 0130 00',
    'DE89-3704-0044-0532-0130-00',
    'DE89\u00a03704\u202f0044\u00a00532\u00a00130\u00a000',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'Meine IBAN lautet DE89 3704 0044 0532 0130 00 (Commerzbank)',
    'IBAN DE89370400440532013000 BIC COBADEFFXXX',
    'DE89 3704 0044 0532 0130 00 COLSDE33XXX',
    'Max Muster\nKto 532013000\nBLZ 37040044\nIBAN DE89 3704 0044 0532 0130 00\n',
  ])('is found in %j', (text) => {
    expect(read(text)).toEqual(IBAN);
  });

  it.each([
    ['DE88 3704 0044 0532 0130 00', 'DE88370400440532013000'],
    ['DE89 3704 0044 0532 0130 0', 'DE8937040044053201300'],
    ['DE89 3704 0044 0532 0130 001', 'DE893704004405320130001'],
    ['DE89 3704 0044 0532 0130 00 1', 'DE893704004405320130001'],
    ['DE89 3704 OO44 0532 0130 00', 'DE893704OO440532013000'],
    ['DEB9 3704 0044 0532 0130 00', 'DEB9370400440532013000'],
    ['XX89 3704 0044 0532 0130 00', 'XX89370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
  ])('is found with a typo or from abroad: %j', (text, iban) => {
    expect(read(text)).toEqual({ iban });
  });
});

describe('anything else', () => {
  it.each([
    '',
    '37040044',
    '370 400 44',
    '532 013 000',
    '1234567 00',
    '3704004',
    '370400440532013000',
    '37O40044 532013000',
    '370/400/44 532013000',
    '12.03.2026',
    'am 12.03.2026',
    '1.234,56',
    '1.234,56 EUR',
    '4111 1111 1111 1111',
    '+49 221 123456',
    '37040044 532013000 4711',
    '37040044, 532013000, 4711',
    '123456789 987654321',
    '37040044 12345678901',
    'Kto 532013000 Kto 532013001',
    'BLZ 37040044, 532013000, 4711',
    'Kontoauszug 12/2026, Seite 3',
    'BLZ',
    'Commerzbank Köln',
    'COBADEFFXXX',
    'MARKDEF1100',
    'DE98ZZZ09999999999',
    'RF18 5390 0754 7034',
    'USt-IdNr. DE123456789',
    'DE 10115 Berlin',
    'Rechnung 12345678 vom 01.02.2026',
    `37040044 ${'0'.repeat(2000)}`,
  ])('is left alone: %j', (text) => {
    expect(read(text)).toBeNull();
    expect(readWithoutBanks(text)).toBeNull();
  });
});
