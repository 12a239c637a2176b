import { describe, expect, it } from 'vitest';
import { periodIn, unreadablePeriodIn } from './period.ts';

describe('periodIn', () => {
  it.each([
    'gültig vom 08.06.2026 bis zum 06.09.2026',
    'gültig vom 8. Juni 2026 bis 6. September 2026',
    'gültig ab 8.6.2026 bis 6.9.2026',
    'Gültig: 08.06.2026 – 06.09.2026',
    'valid from 08.06.2026 to 06.09.2026',
    'Valid from 8 June 2026 until 6 September 2026',
    'valid from June 8, 2026 to September 6, 2026',
    'valid 2026-06-08 to 2026-09-06',
  ])('reads “%s”', (text) => {
    expect(periodIn(text)).toEqual({ validFrom: '2026-06-08', validUntil: '2026-09-06' });
  });

  it('reads a period within a text', () => {
    expect(periodIn('Die Datei ist gültig vom 08.06.2026\n bis 06.09.2026, danach nicht mehr.')).toEqual({
      validFrom: '2026-06-08',
      validUntil: '2026-09-06',
    });
    expect(periodIn('valid from 1970-03-09 until 1970-06-07')?.validFrom).toBe('1970-03-09');
  });

  it.each([
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'January February March April May June July August September October November December',
  ])('knows the months: %s', (months) => {
    for (const [place, name] of months.split(' ').entries()) {
      const month = `2026-${String(place + 1).padStart(2, '0')}`;
      expect(periodIn(`gültig vom 1. ${name} 2026 bis 28. ${name} 2026`)).toEqual({
        validFrom: `${month}-01`,
        validUntil: `${month}-28`,
      });
    }
  });

  it.each([
    'gültig vom 31.06.2026 bis 06.09.2026',
    'gültig vom 08.06.2026 bis 32.09.2026',
    'gültig vom 00.06.2026 bis 06.09.2026',
    'gültig vom 08.13.2026 bis 06.09.2026',
    'gültig vom 30.02.2026 bis 07.06.2026',
    'valid from 0099-03-09 until 0099-06-07',
    'valid from 1969-03-10 until 1969-06-08',
    'gültig vom 08.06.2026',
    'vom 08.06.2026 bis 06.09.2026',
    '',
  ])('gives null for “%s”', (text) => {
    expect(periodIn(text)).toBeNull();
  });
});

describe('unreadablePeriodIn', () => {
  it('gives null for a period that can be read', () => {
    expect(unreadablePeriodIn('gültig vom 08.06.2026 bis 06.09.2026')).toBeNull();
  });

  it.each([
    ['Stand: gültig ab  Juni\n2026 ', 'gültig ab Juni 2026'],
    ['gültig ab 08.06.', 'gültig ab 08.06.'],
    ['gültig ab 8.6.', 'gültig ab 8.6.'],
    ['valid as of Q2 2026', 'valid as of Q2 2026'],
  ])('gives a text on validity that has a year or a date: “%s”', (text, unreadable) => {
    expect(unreadablePeriodIn(text)).toBe(unreadable);
  });

  it.each(['gültig für 3 Länder', 'gültig bis auf Weiteres', 'Stand: 08.06.2026', ''])(
    'gives null for “%s”',
    (text) => {
      expect(unreadablePeriodIn(text)).toBeNull();
    },
  );
});
