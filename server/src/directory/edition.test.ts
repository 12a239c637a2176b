import { describe, expect, it } from 'vitest';
import { dayBefore } from '../bundesbank/period.ts';
import { ageOf, berlinDay, type Edition, endOf } from './edition.ts';

describe('berlinDay', () => {
  it.each([
    ['in winter', '2026-12-07', '2026-12-06T23:00:00Z'],
    ['in summer', '2026-06-08', '2026-06-07T22:00:00Z'],
    ['on the day when summer time begins', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['on the day when summer time ends', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['on the day after', '2026-10-26', '2026-10-25T23:00:00Z'],
  ])('changes at midnight in Berlin, %s', (_, day, midnight) => {
    expect(berlinDay(new Date(midnight))).toBe(day);
    expect(berlinDay(new Date(Date.parse(midnight) - 1000)) < day).toBe(true);
    expect(endOf(dayBefore(day))).toBe(Date.parse(midnight));
  });
});

const edition = (
  highestRecordNumber: number,
  validFrom: string | null,
  validUntil: string | null,
): Edition => ({
  origin: 'sync',
  at: '2026-03-09T03:00:00.000Z',
  records: 13_877,
  banks: 3503,
  bytes: 2_359_090,
  validFrom,
  validUntil,
  sha256: 'a'.repeat(64),
  highestRecordNumber,
  lastingRecords: 13_803,
});

describe('the age of an edition', () => {
  it('is stale from 14 days after the last day of validity', () => {
    const dated = edition(58_500, '2026-03-09', '2026-06-07');
    expect(ageOf(dated, [], new Date('2026-06-20T21:59:59Z'))).toBe('current');
    expect(ageOf(dated, [], new Date('2026-06-20T22:00:00Z'))).toBe('stale');
  });

  it('is unknown without a validity, and stale from 130 days after it was stored', () => {
    const bare = edition(58_500, null, null);
    expect(ageOf(bare, [bare], new Date('2026-07-17T02:59:59Z'))).toBe('unknown');
    expect(ageOf(bare, [bare], new Date('2026-07-17T03:00:00Z'))).toBe('stale');
  });

  describe('without a period of validity', () => {
    const now = (day: string) => new Date(`${day}T12:00:00Z`);
    const known = [edition(58_600, '2026-03-09', '2026-06-07')];

    it('is current when it is as new as a current one', () => {
      expect(ageOf(edition(58_600, null, null), known, now('2026-06-20'))).toBe('current');
      expect(ageOf(edition(58_601, null, null), known, now('2026-06-20'))).toBe('current');
      expect(ageOf(edition(58_601, null, null), known, now('2026-06-21'))).toBe('unknown');
    });

    it('is stale when it is older than one that began two weeks ago', () => {
      expect(ageOf(edition(58_599, null, null), known, now('2026-03-22'))).toBe('unknown');
      expect(ageOf(edition(58_599, null, null), known, now('2026-03-23'))).toBe('stale');
    });

    it('does not follow from editions without a period', () => {
      const bare = [edition(58_600, null, null)];
      expect(ageOf(edition(58_599, null, null), bare, now('2026-04-23'))).toBe('unknown');
      expect(ageOf(edition(58_599, null, null), [...bare, ...known], now('2026-04-23'))).toBe('stale');
    });
  });
});
