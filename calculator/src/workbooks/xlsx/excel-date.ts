import { dateText, type NumberFormat, numberText } from '../cell-text.ts';

const DAY_MS = 86_400_000;
/** 31 December 9999. Behind it and before 0, Excel shows no date. */
const LAST_DAY = 2_958_466;
/** The days of the two calendars that are numbered 0, as JavaScript's times. */
const START_1900 = Date.UTC(1899, 11, 31);
const START_1904 = Date.UTC(1904, 0, 1);
/** Excel has a 29 February 1900. All later days are numbered one higher for it. */
const LEAP_DAY_1900 = 60;

/**
 * The text of a number that is shown as a date or time.
 *
 * @param days since the start of the calendar; the fraction is the time of the day
 * @param is1904 whether the workbook's calendar begins in 1904
 */
export function excelDateText(days: number, format: NumberFormat, is1904: boolean): string {
  if (!(days >= 0 && days < LAST_DAY)) return numberText(days);
  const start = is1904 ? START_1904 : START_1900;
  const isPastLeapDay = !is1904 && days >= LEAP_DAY_1900;
  const time = start + Math.round(((isPastLeapDay ? days - 1 : days) * DAY_MS) / 1000) * 1000;
  // A time of more than a day would lose its days.
  return dateText(new Date(time).toISOString(), { ...format, showsDate: format.showsDate || days >= 1 });
}
