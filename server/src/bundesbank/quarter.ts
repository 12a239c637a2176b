const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The period in which an edition is valid: from the Monday after the first Saturday of March, June, September or December until
 * the Sunday before the next such Monday. (Holds for every edition that we have, 2012 to 2026.)
 *
 * @param validFrom YYYY-MM-DD
 * @throws {Error} if no edition begins on that day
 */
export function quarterFrom(validFrom: string): { validFrom: string; validUntil: string } {
  const [year = 0, month = 0] = validFrom.split('-').map(Number);
  if (month % 3 !== 0 || isoDay(editionDay(year, month)) !== validFrom) {
    throw new Error(`No edition of the bank file begins on ${validFrom}.`);
  }
  return { validFrom, validUntil: isoDay(editionDay(year, month + 3) - DAY_MS) };
}

/** Monday after the month's first Saturday; months beyond 12 are those of the next year. */
function editionDay(year: number, month: number): number {
  const first = Date.UTC(year, month - 1, 1);
  const daysToSaturday = 6 - new Date(first).getUTCDay();
  return first + (daysToSaturday + 2) * DAY_MS;
}

/** How many quarters lie between two days (YYYY-MM-DD) on which editions begin, at least one. */
export function quartersBetween(one: string, other: string): number {
  const days = (Date.parse(other) - Date.parse(one)) / DAY_MS;
  return Math.max(1, Math.round(days / (365.25 / 4)));
}

/** @param day YYYY-MM-DD */
export const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS);

/** @param day YYYY-MM-DD */
export const dayBefore = (day: string) => isoDay(Date.parse(day) - DAY_MS);

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
