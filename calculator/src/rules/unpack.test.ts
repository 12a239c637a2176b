import { describe, expect, it } from 'vitest';
import {
  rangeOf,
  unpackMethodRanges,
  unpackPrefixes,
  unpackRuledBanks,
  unpackSpecialAccounts,
  unpackSuccessors,
} from './unpack.ts';

describe('unpackRuledBanks', () => {
  it('gives each bank of a line its rule and its method', () => {
    expect([...unpackRuledBanks('2002 63 37040044 67040044\n100 09 50070010')]).toEqual([
      ['37040044', { rule: { number: 20, version: 2 }, method: '63' }],
      ['67040044', { rule: { number: 20, version: 2 }, method: '63' }],
      ['50070010', { rule: { number: 1, version: 0 }, method: '09' }],
    ]);
  });

  it('gives null for a rule that is not known', () => {
    expect([...unpackRuledBanks('? 63 37040044')]).toEqual([['37040044', { rule: null, method: '63' }]]);
  });

  it('gives nothing for a line without banks', () => {
    expect([...unpackRuledBanks('0 09'), ...unpackRuledBanks('')]).toEqual([]);
  });
});

describe('unpackMethodRanges', () => {
  it('gives each range its method, its start, and whether accounts are blocked', () => {
    expect(unpackMethodRanges('13!4d76aA0!12c00b')).toEqual([
      { method: '13', blocked: true, start: 4000 },
      { method: '76', blocked: false, start: 4001 },
      { method: 'A0', blocked: true, start: 5201 },
      { method: '00', blocked: false, start: 5211 },
    ]);
  });
});

describe('rangeOf', () => {
  const ranges = unpackMethodRanges('13b76c');

  it('gives the last range up to a Bankleitzahl, in the order of digits 4 to 8, then 1 to 3', () => {
    expect(rangeOf(ranges, '00900000')).toBeNull();
    expect(rangeOf(ranges, '01000000')?.method).toBe('13');
    expect(rangeOf(ranges, '10900000')?.method).toBe('13');
    expect(rangeOf(ranges, '11000000')?.method).toBe('76');
    expect(rangeOf(ranges, '00099999')?.method).toBe('76');
  });

  it('gives null if there is no range', () => {
    expect(rangeOf([], '37040044')).toBeNull();
  });
});

it('unpackSuccessors gives each bank its successor', () => {
  expect([...unpackSuccessors('3704004450070010 1001001020020020')]).toEqual([
    ['37040044', '50070010'],
    ['10010010', '20020020'],
  ]);
});

it('unpackSpecialAccounts gives the account that each special account number means, and its bank', () => {
  const packed = '37040044 50070010 36 1500 111 22\n10010010  9999999999 7\n37040044  8 9';
  expect([...unpackSpecialAccounts(packed)]).toEqual([
    [
      '37040044',
      new Map([
        ['0000000036', { blz: '50070010', account: '0000001500' }],
        ['0000000111', { blz: '50070010', account: '0000000022' }],
        ['0000000008', { blz: '37040044', account: '0000000009' }],
      ]),
    ],
    ['10010010', new Map([['9999999999', { blz: '10010010', account: '0000000007' }]])],
  ]);
});

it('unpackPrefixes gives a Bankleitzahl, or none, per prefix from 100 up', () => {
  expect([...unpackPrefixes('#$"#', ['70020270', '76020070'])]).toEqual([
    ['100', '70020270'],
    ['101', '76020070'],
    ['102', undefined],
    ['103', '70020270'],
  ]);
});
