import { quotable } from './record.ts';

/** First and last day of validity, YYYY-MM-DD; null if nothing tells them. */
export interface Period {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
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
/** Text that seems to tell a period of validity, in whatever words. */
const ATTEMPT = /(?:gültig|valid)[^.!?]{0,40}\d[^!?]{0,60}/i;

/**
 * Reads a period of validity as the Bundesbank's pages print it, in German or English.
 *
 * @returns null if the text tells none, or tells it in words that are not understood
 */
export function periodIn(text: string): Period | null {
  const [, from, until] = VALIDITY.exec(plain(text)) ?? [];
  const [validFrom, validUntil] = [dayOf(from), dayOf(until)];
  return validFrom && validUntil ? { validFrom, validUntil } : null;
}

/** Text that seems to tell a period of validity and could not be read, cut short. Null if there is none. */
export function unreadablePeriodIn(text: string): string | null {
  if (periodIn(text)) return null;
  const [attempt] = ATTEMPT.exec(plain(text)) ?? [];
  return attempt && /\d{4}|\d{2}\.\d{2}\./.test(attempt) ? quotable(attempt.trim()) : null;
}

const plain = (text: string) => text.normalize().replace(/\s+/g, ' ');

/** @returns YYYY-MM-DD, or null for a day that no calendar has */
function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const name = /[a-zä]+/i.exec(text)?.[0].toLowerCase();
  const [year = 0, month = 0, day = 0] = name
    ? [numbers[1], MONTHS.findIndex((names) => names.includes(name)) + 1, numbers[0]]
    : text.includes('-')
      ? numbers
      : numbers.toReversed();
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 31st of June would be the first of July.
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}
