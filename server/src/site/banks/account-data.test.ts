import { describe, expect, it } from 'vitest';
import { digitsOfBlz, mayHoldAccount, mayHoldIban, NO_ACCOUNT_PATTERN } from './account-data.ts';

const ACCOUNTS = [
  ...['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'IBAN: de89 3704 0044 0532 0130 00'],
  ...['37040044 532013000', '0532013000', 'Konto 532 013 000', 'Kto. 532-013-000', '５３２０１３０００'],
  ...['MT84MALT011000012345MTLCAST001S', 'IE29 AIBK 9311 5212 3456 78', 'GB29NWBKABCDEFGHIJKLMN'],
  ...['NL91 ABNA 0417', 'DE89 3704', 'Kto 532013', 'Kto.-Nr. 4711', 'kontonummer:4711'],
  'Sparkasse Konto 4711',
];
const SEARCHES = [
  ...['', 'Sparkasse Köln', '37040044', '370 400 44', 'COBADEFF', 'MARKDEF1100', 'Volksbank 1860', 'DE'],
  ...['BLZ 37040044', 'Commerzbank Gf 160', 'Gf 160', 'ZW 57 Berlin', 'N26', 'Kontor', 'Weinkontor 24'],
  ...['Raiffeisenbank im Landkreis', 'IBAN'],
];

describe('a search text', () => {
  it.each(ACCOUNTS)('may hold an account: %s', (text) => expect(mayHoldAccount(text)).toBe(true));
  it.each(SEARCHES)('holds no account: %s', (text) => expect(mayHoldAccount(text)).toBe(false));

  it.each(['DE89 3704 0044 0532 0130 00', 'IBAN: de89 3704', 'AT611904300234573201'])(
    'may hold an IBAN: %s',
    (text) => expect(mayHoldIban(text)).toBe(true),
  );
  it.each([...SEARCHES, '37040044 532013000', 'C24 Konto 4711'])('holds no IBAN: %s', (text) =>
    expect(mayHoldIban(text)).toBe(false),
  );

  it('is refused by the pattern of the field if it has more than eight ASCII digits', () => {
    const pattern = new RegExp(`^(?:${NO_ACCOUNT_PATTERN})$`, 'v');
    for (const text of ACCOUNTS.slice(0, 7)) expect([text, pattern.test(text)]).toEqual([text, false]);
    for (const text of SEARCHES) expect([text, pattern.test(text)]).toEqual([text, true]);
  });
});

describe('the digits that a BLZ must begin with', () => {
  it.each([
    ['532013', '532013'],
    ['4711', '4711'],
    ['370 400-44', '37040044'],
    ['BLZ 37040044', '37040044'],
    ['Köln 50667', '50667'],
    ['５３２０', '５３２０'],
    ['Volksbank 1860', ''],
    ['MARKDEF1100', ''],
    ['Köln', ''],
    ['', ''],
  ])('are, in “%s”, “%s”', (text, digits) => expect(digitsOfBlz(text)).toBe(digits));
});
