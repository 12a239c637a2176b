import { basename } from 'node:path';
import { quotable } from './record.ts';
import { RefusedError } from './refused-error.ts';

/**
 * The period in which an edition is valid: from the Monday after the first Saturday of March, June, September or
 * December until the Sunday before the next such Monday. All editions that we have, 2012 to 2026, have such a period.
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

/** Quarters from an earlier to a later day or time (ISO 8601), rounded; at least one. */
export function quartersBetween(one: string, other: string): number {
  const days = (Date.parse(other) - Date.parse(one)) / DAY_MS;
  return Math.max(1, Math.round(days / (365.25 / 4)));
}

/** @param day YYYY-MM-DD */
export const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS);

/** @param day YYYY-MM-DD */
export const dayBefore = (day: string) => isoDay(Date.parse(day) - DAY_MS);

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First and last day of validity, YYYY-MM-DD; null if nothing states them. */
export interface Period {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** In days, both ends included. Editions of 2012 to 2026 last 13 or 14 weeks; one more or less is allowed. */
const SHORTEST = 12 * 7;
const LONGEST = 15 * 7;
/** How many days ahead an edition may begin. The Bundesbank publishes it some weeks before its first day. */
const MAX_AHEAD = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Refuses days that no edition can have. Otherwise the edition would wait too long for `validFrom`, or be served until
 * a far `validUntil`, while a later file is missing unnoticed. Operators can't override this, but can give other days
 * to a file that names none.
 *
 * @param period days of the calendar
 * @param today YYYY-MM-DD
 * @param stored the served edition: if it begins after today, the clock is wrong, and its first day counts
 * @throws {RefusedError}
 */
export function checkPeriod({ validFrom, validUntil }: Period, today: string, stored: Period): void {
  if (validFrom === null || validUntil === null) return;
  const days = (Date.parse(validUntil) - Date.parse(validFrom)) / DAY_MS + 1;
  const now = Math.max(Date.parse(today), Date.parse(stored.validFrom ?? today));
  const isAhead = (Date.parse(validFrom) - now) / DAY_MS > MAX_AHEAD;
  if (days >= SHORTEST && days <= LONGEST && !isAhead) return;
  throw new RefusedError({ is: 'period', validFrom, validUntil });
}

/** Bankleitzahlen date from 1970. */
const FIRST_YEAR = 1970;

/** Whether the calendar has a day. @param text YYYY-MM-DD */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // The 30th of February would be the second of March.
  return !Number.isNaN(time) && isoDay(time) === text;
}

const MONTHS = [
  ['januar', 'january'],
  ['februar', 'february'],
  ['märz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
];
const NAME = `(?:${MONTHS.flat().join('|')})`;
/** 08.06.2026, 8. Juni 2026, 8 June 2026, June 8, 2026 or 2026-06-08. */
const DATE = `\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}|\\d{1,2}\\.?\\s${NAME}\\s\\d{4}|${NAME}\\s\\d{1,2},?\\s\\d{4}|\\d{4}-\\d{2}-\\d{2}`;
const VALIDITY = new RegExp(
  `(?:gültig|valid)(?:\\s(?:vom|von|ab|from))?:?\\s(${DATE})\\s(?:bis(?:\\szum)?|until|till|to|–|-)\\s(${DATE})`,
  'i',
);
/** Text that seems to state a period of validity, in whatever words. */
const ATTEMPT = /(?:gültig|valid)[^.!?]{0,40}\d[^!?]{0,60}/i;

/**
 * Reads a period of validity as the Bundesbank's pages print it, in German or English.
 *
 * @returns null if the text states none, or only in words that are not understood
 */
export function periodIn(text: string): Period | null {
  const [, from, until] = VALIDITY.exec(plain(text)) ?? [];
  const [validFrom, validUntil] = [dayOf(from), dayOf(until)];
  return validFrom && validUntil ? { validFrom, validUntil } : null;
}

/** Text that seems to state a period of validity but can't be read, cut short. Null if there is none. */
export function unreadablePeriodIn(text: string): string | null {
  if (periodIn(text)) return null;
  const [attempt] = ATTEMPT.exec(plain(text)) ?? [];
  return attempt && /\d{4}|\d\.\d+\./.test(attempt) ? quotable(attempt.trim()) : null;
}

const plain = (text: string) => text.normalize().replace(/\s+/g, ' ');

/** @returns YYYY-MM-DD; null if it is not a real day since 1970 */
function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const name = /[a-zä]+/i.exec(text)?.[0].toLowerCase();
  const [year = 0, month = 0, day = 0] = name
    ? [numbers[1], MONTHS.findIndex((names) => names.includes(name)) + 1, numbers[0]]
    : text.includes('-')
      ? numbers
      : numbers.toReversed();
  const padded = (number: number, width: number) => String(number).padStart(width, '0');
  const iso = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return year >= FIRST_YEAR && isDay(iso) ? iso : null;
}

/**
 * The period of validity whose first day is in a file's name: `blz_2026-03-09.txt`, `blz_2026_03_09.txt` or
 * `blz_20260309.txt`.
 *
 * @param address or path of the file
 * @returns null if the name has no day
 * @throws {Error} if no edition begins on that day
 */
export function periodInName(address: string) {
  const name = basename(address.replace(/[?#].*/, ''));
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name) ?? [];
  return year === undefined ? null : quarterFrom(`${year}-${month}-${day}`);
}
