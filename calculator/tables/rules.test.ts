import { describe, expect, it, onTestFinished } from 'vitest';
import {
  allBankFacts,
  bankFacts,
  hypoVereinsbankBlz,
  isBlockedAtCommerzbank,
  specialAccount,
  specialAccounts,
} from '../src/rules/bank-tables.ts';
import { packRules, readTables } from '../src/rules/pack.ts';
import { RULES_DATE } from '../src/rules/packed-tables.ts';
import {
  isOfRuledGroup,
  rangeOf,
  ruleByDigit,
  unpackMethodRanges,
  unpackPrefixes,
  unpackRuledBanks,
  unpackSpecialAccounts,
  unpackSuccessors,
} from '../src/rules/unpack.ts';
import { dateOf, describeChanges, formatMethods, formatRules } from './rules.js';
import { readTsv } from './tsv.js';

const tables = readTables();
const tenDigits = (number = '') => number.padStart(10, '0');

describe('the packed tables', () => {
  it('have the first day of the rules', () => expect(RULES_DATE).toBe(dateOf(tables.rules)));

  it('give rule, method and successor of each bank, and nothing else', () => {
    const packed = packRules(tables);
    const ruled = unpackRuledBanks(packed.RULED_BANKS);
    const ranges = unpackMethodRanges(packed.METHOD_RANGES);
    const others = unpackMethodRanges(packed.OTHER_METHOD_RANGES);
    const successors = unpackSuccessors(packed.SUCCESSORS);
    const ruleOf = new Map(readTsv(tables.rules).map(([blz, rule = '']) => [blz, rule]));
    const banks = readTsv(tables.methods);
    expect(banks.length).toBeGreaterThanOrEqual(3000);
    for (const [blz = '', method, successor] of banks) {
      const inTable = ruleOf.get(blz);
      const rule = inTable
        ? { number: Number(inTable.slice(0, 4)), version: Number(inTable.slice(4)) }
        : null;
      const expected = { blz, rule, method, successor: successor || null };
      const range = rangeOf(isOfRuledGroup(blz) ? ranges : others, blz);
      const bank = ruled.get(blz) ?? { rule: ruleByDigit(blz), method: range?.method };
      expect({ blz, ...allBankFacts(blz) }).toEqual(expected);
      expect({ blz, ...bank, successor: successors.get(blz) ?? null }).toEqual(expected);
      const { number, version } = ruleByDigit(blz);
      const isByDigit = bank.rule?.number === number && bank.rule.version === version;
      expect([blz, ruled.has(blz)]).toEqual([blz, !isByDigit]);
      if (range && isOfRuledGroup(blz)) expect(range.blocked).toBe(isBlockedAtCommerzbank(blz));
    }
    expect([...ruled.keys()].filter((blz) => !banks.some(([bank]) => bank === blz))).toEqual([]);
    expect(others.some(({ blocked }) => blocked)).toBe(false);
    expect([...unpackSpecialAccounts(packed.SPECIAL_ACCOUNTS)]).toEqual([...specialAccounts()]);
  });

  it('give each special account, and nothing else', () => {
    const accounts = readTsv(tables.specialAccounts);
    expect(accounts).toHaveLength(241);
    for (const [blz = '', number, target, account] of accounts) {
      expect(specialAccount(blz, tenDigits(number))).toEqual({ blz: target, account: tenDigits(account) });
      if (number !== account) expect(specialAccount(blz, tenDigits(account))).toBe(null);
    }
    expect(specialAccount('10050000', tenDigits('136'))).toBe(null);
    expect(specialAccount('10010010', tenDigits('135'))).toBe(null);
  });

  it('give each prefix of HypoVereinsbank, and nothing else', () => {
    const bankOf = new Map(readTsv(tables.prefixes).map(([prefix, blz]) => [prefix, blz]));
    expect(bankOf.size).toBe(458);
    for (let prefix = 0; prefix < 1000; prefix++) {
      const digits = String(prefix).padStart(3, '0');
      expect([digits, hypoVereinsbankBlz(digits)]).toEqual([digits, bankOf.get(digits) ?? null]);
    }
  });

  it('give each bank with blocked accounts, and nothing else', () => {
    const blocked = readTsv(tables.blocked).map(([blz]) => blz);
    const banks = readTsv(tables.methods).map(([blz = '']) => blz);
    expect(blocked).toHaveLength(110);
    // The table also has banks that have been deleted since.
    expect(banks.filter(isBlockedAtCommerzbank)).toEqual(blocked.filter((blz) => banks.includes(blz ?? '')));
    expect(isBlockedAtCommerzbank('00000000')).toBe(false);
  });

  it('give no method before the first bank, and elsewhere that of a neighbour', () => {
    expect(allBankFacts('00000000').method).toBe(null);
    // An index of -1 could be a property that a page has put on Object.prototype.
    expect(rangeOf([], '37040044')).toBe(null);
    const methods = new Set(readTsv(tables.methods).map(([, method]) => method));
    expect(methods).toContain(allBankFacts('10050001').method);
    // bankFacts(), which is in regeln.js, has only methods that a rule needs.
    expect(bankFacts('10050001').method).toBe(null);
  });

  it('refuse a prefix whose bank has no rule for it', () => {
    const prefixes = tables.prefixes.replace('100\t76020070', '100\t10010010');
    expect(() => packRules({ ...tables, prefixes })).toThrow(
      'Prefix 100 leads to 10010010, which has no rule for it.',
    );
  });

  it('take few characters', () => {
    const table = (...lines: string[]) => lines.join('\n').replaceAll(' ', '\t');
    const packed = packRules({
      rules: table(
        '10010010 000000',
        '10010200 000000',
        '10010300 000000',
        '10040000 000503',
        '10040044 000503',
        '20040044 000503',
        '20040048 000503',
        '30030000 001001',
      ),
      methods: table(
        '10010010 24 20040044',
        '10010200 24',
        '10010300 10',
        '10040000 13',
        '10040044 76',
        '20040044 76',
        '20040048 76',
        '30030000 09',
      ),
      blocked: '20040048',
      prefixes: '',
      specialAccounts: table('30030000 111 30030000 22', '30030000 333 10010010 4'),
    });
    expect(packed).toEqual({
      RULES_DATE: '',
      RULED_BANKS: '1001 09 30030000',
      METHOD_RANGES: '134h764e76!8d',
      OTHER_METHOD_RANGES: '24h103f',
      SUCCESSORS: '1001001020040044',
      SPECIAL_ACCOUNTS: '30030000  111 22\n30030000 10010010 333 4',
      PREFIXES: '',
    });
  });

  it('give no rule to a bank whose rule is unknown', () => {
    const rules = tables.rules.replace(/^37040044\t.*\n/m, '');
    const ruled = unpackRuledBanks(packRules({ ...tables, rules }).RULED_BANKS);
    expect(ruled.get('37040044')).toEqual({ rule: null, method: '13' });
  });

  it('lead no prefix to a deleted bank', () => {
    const methods = tables.methods.replace(/^76020070\t.*\n/m, '');
    const ruleOf = new Map(readTsv(tables.rules).map(([blz = '', rule = '']) => [blz, rule]));
    const banks = readTsv(methods).flatMap(([blz = '']) =>
      /^003[2-5]/.test(ruleOf.get(blz) ?? '') ? [blz] : [],
    );
    // A property that a page has put on Object.prototype gives the prefix no bank either.
    Object.assign(Object.prototype, { '-1': '12345678' });
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, '-1'));
    const prefixes = unpackPrefixes(packRules({ ...tables, methods }).PREFIXES, banks);
    expect([prefixes.get('100'), prefixes.get('101')]).toEqual([undefined, '10020890']);
  });
});

describe('the tables in calculator/data', () => {
  const rules = [['10000000', '004201']] as const;
  const bank = {
    blz: '10000000',
    name: 'Bundesbank',
    city: 'Berlin',
    bic: null,
    method: '09',
    successor: null,
  };
  const edition = { banks: [bank], validFrom: '2026-03-09' };

  it('say where they come from', () => {
    expect(formatRules(rules, '2025-09-08').split('\n').slice(1)).toEqual([
      '# Source: Deutsche Bundesbank, extended bank file, valid from 2025-09-08, field 14.',
      '# blz\trule',
      '10000000\t004201',
      '',
    ]);
    expect(formatMethods(edition).split('\n').slice(1)).toEqual([
      '# Source: Deutsche Bundesbank, bank file, valid from 2026-03-09, fields 10 and 13.',
      '# blz\tmethod\tsuccessor',
      '10000000\t09\t',
      '',
    ]);
    const rebuilt = '# The file was not the Bundesbank’s own, but rebuilt: a table.';
    expect(formatRules(rules, '2025-09-08', 'a table').split('\n')[2]).toBe(rebuilt);
    expect(formatMethods(edition, 'a table').split('\n')[2]).toBe(rebuilt);
    expect(dateOf(formatRules(rules, '2025-09-08'))).toBe('2025-09-08');
    expect(dateOf(tables.rules)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
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
