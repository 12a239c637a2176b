import { describe, expect, it } from 'vitest';
import { knownRule } from '../src/rules/known-rules.ts';
import { RULES_DATE } from '../src/rules/rules.data.ts';
import { hypoVereinsbankBlz, isBlockedAtCommerzbank, specialAccount } from '../src/rules/special-tables.ts';
import { rulesText } from './edition-files.js';
import { dateOf, describeChanges, formatRules } from './rules.js';
import { dataText, readTsv } from './tsv.js';

const rulesTable = rulesText();
const tenDigits = (number = '') => number.padStart(10, '0');

describe('the tables of the rules', () => {
  it('have the first day of the rules', () => expect(RULES_DATE).toBe(dateOf(rulesTable)));

  it('give the rule of each bank, and none of a bank that they lack', () => {
    const banks = readTsv(rulesTable);
    expect(banks.length).toBeGreaterThanOrEqual(3000);
    for (const [blz = '', rule = ''] of banks) {
      const expected = { number: Number(rule.slice(0, 4)), version: Number(rule.slice(4)) };
      expect({ blz, rule: knownRule(blz) }).toEqual({ blz, rule: expected });
    }
    for (const blz of ['37040045', '00000000', '', '__proto__', 'toString'])
      expect(knownRule(blz)).toBe(null);
  });

  it('give each special account, and nothing else', () => {
    const accounts = readTsv(dataText('special-accounts'));
    expect(accounts).toHaveLength(241);
    for (const [blz = '', number, target, account] of accounts) {
      expect(specialAccount(blz, tenDigits(number))).toEqual({ blz: target, account: tenDigits(account) });
      if (number !== account) expect(specialAccount(blz, tenDigits(account))).toBe(null);
    }
    expect(specialAccount('10050000', tenDigits('136'))).toBe(null);
    expect(specialAccount('10010010', tenDigits('135'))).toBe(null);
  });

  it('give each prefix of HypoVereinsbank, and nothing else', () => {
    const bankOf = new Map(
      readTsv(dataText('hypovereinsbank-prefixes')).map(([prefix, blz]) => [prefix, blz]),
    );
    expect(bankOf.size).toBe(458);
    for (let prefix = 0; prefix < 1000; prefix++) {
      const digits = String(prefix).padStart(3, '0');
      expect([digits, hypoVereinsbankBlz(digits)]).toEqual([digits, bankOf.get(digits) ?? null]);
    }
    for (const blz of new Set(bankOf.values()))
      expect([blz, knownRule(blz ?? '')?.number]).toEqual([blz, expect.toBeOneOf([32, 33, 34, 35])]);
  });

  it('give each bank with blocked accounts, and nothing else', () => {
    const blocked = readTsv(dataText('commerzbank-blocked')).map(([blz = '']) => blz);
    expect(blocked).toHaveLength(110);
    const banks = [...readTsv(rulesTable).map(([blz = '']) => blz), '00000000'];
    expect(banks.filter(isBlockedAtCommerzbank)).toEqual(banks.filter((blz) => blocked.includes(blz)));
  });
});

describe('the tables in calculator/data', () => {
  const rules = [['10000000', '004201']] as const;
  it('say where they come from', () => {
    expect(formatRules(rules, '2025-09-08').split('\n').slice(1)).toEqual([
      '# Source: Deutsche Bundesbank, extended bank file, valid from 2025-09-08, field 14.',
      '# blz\trule',
      '10000000\t004201',
      '',
    ]);
    const rebuilt = '# The file was not the Bundesbank’s own, but rebuilt: a table.';
    expect(formatRules(rules, '2025-09-08', 'a table').split('\n')[2]).toBe(rebuilt);
    expect(dateOf(formatRules(rules, '2025-09-08'))).toBe('2025-09-08');
    expect(dateOf(rulesTable)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(dateOf('10000000\t004201')).toBe('');
  });

  it('are compared line by line', () => {
    const before = '# old\n1\t000000\n2\t000000\n3\t000503\n';
    const after = '# new\n1\t000000\n2\t002900\n4\t002002\n';
    expect(describeChanges(before, after)).toEqual([
      '2: 000000 becomes 002900',
      '4: new, 002002',
      '3: gone, had 000503',
    ]);
    expect(describeChanges(before, before)).toEqual([]);
  });
});
