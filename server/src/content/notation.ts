const NBSP = '\u00a0';

const number = new Intl.NumberFormat('de-DE');
const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const longDay = new Intl.DateTimeFormat('de-DE', { ...BERLIN, dateStyle: 'long' });
const month = new Intl.DateTimeFormat('de-DE', { ...BERLIN, month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('de-DE', {
  ...BERLIN,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('de-DE', { ...BERLIN, hour: '2-digit', minute: '2-digit' });

/** Numbers and dates in German notation, with no-break spaces. Days and times are those in Berlin. */
export const german = {
  /** 13.877 */
  number: (value: number) => number.format(value),
  /** 4,4 kB */
  kilobytes: (bytes: number) => `${oneDecimal.format(bytes / 1000)}${NBSP}kB`,
  /** 8. Juni 2026 */
  day: (date: Date) => longDay.format(date).replace(' ', NBSP),
  /** Juni 2026 */
  month: (date: Date) => month.format(date).replace(' ', NBSP),
  /** 08.06.2026, for tables */
  shortDay: (date: Date) => shortDay.format(date),
  /** 14:30 Uhr */
  time: (date: Date) => `${clock.format(date)}${NBSP}Uhr`,
};
