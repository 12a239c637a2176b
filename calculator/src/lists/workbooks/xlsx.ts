import type { CellWords } from '../de.ts';
import { Unpacker, type ZipEntries } from './archive.ts';
import {
  copyText,
  dateText,
  GENERAL,
  type NumberFormat,
  numberIn,
  numberText,
  SheetRows,
} from './cell-text.ts';
import { readXml, xmlPieces } from './read-xml.ts';
import {
  MAX_SHEETS,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_BYTES_OF_NAMES,
  type Sheet,
  type SheetContent,
  type Workbook,
  WorkbookError,
  withFault,
  type XmlHandlers,
  type ZipEntry,
} from './workbook.ts';
import { CellPlaces, excelDateText, MAX_RAW_CHARACTERS, StringText, unescaped } from './xlsx-cells.ts';
import { readRelationships, readSharedStrings, readStyles } from './xlsx-parts.ts';

interface SharedParts {
  readonly strings: readonly string[];
  readonly styles: readonly NumberFormat[];
  readonly is1904: boolean;
  readonly words: CellWords;
}

function readXlsxSheet(entry: ZipEntry | undefined, unpacker: Unpacker, shared: SharedParts): SheetContent {
  const sheet = new SheetRows();
  const inline = new StringText();
  let isHidden = false;
  /** Buttons and drawings beside the rows have elements of the same names. */
  let isInRows = false;
  const places = new CellPlaces();
  let column = -1;
  let type = '';
  let style = '';
  let value = '';
  let isInValue = false;
  let hasFormula = false;

  function endCell(): void {
    let text = cellText(type, type === 'inlineStr' ? inline.take() : value, style, shared);
    // The result of a formula may be an empty text. Then the cell has the type `str` and an empty value.
    if (hasFormula && value === '' && type !== 'str') {
      sheet.formulasWithoutResult += 1;
      text = shared.words.noResult;
    }
    if (type === 'e') sheet.errors += 1;
    sheet.setCell(column, text, type === 'n' || type === 'd');
  }

  readXml(entry, unpacker, {
    open(element, attributes) {
      if (element === 'sheetData') isInRows = true;
      if (!isInRows) return;
      if (element === 'c') {
        ({ t: type = 'n', s: style = '' } = attributes);
        column = places.columnOf(attributes);
        value = '';
        inline.take();
        hasFormula = false;
      } else if (element === 'v') isInValue = true;
      else if (element === 'f') hasFormula = true;
      else if (element === 'row') {
        places.beginRow(attributes);
        isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
      } else inline.open(element);
    },
    text(text) {
      if (isInValue) {
        value += text;
        if (value.length > MAX_RAW_CHARACTERS) throw new WorkbookError('too-much-text');
      } else inline.text(text);
    },
    close(element) {
      if (element === 'sheetData') isInRows = false;
      if (!isInRows) return;
      if (element === 'c') endCell();
      else if (element === 'v') isInValue = false;
      else if (element === 'row') sheet.endRow(places.line, isHidden);
      else inline.close(element);
    },
  });
  return sheet;
}

/** The text that Excel shows, with all digits of a number. */
function cellText(type: string, value: string, style: string, shared: SharedParts): string {
  if (type === 's') {
    if (value === '') return '';
    const text = shared.strings[numberIn(value)];
    if (text === undefined) throw new WorkbookError('damaged');
    return text;
  }
  if (type === 'inlineStr') return value;
  if (type === 'str') return copyText(unescaped(value));
  if (type === 'e') return shared.words.errors[value] ?? value;
  const { yes, no } = shared.words;
  if (type === 'b') return value === '' ? '' : value === '1' || value === 'true' ? yes : no;
  const format = (style !== '' && shared.styles[numberIn(style)]) || GENERAL;
  if (type === 'd') return dateText(value, { ...format, showsDate: true });
  const number = numberIn(value);
  // What is not a number stays as it is.
  if (!Number.isFinite(number)) return value;
  return format.showsDate || format.showsTime
    ? excelDateText(number, format, shared.is1904)
    : numberText(number, format);
}

/** Opens an Excel workbook (ECMA-376, transitional and strict). Reads the names of the sheets, but no cells. */
export function openXlsx(entries: ZipEntries, words: CellWords): Workbook {
  const unpacker = new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES);
  const main = readRelationships(entries, '', unpacker).find(({ type }) => type === 'officeDocument');
  const workbookPart = main?.part ?? 'xl/workbook.xml';
  if (workbookPart.endsWith('.bin')) throw new WorkbookError('binary-excel');
  const { names, is1904 } = readNames(entries.get(workbookPart), unpacker, words);
  const relationships = readRelationships(entries, workbookPart, unpacker);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const entryOf = (wanted: string) => {
    const { part } = relationships.find(({ type }) => type === wanted) ?? {};
    // A workbook may name no such part. But one that is named must exist.
    if (part !== undefined && !entries.has(part)) throw new WorkbookError('damaged');
    return part === undefined ? undefined : entries.get(part);
  };

  const extension = extensionOf(entries, workbookPart);
  const sheets = names.flatMap(({ name, isHidden, id }): Sheet[] => {
    const { type, part = '' } = byId.get(id) ?? {};
    // Others are charts, or macros of Excel 4.
    if (type !== 'worksheet') return [];
    const entry = entries.get(part);
    const read = () => {
      const styles = readStyles(entryOf('styles'), new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES));
      const unpackerOfSheet = new Unpacker(MAX_UNPACKED_BYTES);
      const strings = readSharedStrings(entryOf('sharedStrings'), unpackerOfSheet);
      return readXlsxSheet(entry, unpackerOfSheet, { strings, styles, is1904, words });
    };
    const writable = entry && {
      files: entries.values(),
      file: entry,
      styles: entryOf('styles'),
      parse: (file: ZipEntry, handlers: XmlHandlers) =>
        xmlPieces(file, new Unpacker(MAX_UNPACKED_BYTES), handlers),
      extension,
    };
    const bytes = (entry?.size ?? 0) + (entryOf('sharedStrings')?.size ?? 0);
    return [{ name, isHidden, bytes, read: () => withFault(read), ...(writable && { writable }) }];
  });
  if (sheets.length === 0) throw new WorkbookError('no-sheet');
  return { sheets, hasMacros: [...entries.keys()].some((part) => part.endsWith('vbaproject.bin')) };
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'sheet.macroenabled': 'xlsm',
  template: 'xltx',
  'template.macroenabled': 'xltm',
};

/** The extension of the workbook, by its content type: with another one, Excel does not open it. */
function extensionOf(entries: ZipEntries, workbookPart: string): string {
  let extension = 'xlsx';
  readXml(entries.get('[content_types].xml'), new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES), {
    open(_, { PartName = '', ContentType = '' }) {
      if (PartName.toLowerCase() !== `/${workbookPart}`) return;
      const [, kind = ''] = /\.([a-z]+(?:\.macroenabled)?)\.main\+xml$/.exec(ContentType.toLowerCase()) ?? [];
      extension = EXTENSIONS[kind] ?? extension;
    },
  });
  return extension;
}

/** The sheets that workbook.xml names. @throws {WorkbookError} `no-workbook` for another kind of document */
function readNames(entry: ZipEntry | undefined, unpacker: Unpacker, words: CellWords) {
  const names: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  let isWorkbook = false;
  readXml(entry, unpacker, {
    open(element, attributes) {
      isWorkbook ||= element === 'workbook';
      if (!isWorkbook) throw new WorkbookError('no-workbook');
      if (element === 'workbookPr') is1904 ||= ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (element !== 'sheet') return;
      if (names.length >= MAX_SHEETS) throw new WorkbookError('too-many-entries');
      names.push({
        name: unescaped(attributes['name'] ?? '') || words.unnamedSheet,
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        // With any prefix: `r:id`.
        id: Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
      });
    },
  });
  return { names, is1904 };
}
