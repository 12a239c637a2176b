import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { lookupBic } from '../package/index.ts';
import { SHORT_LIST } from './short-list.data.ts';

const list = SHORT_LIST.map(([blz, bic, name, city]) => ({ blz, name, city, bic }));

/** The banks of the shipped edition, by BLZ: not those of the test edition. */
const snapshot = readFileSync(new URL('../../../server/data/snapshot.tsv', import.meta.url), 'utf8');
const directory = new Map(readSnapshot(snapshot).banks.map((bank) => [bank.blz, bank]));

/** The banks with the most customers, which must always stay in the list. */
const FOR_GOOD =
  '10010010 10011001 10050000 10077777 12030000 20041111 20050550 25050180 30020900 30060601 31010833 37040044 37050198 37050299 43060967 50010517 50024024 50050201 50070010 60050101 70020270 70150000 76030080';

describe('the short list', () => {
  it('always has the banks with the most customers, and none twice', () => {
    const blzs = list.map(({ blz }) => blz);
    expect(blzs).toEqual(expect.arrayContaining(FOR_GOOD.split(' ')));
    expect(new Set(blzs).size).toBe(blzs.length);
  });

  it('has BLZ, city and BIC as the directory has them', () => {
    expect(directory.size).toBeGreaterThan(3000);
    for (const { blz, city, bic } of list)
      expect({ blz, ...directory.get(blz) }).toMatchObject({ blz, city, bic });
  });

  it('is what lookupBic() knows, each time as a new object', () => {
    for (const { blz, name, city, bic } of list) {
      expect(lookupBic(blz)).toEqual({ name, city, bic });
      expect(lookupBic(blz)).not.toBe(lookupBic(blz));
    }
  });

  it('does not know the directory’s other banks, even if their BLZ is similar', () => {
    const others = [...directory.keys()].filter((blz) => !list.some((bank) => bank.blz === blz));
    expect(others.length).toBeGreaterThan(3000);
    for (const blz of others) expect(lookupBic(blz)).toEqual({ notFound: true });
  });

  it('finds a bank by its complete BLZ only', () => {
    for (const { blz, bic, name, city } of list)
      for (const text of [blz.slice(1), blz.slice(0, 7), `${blz}0`, bic, name, city])
        expect(lookupBic(text)).toEqual({ notFound: true });
  });
});
