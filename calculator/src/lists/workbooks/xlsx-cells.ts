import { copyText, dateText, GENERAL, type NumberFormat, numberIn, numberText } from './cell-text.ts';
import { MAX_CELL_CHARACTERS, WorkbookError, type XmlAttributes } from './workbook.ts';

const LAST_ROW = 1_048_576;
const LETTERS = 26;
const BEFORE_A = 64;

/** The column of a cell's reference, from 0: 27 for `AB12`; NaN if it is not a reference. */
function columnOf(reference: string): number {
  const [, letters] = /^\$?([A-Z]{1,3})\$?\d+$/.exec(reference) ?? [];
  if (letters === undefined) return Number.NaN;
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  return column - 1;
}

/** Where the cells of a sheet are. Without a place, a row or cell follows the one before. */
export class CellPlaces {
  /** From 1. */
  line = 0;
  #column = -1;

  /** @throws {WorkbookError} `damaged` if rows are not in order */
  beginRow({ r }: XmlAttributes): void {
    const next = r === undefined ? this.line + 1 : numberIn(r);
    if (!Number.isInteger(next) || next <= this.line || next > LAST_ROW) throw new WorkbookError('damaged');
    this.line = next;
    this.#column = -1;
  }

  /** The column of the next cell, from 0. @throws {WorkbookError} `damaged` */
  columnOf({ r }: XmlAttributes): number {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (Number.isNaN(this.#column)) throw new WorkbookError('damaged');
    return this.#column;
  }
}

/** The letters of a column. @param column from 0 */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(BEFORE_A + 1 + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}

// Characters that XML can't hold are written as _xHHHH_, and the `_` of such a text as _x005F_ (ECMA-376-1, 22.9.2.19).
const ESCAPE = /_x([\dA-F]{4})_/gi;
/** Control characters except tab and line feed, halves of surrogate pairs, and U+FFFE and U+FFFF. */
const NOT_IN_XML = /(?![\t\n])[\p{Control}\p{Surrogate}\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const reference = (character: string) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
/** Line feeds stay: outside the root element, a reference is not white space. Attributes need them as references. */
export const escapedXml = (text: string) => text.replace(/[&<>"\r]/g, reference);

/** Decodes such a text. */
export function unescaped(text: string): string {
  // Hardly any text has an escape.
  if (!text.includes('_x') && !text.includes('_X')) return text;
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Escapes a text for the XML of a workbook. */
export function escaped(text: string): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const unambiguous = text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
  return escapedXml(unambiguous.replace(NOT_IN_XML, (character) => `_x${code(character)}_`));
}

/** A cell with a text, which may be empty. @param style number of its format, or `''` @param prefix of elements, such as `x:` */
export function cellXml(cell: string, column: number, line: number, style: string, prefix = ''): string {
  // Excel reports a file as damaged if a cell has more characters.
  const text = cell.length > MAX_CELL_CHARACTERS ? `${cell.slice(0, MAX_CELL_CHARACTERS - 1)}…` : cell;
  const place = `r="${columnLetters(column)}${line}"${style && ` s="${style}"`}`;
  if (text === '') return `<${prefix}c ${place}/>`;
  return `<${prefix}c ${place} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`;
}

const DAY_MS = 86_400_000;
/** 1 January 10000. From it on and before 0, Excel shows no date. */
const LAST_DAY = 2_958_466;
/** The days of the two calendars that are numbered 0, as JavaScript's times. */
const START_1900 = Date.UTC(1899, 11, 31);
const START_1904 = Date.UTC(1904, 0, 1);
/** Excel has a 29 February 1900. All later days are numbered one higher for it. */
const LEAP_DAY_1900 = 60;

/** The text of a date or time. @param days since the start of the calendar; the fraction is the time of the day */
export function excelDateText(days: number, format: NumberFormat, is1904: boolean): string {
  if (!(days >= 0 && days < LAST_DAY)) return numberText(days);
  const start = is1904 ? START_1904 : START_1900;
  const isPastLeapDay = !is1904 && days >= LEAP_DAY_1900;
  const time = start + Math.round(((isPastLeapDay ? days - 1 : days) * DAY_MS) / 1000) * 1000;
  // A time of more than a day would lose its days.
  return dateText(new Date(time).toISOString(), { ...format, showsDate: format.showsDate || days >= 1 });
}

/** An escaped character takes seven characters: `_x000D_`. */
export const MAX_RAW_CHARACTERS = 7 * MAX_CELL_CHARACTERS;

/** Collects the text of a string with or without formats: of all `t` elements, but not of phonetic hints (`rPh`). */
export class StringText {
  #text = '';
  #isInText = false;
  #isInHint = false;

  open(element: string): void {
    if (element === 'rPh') this.#isInHint = true;
    else if (element === 't') this.#isInText = !this.#isInHint;
  }

  text(text: string): void {
    if (this.#isInText) this.#text += text;
    if (this.#text.length > MAX_RAW_CHARACTERS) throw new WorkbookError('too-much-text');
  }

  close(element: string): void {
    if (element === 'rPh') this.#isInHint = false;
    else if (element === 't') this.#isInText = false;
  }

  /** Returns the text, and begins a new one. @throws {WorkbookError} `too-much-text` */
  take(): string {
    const text = copyText(unescaped(this.#text));
    this.#text = '';
    if (text.length > MAX_CELL_CHARACTERS) throw new WorkbookError('too-much-text');
    return text;
  }
}

/** The built-in formats of dates and times (ECMA-376 part 1, 18.8.30), with those of East Asian versions. */
const DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const TIMES = new Set([18, 19, 20, 21, 22, 32, 33, 34, 35, 45, 46, 47]);
/** Excel's own limit. */
const MAX_FORMAT_CHARACTERS = 255;
/** What is not a letter of a date: quoted and escaped text, and brackets with a colour, a language or a condition. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^[\]]*\]/gi;

/** The format with this number, if Excel has it built in. */
export const builtInFormat = (id: number): NumberFormat => ({
  ...GENERAL,
  showsDate: DATES.has(id),
  showsTime: TIMES.has(id),
});

/**
 * What matters of a format's code: whether it shows a date or a time, and how many digits at least. Files have English
 * codes, whatever the language of the program.
 *
 * @param code as in styles.xml, such as `dd/mm/yyyy;@` or `00000`
 * @throws {WorkbookError} `damaged` for a longer code than Excel takes
 */
export function parseNumberFormat(code: string): NumberFormat {
  if (code.length > MAX_FORMAT_CHARACTERS) throw new WorkbookError('damaged');
  const [forPositive = ''] = code.replace(LITERALS, '').split(';');
  if (/general/i.test(forPositive)) return GENERAL;
  const showsTime = /[hs]/i.test(forPositive);
  return {
    showsDate: /[dy]/i.test(forPositive) || (/m/i.test(forPositive) && !showsTime),
    showsTime,
    minimumDigits: /^0+$/.test(forPositive) ? forPositive.length : 0,
    ...literalDigitsOf(code),
  };
}

/** Digits that a format adds before or after those of the number: `"37"0000`, `0\0`. Elsewhere, they hide digits. */
function literalDigitsOf(code: string): Partial<NumberFormat> {
  const [forPositive = ''] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code) ?? [];
  const literals = forPositive.match(/"[^"]*"|\\./g) ?? [];
  if (!literals.some((literal) => /\d/.test(literal))) return {};
  const [, before = '', placeholders = '', after = ''] =
    /^((?:"[^"]*"|\\.)*)([0#]+)((?:"[^"]*"|\\.)*)$/.exec(forPositive) ?? [];
  if (placeholders === '') return { hidesDigits: true };
  const plain = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const minimumDigits = placeholders.replace(/#/g, '').length;
  return { before: plain(before), after: plain(after), minimumDigits };
}
