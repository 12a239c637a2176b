import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookupBic } from '../index.ts';
import { banks } from './banks.ts';
import { packBanks } from './pack-banks.ts';

const list = Object.entries(banks).flatMap(([city, entries]) =>
  entries.map(([blz, bic, name]) => ({ blz, name, city, bic })),
);

/** The banks of the server's snapshot, by BLZ. It is read here, since the calculator imports nothing of the server. */
function directory() {
  const snapshot = readFileSync(new URL('../../../server/data/snapshot.tsv', import.meta.url), 'utf8');
  const lines = snapshot.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [blz = '', name = '', city = '', bic = ''] = line.split('\t');
      return [blz, { name, city, bic }] as const;
    }),
  );
}

describe('the short list', () => {
  it('has 3 banks or more, none of them twice', () => {
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(new Set(list.map(({ blz }) => blz)).size).toBe(list.length);
  });

  it('has BLZ, city and BIC as the directory has them', () => {
    const known = directory();
    expect(known.size).toBeGreaterThan(3000);
    for (const { blz, city, bic } of list)
      expect({ blz, ...known.get(blz) }).toMatchObject({ blz, city, bic });
  });

  it('has another name than the directory only where customers know the bank by it', () => {
    const known = directory();
    const renamed = list.filter(({ blz, name }) => known.get(blz)?.name !== name);
    expect(Object.fromEntries(renamed.map(({ blz, name }) => [name, known.get(blz)?.name]))).toEqual({
      ING: 'ING-DiBa',
    });
  });

  it('has every bank unchanged after packing and unpacking', () => {
    for (const { blz, name, city, bic } of list) expect(lookupBic(blz)).toEqual({ name, city, bic });
  });

  it('does not know the directory’s other banks, even where their BLZ is similar', () => {
    const others = [...directory().keys()].filter((blz) => !list.some((bank) => bank.blz === blz));
    expect(others.length).toBeGreaterThan(3000);
    for (const blz of others) expect(lookupBic(blz)).toEqual({ notFound: true });
  });

  it('finds a bank by its whole BLZ only, and by nothing else of what is packed', () => {
    const texts = list.map(
      ({ blz, bic, name, city }) => `${blz}${bic.slice(0, 4)}${bic.slice(6)} ${name}, ${city}`,
    );
    for (const text of texts)
      for (let start = 0; start < text.length; start++)
        for (let end = start; end <= text.length; end++) {
          if (start === 0 && end === 8) continue;
          expect(lookupBic(text.slice(start, end))).toEqual({ notFound: true });
        }
  });

  it('leaves out of each line what every BIC has, and XXX at the end', () => {
    const bonn = { Bonn: [['37040044', 'COBADEFFXXX', 'Bank neu'] as const] };
    expect(packBanks(bonn)).toBe('37040044COBAFF Bank neu, Bonn');
    const köln = { Köln: [['37050198', 'COLSDE33KBN', 'Sparkasse'] as const] };
    expect(packBanks(köln)).toBe('37050198COLS33KBN Sparkasse, Köln');
  });

  it('has a line for each bank, city after city', () => {
    const bonn = [
      ['37040044', 'COBADEFFXXX', 'Bank neu'] as const,
      ['37040045', 'COBADEFFXXX', 'Bank'] as const,
    ];
    expect(packBanks({ Bonn: bonn, Köln: [['37050198', 'COLSDE33XXX', 'Sparkasse']] })).toBe(
      '37040044COBAFF Bank neu, Bonn\n37040045COBAFF Bank, Bonn\n37050198COLS33 Sparkasse, Köln',
    );
  });

  it.each([
    ['37040044', 'COBADEFFXXX', 'Bank, neu', 'Bonn'],
    ['37040044', 'COBAATFFXXX', 'Bank neu', 'Bonn'],
    ['37040044', 'COBADEFF', 'Bank neu', 'Bonn'],
    ['3704004', 'COBADEFFXXX', 'Bank neu', 'Bonn'],
    ['370400440', 'COBADEFFXXX', 'Bank neu', 'Bonn'],
    ['A37040044', 'COBADEFFXXX', 'Bank neu', 'Bonn'],
    ['37040044', 'COBADEFFXXXX', 'Bank neu', 'Bonn'],
    ['37040044', '-COBADEFFXXX', 'Bank neu', 'Bonn'],
    ['37040044', 'COBADEFFXXX', 'Bank\nneu', 'Bonn'],
    ['37040044', 'COBADEFFXXX', 'Bank neu', 'Bonn, Rhein'],
  ])('refuses to pack a bank that could not be unpacked: %s %s %s %s', (blz, bic, name, city) => {
    expect(() => packBanks({ [city]: [[blz, bic, name]] })).toThrow('The short list cannot hold');
  });
});
