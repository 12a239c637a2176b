import { describe, expect, it } from 'vitest';
import {
  storedSnapshot as edition,
  FULL_SIZE,
  NEXT_NUMBER,
  records,
  snapshot,
  txt,
} from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import type { Edition } from '../directory/edition.ts';
import { type Contents, contentsOf } from './contents.ts';
import { brokenRise, differenceBetween, isNewer, replacesSnapshot } from './difference.ts';

const NUMBER = NEXT_NUMBER - 1;
const file = (highest: number, banks = snapshot.banks) => contentsOf(txt(records(banks, FULL_SIZE, highest)));
const [first, ...rest] = snapshot.banks;
const newer = (next: Contents, stored: Edition) =>
  isNewer(next, stored, differenceBetween(snapshot.banks, next.banks));

describe('isNewer', () => {
  it('decides by the highest Datensatznummer', () => {
    expect(newer(file(NUMBER + 1), edition)).toBe(true);
    expect(newer(file(NUMBER), edition)).toBe(false);
    expect(() => newer(file(NUMBER - 1), edition)).toThrow(
      expect.objectContaining({
        code: 'older',
        message: `The file is older than what is stored (highest record number ${NUMBER - 1}, ${NUMBER} is stored).`,
        sha256: file(NUMBER - 1).sha256,
      }),
    );
  });

  it('refuses other contents with the number of an edition that was synced', () => {
    const synced = { ...edition, origin: 'sync' as const };
    const other = [{ ...first, checkMethod: 'A2' } as NonNullable<typeof first>, ...rest];
    expect(() => newer(file(NUMBER, other), synced)).toThrow(
      expect.objectContaining({ code: 'same-number', sha256: file(NUMBER, other).sha256 }),
    );
    const shorter = contentsOf(txt(records(snapshot.banks, FULL_SIZE - 1, NUMBER)));
    expect(() => newer(shorter, synced)).toThrow(
      wording(
        `The file has the same highest record number (${NUMBER}) as what is stored, but differs in 0 banks and has ${FULL_SIZE - 1} records instead of ${FULL_SIZE}.`,
      ),
    );
  });
});

/** The two fields of a file that replacesSnapshot and brokenRise read. */
const dated = (highestRecordNumber: number, validFrom: string | null) =>
  ({ highestRecordNumber, validFrom }) as Contents;

describe('replacesSnapshot', () => {
  const MARCH = '2026-03-09';
  it.each<[boolean, string, Contents, Edition['origin'], string | null]>([
    [true, 'the same number', dated(NUMBER, null), 'snapshot', MARCH],
    [true, 'the same first day', dated(NUMBER + 1, MARCH), 'snapshot', MARCH],
    [false, 'another first day', dated(NUMBER + 1, '2026-06-08'), 'snapshot', MARCH],
    [false, 'no first day, like the edition', dated(NUMBER + 1, null), 'snapshot', null],
    [false, 'number and day of an edition that was synced', dated(NUMBER, MARCH), 'sync', MARCH],
  ])('is %s of a file with %s', (expected, _, next, origin, validFrom) => {
    expect(replacesSnapshot(next, { ...edition, origin, validFrom })).toBe(expected);
  });
});

describe('brokenRise', () => {
  const half = '2025-12-08';
  it.each<[string, number, string | null, string | null]>([
    ['a quarter', 300, '2026-03-09', '2026-06-08'],
    ['two quarters', 600, half, '2026-06-08'],
    ['two quarters since an edition without days was stored', 600, null, '2026-06-08'],
    ['two quarters until today, where the file has no days', 600, half, null],
  ])('lets the number rise by 300 for each quarter: %s', (_, limit, stored, next) => {
    const before = { ...edition, validFrom: stored, at: `${half}T10:00:00.000Z` };
    const rise = (by: number) => brokenRise(dated(NUMBER + by, next), before, '2026-06-01');
    expect(rise(limit)).toEqual([]);
    expect(rise(limit + 1)).toEqual([
      { is: 'number-jumped', number: NUMBER + limit + 1, rise: limit + 1, max: limit },
    ]);
  });
});
