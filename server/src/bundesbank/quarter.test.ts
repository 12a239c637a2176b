import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, quarterFrom } from './period.ts';

describe('quarterFrom', () => {
  it.each([
    ['2026-03-09', '2026-06-07'],
    ['2026-06-08', '2026-09-06'],
    ['2026-09-07', '2026-12-06'],
    ['2025-12-08', '2026-03-08'],
    ['2012-06-04', '2012-09-02'],
  ])('gives %s until %s', (validFrom, validUntil) => {
    expect(quarterFrom(validFrom)).toEqual({ validFrom, validUntil });
  });

  it.each(['2026-03-08', '2026-03-16', '2026-04-06', '2026-13-07'])('refuses %s', (day) => {
    expect(() => quarterFrom(day)).toThrow(`No edition of the bank file begins on ${day}.`);
  });
});

it('dayAfter and dayBefore know months and years', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
  expect([dayBefore('2026-01-01'), dayBefore('2026-03-01')]).toEqual(['2025-12-31', '2026-02-28']);
});
