import { describe, expect, it } from 'vitest';
import { nextQuarter, snapshot, storedSnapshot, storing, xml } from '../../test/bank-file.ts';
import { contentsOf } from './contents.ts';
import { judge, readFile } from './judge.ts';
import {
  checkPeriod,
  dayAfter,
  dayBefore,
  periodIn,
  periodInName,
  quarterFrom,
  unreadablePeriodIn,
} from './period.ts';

const TODAY = '2031-05-20';
const UNKNOWN = { validFrom: null, validUntil: null };
const check = (validFrom: string, validUntil: string, now = TODAY) =>
  checkPeriod({ validFrom, validUntil }, now, UNKNOWN);

describe('checkPeriod', () => {
  it.each([
    ['a quarter of 13 weeks', '2031-06-09', '2031-09-07'],
    ['a quarter of 14 weeks', '2031-12-08', '2032-03-14'],
    ['a quarter that is long over', '2012-06-04', '2012-09-02'],
    ['a quarter that begins in 366 days', '2032-05-20', '2032-08-18'],
    ['a period of twelve weeks', '2031-06-09', '2031-08-31'],
    ['a period of fifteen weeks', '2031-06-09', '2031-09-21'],
  ])('allows %s', (_, from, until) => {
    expect(() => check(from, until)).not.toThrow();
  });

  it.each([
    ['ends before it begins', '2031-09-07', '2031-06-09'],
    ['ends after decades', '2031-06-09', '2099-12-31'],
    ['ends after a thousand years', '2031-06-09', '3062-09-07'],
    ['ends after a month', '2031-06-09', '2031-07-09'],
    ['is a day shorter than twelve weeks', '2031-06-09', '2031-08-30'],
    ['is a day longer than fifteen weeks', '2031-06-09', '2031-09-22'],
    ['begins in 367 days', '2032-05-21', '2032-08-18'],
    ['begins at the end of time', '9999-09-06', '9999-12-05'],
    ['begins in more than a year', '2032-06-07', '2032-09-05'],
  ])('refuses a period that %s, whoever accepts it', (_, from, until) => {
    expect(() => check(from, until)).toThrow(
      expect.objectContaining({
        code: 'period',
        sha256: null,
        message: expect.stringContaining(`${from} until ${until}`),
      }),
    );
  });
});

describe('a period that can’t be true', () => {
  const stored = storing(storedSnapshot);
  const lines = nextQuarter(snapshot.banks).slice(0, 30);
  const today = snapshot.edition.validFrom ?? '';
  const judged = (bytes: Buffer, accept?: string) =>
    judge(readFile(bytes, UNKNOWN, stored, today), stored, stored, {
      today,
      accept,
      mustBeDated: false,
    });

  it('in a file is refused, even if an operator accepts it', () => {
    const bytes = xml(lines, '2031-06-09', '2099-12-31');
    for (const accept of [undefined, contentsOf(bytes).sha256])
      expect(() => judged(bytes, accept)).toThrow(expect.objectContaining({ code: 'period' }));
  });

  it('is not reported only because the clock is before the served edition', () => {
    const daysOf = (from: string, until: string, day: string) =>
      readFile(xml(lines, from, until), UNKNOWN, stored, day).validFrom;
    expect(daysOf('2026-06-08', '2026-09-06', '2020-01-01')).toBe('2026-06-08');
    expect(daysOf('2031-06-09', '2031-09-07', TODAY)).toBe('2031-06-09');
  });
});

describe('the name of a file', () => {
  const DAYS = { validFrom: '2026-12-07', validUntil: '2027-03-07' };
  it.each([
    'file:/tmp/blz_2026-12-07.txt',
    'blz2_2026-12-07_rebuilt.txt',
    'https://example.org/a/blz_2026_12_07.csv?x=2020-01-01',
    'blz_20261207.xml',
  ])('%s gives its days', (name) => expect(periodInName(name)).toEqual(DAYS));

  it.each([
    'blz.txt',
    '2026-12-07/blz.txt',
    'blz-aktuell-txt-data.txt',
    'blz-120261207.txt',
    'blz_202612071.txt',
    'blz.txt?x=2026-12-07',
  ])('%s gives none', (name) => expect(periodInName(name)).toBeNull());

  it('is refused if no edition begins on its day', () => {
    expect(() => periodInName('blz_2026-12-08.txt')).toThrow(
      'No edition of the bank file begins on 2026-12-08.',
    );
  });
});

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
