const NBSP = '\u00a0';
const BERLIN = { timeZone: 'Europe/Berlin' } as const;

/**
 * Numbers and dates in the notation of a language, with no-break spaces. Days and times are those in Berlin.
 *
 * @param month its form in short days, for tables
 * @param time adds what a language puts after a time
 */
function notationOf(locale: string, month: '2-digit' | 'short', time: (clock: string) => string) {
  const number = new Intl.NumberFormat(locale);
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...BERLIN, ...options });
    return (date: Date) => format.format(date);
  };
  const day = days({ dateStyle: 'long' });
  const monthAndYear = days({ month: 'long', year: 'numeric' });
  const clock = days({ hour: '2-digit', minute: '2-digit' });
  return {
    /** 13.877; 13,877 */
    number: (value: number) => number.format(value),
    /** 4,4 kB; 4.4 kB */
    kilobytes: (bytes: number) => `${oneDecimal.format(bytes / 1000)}${NBSP}kB`,
    /** 8. Juni 2026; 8 June 2026 */
    day: (date: Date) => day(date).replace(' ', NBSP),
    /** Juni 2026; June 2026 */
    month: (date: Date) => monthAndYear(date).replace(' ', NBSP),
    /** 08.06.2026; 08 Jun 2026 */
    shortDay: days({ day: '2-digit', month, year: 'numeric' }),
    /** 14:30 Uhr; 14:30 in Berlin */
    time: (date: Date) => time(clock(date)),
  };
}

export const german = notationOf('de-DE', '2-digit', (clock) => `${clock}${NBSP}Uhr`);
export const english = notationOf('en-GB', 'short', (clock) => `${clock} in${NBSP}Berlin`);
