import { describe, expect, it } from 'vitest';
import { mayHoldAccount, NO_ACCOUNT_PATTERN } from './account-data.ts';

const ACCOUNTS = [
  'DE89370400440532013000',
  'DE89 3704 0044 0532 0130 00',
  'IBAN: de89 3704 0044 0532 0130 00',
  '37040044 532013000',
  '0532013000',
  'Konto 532 013 000',
  'Kto. 532-013-000',
  '５３２０１３０００',
  'MT84MALT011000012345MTLCAST001S',
  'IE29 AIBK 9311 5212 3456 78',
  'GB29NWBKABCDEFGHIJKLMN',
];
const SEARCHES = [
  '',
  'Sparkasse Köln',
  '37040044',
  '370 400 44',
  'COBADEFF',
  'MARKDEF1100',
  'DE89 3704',
  'Volksbank 1860',
  'Raiffeisenbank im Landkreis',
  'IBAN',
];

describe('a text that may hold an account', () => {
  it.each(ACCOUNTS)('is: %s', (text) => expect(mayHoldAccount(text)).toBe(true));
  it.each(SEARCHES)('is not: %s', (text) => expect(mayHoldAccount(text)).toBe(false));

  it('is refused by the pattern of the field, if it has more than eight ASCII digits', () => {
    const pattern = new RegExp(`^(?:${NO_ACCOUNT_PATTERN})$`, 'v');
    for (const text of ACCOUNTS.slice(0, 7)) expect([text, pattern.test(text)]).toEqual([text, false]);
    for (const text of SEARCHES) expect([text, pattern.test(text)]).toEqual([text, true]);
  });
});
