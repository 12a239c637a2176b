import { describe, expect, it } from 'vitest';
import { berlinDay, isStale } from './edition.ts';

describe('berlinDay', () => {
  it('changes at midnight in Berlin, in winter and in summer', () => {
    expect(berlinDay(new Date('2026-12-06T22:59:59Z'))).toBe('2026-12-06');
    expect(berlinDay(new Date('2026-12-06T23:00:00Z'))).toBe('2026-12-07');
    expect(berlinDay(new Date('2026-06-07T21:59:59Z'))).toBe('2026-06-07');
    expect(berlinDay(new Date('2026-06-07T22:00:00Z'))).toBe('2026-06-08');
  });
});

describe('isStale', () => {
  const at = '2026-03-09T03:00:00.000Z';

  it('begins 14 days after the last day of validity', () => {
    const edition = { at, validUntil: '2026-06-07' };
    expect(isStale(edition, new Date('2026-06-20T21:59:59Z'))).toBe(false);
    expect(isStale(edition, new Date('2026-06-20T22:00:00Z'))).toBe(true);
  });

  it('begins 130 days after it was stored, where the validity is unknown', () => {
    const edition = { at, validUntil: null };
    expect(isStale(edition, new Date('2026-07-17T02:59:59Z'))).toBe(false);
    expect(isStale(edition, new Date('2026-07-17T03:00:00Z'))).toBe(true);
  });
});
