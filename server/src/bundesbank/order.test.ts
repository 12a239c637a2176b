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
import { brokenRise, differenceBetween, isNewer, isOriginalOf } from './difference.ts';

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
        german: `Die Datei ist älter als der gespeicherte Stand (höchste Datensatznummer ${NUMBER - 1}, gespeichert ist ${NUMBER}).`,
        sha256: file(NUMBER - 1).sha256,
      }),
    );
  });

  it('refuses other contents with the same number', () => {
    const other = [{ ...first, checkMethod: 'A2' } as NonNullable<typeof first>, ...rest];
    expect(() => newer(file(NUMBER, other), edition)).toThrow(
      expect.objectContaining({ code: 'same-number', sha256: file(NUMBER, other).sha256 }),
    );
    const shorter = contentsOf(txt(records(snapshot.banks, FULL_SIZE - 1, NUMBER)));
    expect(() => newer(shorter, edition)).toThrow(
      wording(
        `The file has the same highest record number (${NUMBER}) as what is stored, but differs in 0 banks and has ${FULL_SIZE - 1} records instead of ${FULL_SIZE}. It is no new edition.`,
        `Die Datei hat dieselbe höchste Datensatznummer (${NUMBER}) wie der gespeicherte Stand, aber 0 andere Banken und ${FULL_SIZE - 1} statt ${FULL_SIZE} Datensätze. Eine neue Ausgabe ist sie nicht.`,
      ),
    );
  });
});

/** The two fields of a file that isOriginalOf and brokenRise read. */
const dated = (highestRecordNumber: number, validFrom: string | null) =>
  ({ highestRecordNumber, validFrom }) as Contents;

describe('isOriginalOf', () => {
  const MARCH = '2026-03-09';
  it.each<[boolean, string, Contents, string | null, string | null]>([
    [true, 'the same number', dated(NUMBER, null), 'another program', MARCH],
    [true, 'the same first day', dated(NUMBER + 1, MARCH), 'another program', MARCH],
    [false, 'another first day', dated(NUMBER + 1, '2026-06-08'), 'another program', MARCH],
    [false, 'no first day, like the edition', dated(NUMBER + 1, null), 'another program', null],
    [false, 'number and day of an edition not rebuilt', dated(NUMBER, MARCH), null, MARCH],
  ])('is %s of a file with %s', (expected, _, next, rebuilt, validFrom) => {
    expect(isOriginalOf(next, { ...edition, rebuilt, validFrom })).toBe(expected);
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
