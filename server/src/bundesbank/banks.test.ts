import { describe, expect, it } from 'vitest';
import { leadRecord } from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import { banksOf } from './contents.ts';

const bank = {
  blz: '10030200',
  name: 'Volksbank',
  city: 'Berlin',
  bic: 'ABCDDEFFXXX',
  checkMethod: '09',
  deletion: false,
  successor: null,
};
const lead = leadRecord(bank, 1);
const branch = { ...lead, merkmal: '2', city: 'Potsdam', bic: 'GENODEF1XYZ' };

describe('banksOf', () => {
  it('takes name, city and BIC from the lead record, whatever the order of the records', () => {
    expect(banksOf([branch, lead, branch])).toEqual([bank]);
  });

  it('leaves out a lead record marked D, and with it the BLZ', () => {
    expect(banksOf([{ ...lead, change: 'D' }, branch])).toEqual([]);
  });

  it('keeps a bank whose branch is marked D, or whose deletion is announced', () => {
    const announced = { ...lead, deletion: '1', successor: '10030300' };
    expect(banksOf([announced, { ...branch, change: 'D' }])).toEqual([
      { ...bank, deletion: true, successor: '10030300' },
    ]);
  });

  it('replaces several spaces in a name by one', () => {
    expect(banksOf([{ ...lead, name: 'Volksbank  Emstek   Essen' }])[0]?.name).toBe('Volksbank Emstek Essen');
  });

  it('gives null for a bank without a BIC, never its branch’s', () => {
    expect(banksOf([{ ...lead, bic: '' }, branch])[0]?.bic).toBeNull();
  });

  it('sorts by BLZ', () => {
    const other = { ...lead, blz: '10010010' };
    expect(banksOf([lead, other]).map(({ blz }) => blz)).toEqual(['10010010', '10030200']);
  });

  it('refuses a BLZ with two lead records, and one with none', () => {
    for (const records of [[lead, lead], [branch]])
      expect(() => banksOf(records)).toThrow(expect.objectContaining({ code: 'lead-record' }));
    expect(() => banksOf([lead, lead])).toThrow(
      wording('BLZ 10030200 has more than one lead record (Merkmal 1).'),
    );
    expect(() => banksOf([branch])).toThrow(wording('BLZ 10030200 has no lead record (Merkmal 1).'));
  });
});
