import type { CellWords } from '../../words/de/workbooks.ts';
import { readXml } from '../archive/read-xml.ts';
import type { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntry } from '../archive/zip-entries.ts';
import { booleanText, dateText, GENERAL, type NumberFormat, numberText } from '../cell-text.ts';
import { copyText } from '../copy-text.ts';
import { SheetRows } from '../sheet-rows.ts';
import { type SheetContent, WorkbookError } from '../workbook.ts';
import { columnOf } from './column.ts';
import { unescaped } from './escapes.ts';
import { excelDateText } from './excel-date.ts';
import { localName } from './local-name.ts';
import { MAX_RAW_CHARACTERS, StringText } from './string-text.ts';

const LAST_ROW = 1_048_576;

/** What the cells of all sheets refer to. */
export interface SharedParts {
  readonly strings: readonly string[];
  readonly styles: readonly NumberFormat[];
  /** Whether the calendar of dates begins in 1904. */
  readonly is1904: boolean;
  readonly words: CellWords;
}

/**
 * Reads the cells of a sheet.
 *
 * @throws {WorkbookError}
 */
export function readXlsxSheet(
  entry: ZipEntry | undefined,
  unpacker: Unpacker,
  shared: SharedParts,
): SheetContent {
  const sheet = new SheetRows();
  const inline = new StringText();
  let formulasWithoutResult = 0;
  let errors = 0;
  let hiddenRows = 0;
  let isHidden = false;
  /** Buttons and drawings beside the rows have elements of the same names. */
  let isInRows = false;
  let line = 0;
  let column = -1;
  /** The attributes `t` and `s` of the cell. */
  let type = '';
  let style = '';
  let value = '';
  let isInValue = false;
  let hasFormula = false;

  function endCell(): void {
    let text = cellText(type, type === 'inlineStr' ? inline.take() : value, style, shared);
    // The result of a formula may be an empty text. Then the cell has its type, and a value without content.
    if (hasFormula && value === '' && type !== 'str') {
      formulasWithoutResult += 1;
      text = shared.words.noResult;
    }
    if (type === 'e') errors += 1;
    sheet.setCell(column, text);
  }

  readXml(entry, unpacker, {
    open(name, attributes) {
      const element = localName(name);
      if (element === 'sheetData') isInRows = true;
      if (!isInRows) return;
      if (element === 'c') {
        const { r, t = 'n', s = '' } = attributes;
        // The place may be missing. Then the cell follows the one before.
        column = r === undefined ? column + 1 : columnOf(r);
        if (Number.isNaN(column)) throw new WorkbookError('damaged');
        type = t;
        style = s;
        value = '';
        inline.take();
        hasFormula = false;
      } else if (element === 'v') isInValue = true;
      else if (element === 'f') hasFormula = true;
      else if (element === 'row') {
        const { r } = attributes;
        const next = r === undefined ? line + 1 : Number(r);
        if (!Number.isInteger(next) || next <= line || next > LAST_ROW) throw new WorkbookError('damaged');
        line = next;
        isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
        column = -1;
      } else inline.open(element);
    },
    text(text) {
      if (isInValue) {
        value += text;
        if (value.length > MAX_RAW_CHARACTERS) throw new WorkbookError('too-much-text');
      } else inline.text(text);
    },
    close(name) {
      const element = localName(name);
      if (element === 'sheetData') isInRows = false;
      if (!isInRows) return;
      if (element === 'c') endCell();
      else if (element === 'v') isInValue = false;
      else if (element === 'row') hiddenRows += sheet.endRow(line) * Number(isHidden);
      else inline.close(element);
    },
  });
  return { rows: sheet.rows, formulasWithoutResult, errors, hiddenRows };
}

/** The text that Excel shows, with all digits of a number. @throws {WorkbookError} `damaged` */
function cellText(type: string, value: string, style: string, shared: SharedParts): string {
  if (type === 's') {
    if (value === '') return '';
    const text = shared.strings[Number(value)];
    if (text === undefined) throw new WorkbookError('damaged');
    return text;
  }
  if (type === 'inlineStr') return value;
  if (type === 'str') return copyText(unescaped(value));
  if (type === 'e') return shared.words.errors[value] ?? value;
  if (type === 'b') return value === '' ? '' : booleanText(value === '1' || value === 'true', shared.words);
  const format = (style !== '' && shared.styles[Number(style)]) || GENERAL;
  if (type === 'd') return dateText(value, { ...format, showsDate: true });
  const number = Number(value);
  // What is no number stays as it is.
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return format.showsDate || format.showsTime
    ? excelDateText(number, format, shared.is1904)
    : numberText(number, format);
}
