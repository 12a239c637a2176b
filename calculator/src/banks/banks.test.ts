import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { lookupBic } from '../package/index.ts';
import { packedBanks } from './packed-banks.ts';

const list = packedBanks.map(([blz, bic, name, city]) => ({ blz, name, city, bic }));

/** The banks of the shipped edition, by BLZ: not those of the test edition. */
const snapshot = readFileSync(new URL('../../../server/data/snapshot.tsv', import.meta.url), 'utf8');
const directory = new Map(readSnapshot(snapshot).banks.map((bank) => [bank.blz, bank]));

/** The banks that must always stay in the list. */
const FOR_GOOD = {
  10010010: 'Postbank',
  10011001: 'N26',
  10050000: 'Berliner Sparkasse',
  10077777: 'norisbank',
  12030000: 'DKB',
  20041111: 'comdirect',
  20050550: 'Hamburger Sparkasse',
  25050180: 'Sparkasse Hannover',
  30020900: 'Targobank',
  30060601: 'apoBank',
  31010833: 'Openbank',
  37040044: 'Commerzbank',
  37050198: 'Sparkasse KölnBonn',
  37050299: 'Kreissparkasse Köln',
  43060967: 'GLS Bank',
  50010517: 'ING',
  50024024: 'C24',
  50050201: 'Frankfurter Sparkasse',
  50070010: 'Deutsche Bank',
  60050101: 'BW-Bank',
  70020270: 'HypoVereinsbank',
  70150000: 'Stadtsparkasse München',
  76030080: 'Consorsbank',
};

describe('the short list', () => {
  it('has 28 banks or more, none of them twice', () => {
    expect(list.length).toBeGreaterThanOrEqual(28);
    expect(new Set(list.map(({ blz }) => blz)).size).toBe(list.length);
  });

  it('always has the banks with the most customers, by the names that customers know', () => {
    expect(Object.fromEntries(list.map(({ blz, name }) => [blz, name]))).toMatchObject(FOR_GOOD);
  });

  it('has as many BLZs as the package says', () => {
    const declarations = readFileSync(new URL('../package/index.ts', import.meta.url), 'utf8');
    expect(declarations).toContain(`the short list of ${list.length} banks`);
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
