import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import type { Bank } from './bank.ts';
import { Directory } from './directory.ts';

const [bank] = snapshot.banks;
if (!bank) throw new Error('The snapshot has no bank.');

describe('Directory', () => {
  it('gives a bank by its BLZ', () => {
    expect(new Directory([bank]).get(bank.blz)).toEqual(bank);
  });

  it('knows no other BLZ, nor the names that every object has', () => {
    const directory = new Directory([bank]);
    for (const blz of ['37040045', 'constructor', '__proto__', ''])
      expect(directory.get(blz)).toBeUndefined();
  });

  it('finds the banks of its own edition', () => {
    const search = (banks: readonly Bank[], text: string) =>
      new Directory(banks).search(text).hits.map((hit) => hit.bank);
    expect(search(snapshot.banks, `${bank.name} ${bank.city}`)).toContain(bank);
    expect(search([bank], bank.blz)).toEqual([bank]);
    expect(search([], bank.blz)).toEqual([]);
  });

  it('has all banks of the snapshot, in their order', () => {
    const directory = new Directory(snapshot.banks);
    expect(directory.size).toBe(snapshot.banks.length);
    expect([...directory.banks()]).toEqual(snapshot.banks);
    for (const { blz } of snapshot.banks) expect(directory.get(blz)?.blz).toBe(blz);
  });
});
