import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { originals } from '../../test/originals.ts';
import { banksOf } from '../bundesbank/banks.ts';
import { readBankFile } from '../bundesbank/read.ts';
import { SNAPSHOT } from '../project.ts';
import { formatSnapshot } from './snapshot.ts';

describe('the snapshot', () => {
  it('holds the 3,503 banks of the quarter from 9 March 2026', () => {
    expect(snapshot.banks).toHaveLength(3503);
    expect(snapshot.edition).toMatchObject({
      records: 13_877,
      validFrom: '2026-03-09',
      validUntil: '2026-06-07',
      highestRecordNumber: 58_500,
      lastingRecords: 13_803,
    });
    expect(snapshot.banks).toContainEqual({
      blz: '37040044',
      name: 'Commerzbank',
      city: 'Köln',
      bic: 'COBADEFFXXX',
      checkMethod: '13',
      deletion: false,
      successor: null,
    });
  });

  it('has every field in its form, in ascending order of BLZ', () => {
    for (const { blz, name, city, bic, checkMethod, successor } of snapshot.banks) {
      expect(blz).toMatch(/^[1-8][0-9]{7}$/);
      expect(name).toMatch(/^\S(?:.{0,56}\S)?$/);
      expect(name).not.toContain('  ');
      expect(city).toMatch(/^\S(?:.{0,33}\S)?$/);
      expect(bic ?? 'NONEDE00XXX').toMatch(/^[A-Z0-9]{11}$/);
      expect(checkMethod).toMatch(/^[A-Z0-9][0-9]$/);
      expect(successor ?? '10000000').toMatch(/^[1-8][0-9]{7}$/);
    }
    const codes = snapshot.banks.map(({ blz }) => blz);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(snapshot.banks.filter(({ bic }) => bic === null)).toHaveLength(3);
    expect(snapshot.banks.filter(({ deletion }) => deletion)).toHaveLength(75);
    expect(snapshot.banks.filter(({ successor }) => successor !== null)).toHaveLength(34);
  });

  it('is written as it is read', () => {
    expect(formatSnapshot(snapshot)).toBe(readFileSync(SNAPSHOT, 'utf8'));
  });

  it.skipIf(!originals)('equals the original that it was made from', () => {
    const { records } = readBankFile(readFileSync(`${originals}/bundesbank/blz_2026-03-09.txt`));
    expect(snapshot.banks).toEqual(banksOf(records));
  });
});
