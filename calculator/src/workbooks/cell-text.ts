import type { CellWords } from '../words/de/workbooks.ts';

/** Excel keeps 15 digits of a number. What is behind them is noise of the binary form, or lost. */
const DIGITS = 15;
const DIGITS_OF_SHORTENED = 6;

/** How a cell shows its number. */
export interface NumberFormat {
  readonly showsDate: boolean;
  readonly showsTime: boolean;
  /** With `00000`, Excel shows a number with at least five digits. */
  readonly minimumDigits: number;
  /** What the format writes before and behind the number, if it has digits. */
  readonly before?: string;
  readonly behind?: string;
  /** The format writes other digits among those of the number. */
  readonly hidesDigits?: boolean;
}

export const GENERAL: NumberFormat = { showsDate: false, showsTime: false, minimumDigits: 0 };

/**
 * The text of a number: all digits of a whole number, else with a decimal comma. A number of more than 15 digits has lost
 * some. It is written as Excel shows it, `1,23457E+20`, which readers of lists take for shortened and refuse.
 *
 * If its format has digits of its own, they are part of the text, so that no account comes out that Excel does not show.
 */
export function numberText(value: number, format: NumberFormat = GENERAL): string {
  const { minimumDigits, before = '', behind = '', hidesDigits = false } = format;
  return before + plainNumber(value, minimumDigits) + behind + (hidesDigits ? '…' : '');
}

function plainNumber(value: number, minimumDigits: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const isLost = Math.abs(rounded) >= 10 ** DIGITS;
  if (Number.isInteger(rounded) && !isLost) {
    const digits = String(Math.abs(rounded)).padStart(minimumDigits, '0');
    return rounded < 0 ? `-${digits}` : digits;
  }
  const plain = isLost
    ? rounded.toExponential(DIGITS_OF_SHORTENED - 1).replace(/\.?0*e\+?/, 'E+')
    : String(rounded).replace('e', 'E');
  return plain.replace('.', ',');
}

/** `WAHR` or `FALSCH`, in the language of the words */
export const booleanText = (value: boolean, words: CellWords) => (value ? words.yes : words.no);

/**
 * A date and a time as German spreadsheets show them: `09.03.2026`, `09.03.2026 14:30`, `14:30:05`.
 *
 * @param value in ISO 8601: `2026-03-09` or `2026-03-09T14:30:05`, with or without more behind it. Any other stays as it is.
 */
export function dateText(value: string, { showsDate, showsTime }: NumberFormat): string {
  const [, year, month, day, clock, seconds] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?/.exec(value) ?? [];
  if (year === undefined) return value;
  const shown = [
    ...(showsDate ? [`${day}.${month}.${year}`] : []),
    ...(showsTime && clock ? [seconds === ':00' ? clock : clock + (seconds ?? '')] : []),
  ];
  return shown.join(' ');
}
