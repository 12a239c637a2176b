import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { type DirectoryBank, packDirectory } from './pack.ts';
import { FREQUENT_PARTS } from './packed.ts';
import { unpackDirectory } from './unpack.ts';

const { banks, ...validity } = readSnapshot();
const none: ReadonlySet<string> = new Set();
const bank: DirectoryBank = {
  blz: '37040044',
  name: 'Bank Köln',
  city: 'Köln',
  bic: 'COBADEFFXXX',
  method: '13',
  successor: null,
};

describe('a packed directory', () => {
  it('keeps every bank of the snapshot in a round trip', () => {
    const unpacked = unpackDirectory(packDirectory(banks, validity, none));
    expect([...unpacked.values()]).toEqual(banks);
    expect(banks.some(({ bic }) => bic === null)).toBe(true);
    expect(banks.some(({ successor }) => successor !== null)).toBe(true);
  });

  it('is unpacked in the order of Bankleitzahlen', () => {
    const unpacked = unpackDirectory(packDirectory([...banks].reverse(), validity, none));
    expect([...unpacked.values()]).toEqual(banks);
  });

  it('is empty without banks', () => {
    expect(unpackDirectory(packDirectory([], validity, none)).size).toBe(0);
  });

  it('may have names, cities and BICs that recur in other networks', () => {
    const rows = [
      ['10010000', 'Bank', 'Bonn', null],
      ['10020000', 'Bank Leerhafe in Leer', 'Leer (Ostfriesland)', 'MARKDEF1100'],
      ['10030000', 'Bank Bonn', 'Bonn', 'MARKDEF1101'],
      ['20010001', 'Bank Bonn', 'Köln', null],
      ['20010009', 'Bank', 'Ulm', 'MARKDEF1XXX'],
      ['20020000', 'Bank', 'Bonn', 'MARKDEF1XXX'],
    ] as const;
    const made = rows.map(([blz, name, city, bic]) => ({ ...bank, blz, name, city, bic }));
    expect([...unpackDirectory(packDirectory(made, validity, none)).values()]).toEqual(made);
  });

  it.each(FREQUENT_PARTS)('restores “%s” in names and cities, also twice and beside others', (part) => {
    const text = `${part}${part}Sparkasse Köln-${part} | Volksbank`;
    const made = [
      { ...bank, name: text, city: text },
      { ...bank, blz: '37040045', name: text },
    ];
    expect([...unpackDirectory(packDirectory(made, validity, none)).values()]).toEqual(made);
  });

  it('names the banks whose rule is unknown', () => {
    const ruled = new Set(banks.slice(2).map(({ blz }) => blz));
    expect(packDirectory(banks, validity, ruled).withoutRule).toBe(`${banks[0]?.blz} ${banks[1]?.blz}`);
  });

  it.each([
    ['a BLZ of seven digits', { blz: '3704004' }],
    ['a name with the character that means the city', { name: 'Bank \x7f' }],
    ['a name with a character that means a frequent part', { name: 'Bank \x01 Köln' }],
    ['a city with such a character', { city: 'Köln\t' }],
    ['no city', { city: '' }],
    ['a BIC of another country', { bic: 'COBAATFFXXX' }],
    ['a short BIC', { bic: 'COBADEFF' }],
    ['a method of three characters', { method: '130' }],
    ['no method', { method: '' }],
    ['half a successor', { successor: '3704' }],
  ])('cannot be made with %s', (_, change) => {
    expect(() => packDirectory([{ ...bank, ...change }], validity, none)).toThrow("can't hold the bank");
  });
});
