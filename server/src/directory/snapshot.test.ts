import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originals } from '../../test/originals.ts';
import { banksOf, readBankFile } from '../bundesbank/contents.ts';
import { quarterFrom } from '../bundesbank/period.ts';
import { SNAPSHOT } from '../project.ts';
import { dropStraySuccessors } from './bank.ts';
import { formatSnapshot, parseSnapshot } from './snapshot.ts';

const shipped = parseSnapshot(readFileSync(SNAPSHOT, 'utf8'));

describe('the snapshot', () => {
  it('has the banks of one quarter, in ascending order of BLZ', () => {
    const { validFrom, validUntil, records, highestRecordNumber } = shipped.edition;
    expect(shipped.banks.length).toBeGreaterThanOrEqual(3000);
    expect(records).toBeGreaterThan(shipped.banks.length);
    expect(highestRecordNumber).toBeGreaterThanOrEqual(58_500);
    expect({ validFrom, validUntil }).toEqual(quarterFrom(validFrom ?? ''));
    const codes = shipped.banks.map(({ blz }) => blz);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(shipped.banks).toContainEqual({
      blz: '37040044',
      name: 'Commerzbank',
      city: 'Köln',
      bic: 'COBADEFFXXX',
      checkMethod: '13',
      deletion: false,
      successor: null,
    });
  });

  it('has only valid fields', () => {
    for (const { blz, name, city, bic, checkMethod, successor } of shipped.banks) {
      expect(blz).toMatch(/^[1-8][0-9]{7}$/);
      expect(name).toMatch(/^\S(?:.{0,56}\S)?$/);
      expect(name).not.toContain('  ');
      expect(city).toMatch(/^\S(?:.{0,33}\S)?$/);
      expect(bic ?? 'NONEDE00XXX').toMatch(/^[A-Z0-9]{11}$/);
      expect(checkMethod).toMatch(/^[A-Z0-9][0-9]$/);
      expect(successor ?? '10000000').toMatch(/^[1-8][0-9]{7}$/);
    }
    expect(dropStraySuccessors(shipped.banks).dropped).toEqual([]);
  });

  it('round-trips unchanged', () => {
    expect(formatSnapshot(shipped)).toBe(readFileSync(SNAPSHOT, 'utf8'));
  });

  const suffix = shipped.edition.rebuilt === null ? '' : '_rebuilt';
  const original = `${originals}/bundesbank/blz_${shipped.edition.validFrom}${suffix}.txt`;
  it.skipIf(!existsSync(original))('equals the file that it was made from', () => {
    const { records } = readBankFile(readFileSync(original));
    expect(shipped.banks).toEqual(banksOf(records));
    expect(shipped.edition.records).toBe(records.length);
  });
});
