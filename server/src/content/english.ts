import type { german } from './german.ts';

const NBSP = '\u00a0';

const number = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const longDay = new Intl.DateTimeFormat('en-GB', { ...BERLIN, dateStyle: 'long' });
const month = new Intl.DateTimeFormat('en-GB', { ...BERLIN, month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', {
  ...BERLIN,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', { ...BERLIN, hour: '2-digit', minute: '2-digit' });

/** Numbers and dates in English notation, with no-break spaces. Days and times are those in Berlin. */
export const english: typeof german = {
  /** 13,877 */
  number: (value) => number.format(value),
  /** 4.4 kB */
  kilobytes: (bytes) => `${oneDecimal.format(bytes / 1000)}${NBSP}kB`,
  /** 8 June 2026 */
  day: (date) => longDay.format(date).replace(' ', NBSP),
  /** June 2026 */
  month: (date) => month.format(date).replace(' ', NBSP),
  /** 08 Jun 2026, for tables */
  shortDay: (date) => shortDay.format(date),
  /** 14:30 in Berlin */
  time: (date) => `${clock.format(date)} in${NBSP}Berlin`,
};
