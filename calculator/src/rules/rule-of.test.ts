import { describe, expect, it } from 'vitest';
import { rulesText } from '../../tables/edition-files.js';
import { readTsv } from '../../tables/tsv.js';
import { bankFacts } from '../../test/bank-facts.ts';
import { accountFor } from './account-for.ts';
import { knownRule } from './known-rules.ts';
import { ruleOf as ruleOfBank } from './rule-of.ts';

const table = readTsv(rulesText());
const ruleOf = (blz: string) => ruleOfBank(blz, knownRule(blz));

describe('ruleOf', () => {
  it.each([
    ['37040044', { number: 5, version: 3 }, '37040044', null],
    ['25050299', { number: 28, version: 0 }, '25050180', null],
    // Its rule gives IBANs to accounts of some lengths only, but always under this Bankleitzahl.
    ['36020030', { number: 21, version: 1 }, '36020030', null],
    ['21050000', { number: 36, version: 0 }, '21050000', null],
    ['62220000', { number: 41, version: 0 }, '50060400', '0000011404'],
    // The standard rule gives the accounts of this bank to its successor. ruleOf() does not.
    ['13061088', { number: 0, version: 0 }, '13061088', null],
  ] as const)('gives rule, Bankleitzahl and account number for %s', (blz, rule, of, kontonummer) => {
    expect(ruleOf(blz)).toEqual({ rule, blz: of, kontonummer });
  });

  it.each(['', '3704004', '370400440', '3704004x'])('gives null for “%s”', (blz) => {
    expect(ruleOf(blz)).toBe(null);
  });

  it('gives the rule in the table for every bank', () => {
    const numberOf = (blz: string) => {
      const { number = 0, version = 0 } = ruleOf(blz)?.rule ?? {};
      return String(number * 100 + version).padStart(6, '0');
    };
    expect(table.map(([blz = '']) => [blz, numberOf(blz)])).toEqual(table);
  });

  it('names the Bankleitzahl and the account number that every account of the bank gets', () => {
    const accounts = ['1', '56002', '5600200', '532013000', '1234567897', '9999999999'];
    let compared = 0;
    for (const [blz = ''] of table) {
      const found = ruleOf(blz);
      if (!found || (found.blz === blz && found.kontonummer === null)) continue;
      for (const account of accounts) {
        const ruled = accountFor(blz, account, bankFacts);
        if ('code' in ruled) continue;
        expect([blz, account, ruled.blz]).toEqual([blz, account, found.blz]);
        if (found.kontonummer)
          expect([blz, account, ruled.kontonummer]).toEqual([blz, account, found.kontonummer]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
