const NBSP = '\u00a0';

const number = new Intl.NumberFormat('de-DE');
const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const long = new Intl.DateTimeFormat('de-DE', { ...BERLIN, dateStyle: 'long' });
const month = new Intl.DateTimeFormat('de-DE', { ...BERLIN, month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('de-DE', {
  ...BERLIN,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('de-DE', { ...BERLIN, hour: '2-digit', minute: '2-digit' });

/** Numbers and dates as a German reader writes them, with spaces that don't break. */
export const german = {
  /** 13.877 */
  number: (value: number) => number.format(value),
  /** 4,4 kB */
  kilobytes: (bytes: number) => `${tenths.format(bytes / 1000)}${NBSP}kB`,
  /** 8. Juni 2026 */
  day: (date: Date) => long.format(date).replace(' ', NBSP),
  /** Juni 2026 */
  month: (date: Date) => month.format(date).replace(' ', NBSP),
  /** 08.06.2026, for tables */
  shortDay: (date: Date) => short.format(date),
  /** 14:30 Uhr */
  time: (date: Date) => `${clock.format(date)}${NBSP}Uhr`,
};
