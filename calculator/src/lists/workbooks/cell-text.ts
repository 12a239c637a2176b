import type { ListRow } from '../list.ts';
import {
  MAX_CELLS,
  MAX_CHARACTERS,
  MAX_COLUMNS,
  MAX_SHEET_ROWS,
  type SheetContent,
  WorkbookError,
} from './workbook.ts';

/** Excel keeps 15 digits of a number. What comes after them is noise of the binary form, or lost. */
const DIGITS = 15;
const DIGITS_OF_SHORTENED = 6;

const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** The number of a text in XML; NaN if it is none. Unlike `Number`, it takes neither `0b101` nor `0x1F` nor nothing. */
export const numberIn = (text: string) => (NUMBER.test(text) ? Number(text) : Number.NaN);

/** How a cell shows its number. */
export interface NumberFormat {
  readonly showsDate: boolean;
  readonly showsTime: boolean;
  /** With `00000`, Excel shows a number with at least five digits. */
  readonly minimumDigits: number;
  /** What the format writes before and after the number, if that has digits. */
  readonly before?: string;
  readonly after?: string;
  /** The format writes other digits among those of the number. */
  readonly hidesDigits?: boolean;
}

export const GENERAL: NumberFormat = { showsDate: false, showsTime: false, minimumDigits: 0 };

/**
 * The text of a number: all digits of a whole number, else with a decimal comma. A number of more than 15 digits has
 * lost some. It is written as Excel shows it, `1,23457E+20`, so that the list's reader refuses it as shortened.
 *
 * Digits in its format are part of the text, so that no account results that Excel does not show.
 */
export function numberText(value: number, format: NumberFormat = GENERAL): string {
  const { minimumDigits, before = '', after = '', hidesDigits = false } = format;
  return before + plainNumber(value, minimumDigits) + after + (hidesDigits ? '…' : '');
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

/**
 * A date and a time as German spreadsheets show them: `09.03.2026`, `09.03.2026 14:30`, `14:30:05`.
 *
 * @param value in ISO 8601: `2026-03-09` or `2026-03-09T14:30:05`, or with more after it. Others stay as they are.
 */
export function dateText(value: string, { showsDate, showsTime }: NumberFormat): string {
  const [, year, month, day, clock, seconds] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?/.exec(value) ?? [];
  if (year === undefined) return value;
  const shown = [
    showsDate && `${day}.${month}.${year}`,
    showsTime && clock && (seconds === ':00' ? clock : clock + (seconds ?? '')),
  ];
  return shown.filter(Boolean).join(' ');
}

const SHORTEST_PART = 13;

/**
 * A copy of a text from XML. From 13 characters on, V8 makes a text a part of the XML that it was read from, which then
 * stays in memory. Copies halve the memory of a list.
 */
export const copyText = (text: string) => (text.length < SHORTEST_PART ? text : `${text} `.slice(0, -1));

/** Collects the rows of a sheet, and refuses too many of them while they are read. */
export class SheetRows implements SheetContent {
  readonly rows: ListRow[] = [];
  formulasWithoutResult = 0;
  errors = 0;
  hiddenRows = 0;
  #cells: string[] = [];
  #kinds: string[] = [];
  #allCells = 0;
  #allCharacters = 0;

  /**
   * Sets a cell of the row that is being read.
   *
   * @param column from 0. An empty cell may be in any: a format may go to the last column of a sheet
   * @param isNumber whether the cell is a number or a date
   * @throws {WorkbookError} `list-too-wide` or `too-much-text`
   */
  setCell(column: number, text: string, isNumber: boolean): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    if (column >= MAX_COLUMNS) throw new WorkbookError('list-too-wide');
    this.#allCharacters += trimmed.length;
    if (this.#allCharacters > MAX_CHARACTERS) throw new WorkbookError('too-much-text');
    for (let place = this.#cells.length; place < column; place += 1) {
      this.#cells[place] = '';
      this.#kinds[place] = '.';
    }
    this.#cells[column] = trimmed;
    this.#kinds[column] = isNumber ? 'n' : '.';
  }

  /**
   * Ends a row, and keeps it if it is not empty.
   *
   * @param line from 1
   * @param count how many rows, one after the other, are the same
   * @throws {WorkbookError} `list-too-long` or `too-much-text`
   */
  endRow(line: number, isHidden: boolean, count = 1): void {
    const cells = this.#cells;
    if (cells.length === 0) return;
    const kinds = this.#kinds.slice(0, this.#kinds.lastIndexOf('n') + 1).join('');
    this.#cells = [];
    this.#kinds = [];
    if (this.rows.length + count > MAX_SHEET_ROWS) throw new WorkbookError('list-too-long');
    this.#allCells += cells.length * count;
    if (this.#allCells > MAX_CELLS) throw new WorkbookError('too-much-text');
    for (let index = 0; index < count; index += 1)
      this.rows.push({ line: line + index, cells, ...(kinds && { kinds }) });
    if (isHidden) this.hiddenRows += count;
  }
}
