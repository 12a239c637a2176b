import { writeArchive } from './archive.ts';
import type { WritableSheet, XmlAttributes, ZipEntry } from './workbook.ts';
import { markedFill, markedFormat } from './write-workbook.ts';
import { CellPlaces, cellXml, escapedXml, reference } from './xlsx-cells.ts';

/** The widths of the two columns of IBANs, BIC, bank, outcome and note, in characters of the standard font. */
const WIDTHS = [26, 26, 14, 32, 20, 60];

export interface AddedRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether the cells get a colour. */
  readonly isMarked?: boolean;
}

/** Columns to be written after those of a sheet. */
interface AddedColumns {
  /** The place of the first added column, from 0. */
  readonly from: number;
  /** In the order of lines. */
  readonly rows: Iterable<AddedRow>;
  readonly headerLine: number | undefined;
}

/**
 * Writes an Excel workbook again, with more columns in one of its sheets. All else stays as it is: cells with their
 * types and looks, formulas, rows without an account, other sheets. Added cells are text, so Excel converts none. If the
 * workbook has styles, one is added for marked cells.
 *
 * @returns the file in pieces
 */
export function appendColumns(sheet: WritableSheet, columns: AddedColumns): Generator<Uint8Array> {
  const numbers = sheet.styles && countStyles(sheet, sheet.styles);
  const writerOf = (file: ZipEntry) => {
    if (file === sheet.file) return sheetWriter(columns, numbers ? `${numbers.formats}` : '');
    return file === sheet.styles && numbers ? stylesWriter(numbers.fills) : undefined;
  };
  return writeArchive(
    Array.from(sheet.files, (file) => {
      const writer = writerOf(file);
      return writer ? { name: file.name, xml: rewritten(sheet, file, writer) } : file;
    }),
  );
}

function* rewritten(sheet: WritableSheet, file: ZipEntry, { take, ...handlers }: Writer): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  for (const _ of sheet.parse(file, handlers)) yield take();
  yield take();
}

type Writer = ReturnType<typeof stylesWriter>;

/** How many fills and formats of cells the styles have; undefined if they lack either. */
function countStyles(sheet: WritableSheet, styles: ZipEntry) {
  const counted = { fills: 0, formats: 0 };
  let parent = '';
  const open = (element: string) => {
    if (element === 'fills' || element === 'cellXfs') parent = element;
    if (element === 'fill' && parent === 'fills') counted.fills += 1;
    if (element === 'xf' && parent === 'cellXfs') counted.formats += 1;
  };
  const close = (element: string) => {
    if (element === parent) parent = '';
  };
  for (const _ of sheet.parse(styles, { open, close }));
  return counted.fills > 0 && counted.formats > 0 ? counted : undefined;
}

/** Handlers that write the styles, with a fill and a format for marked cells after the others. */
function stylesWriter(fills: number) {
  let xml = '';
  return {
    take(): string {
      const taken = xml;
      xml = '';
      return taken;
    },
    open(element: string, attributes: XmlAttributes, name: string): void {
      const { count: _, ...others } = attributes;
      xml += startTag(name, element === 'fills' || element === 'cellXfs' ? others : attributes);
    },
    text(text: string): void {
      xml += escapedXml(text);
    },
    close(element: string, name: string): void {
      const prefix = name.slice(0, -element.length);
      if (element === 'fills') xml += markedFill(prefix);
      if (element === 'cellXfs') xml += markedFormat(fills, prefix);
      xml += `</${name}>`;
    },
  };
}

/** Handlers for a parser that write what they read, and insert the added cells. @param marked the style, or `''` */
function sheetWriter({ from, rows, headerLine }: AddedColumns, marked: string) {
  const after = from + WIDTHS.length;
  const added = rows[Symbol.iterator]();
  const places = new CellPlaces();
  let next = added.next();
  let xml = '';
  /** Such as `x:`; most programs write none. */
  let prefix = '';
  let isInRows = false;
  let hasWidths = false;
  let isWritten = false;
  /** The style of the last cell before the added ones. */
  let style = '';
  /** How deep the parser is in an element that is left out. */
  let leftOut = 0;

  /** Whether an element is written as it is. Writes what comes before it. */
  function isKept(element: string, attributes: XmlAttributes): boolean {
    if (element === 'sheetData') {
      isInRows = true;
      if (!hasWidths) {
        xml += `<${prefix}cols>`;
        writeWidths();
        xml += `</${prefix}cols>`;
      }
    } else if (element === 'row' && isInRows) {
      places.beginRow(attributes);
      isWritten = false;
      style = '';
    } else if (element === 'c' && isInRows) return isKeptCell(attributes);
    else if (element === 'col') keepWidth(attributes);
    // Excel computes the dimension; keepWidth() writes the columns.
    return element !== 'dimension' && element !== 'col';
  }

  /** Where a column is added, the sheet may have an empty cell with a format. */
  function isKeptCell(attributes: XmlAttributes): boolean {
    const column = places.columnOf(attributes);
    if (column < from) style = attributes['s'] ?? '';
    else writeCells();
    return !isWritten || column < from || column >= after;
  }

  function writeCells(): void {
    const { line } = places;
    while (!next.done && next.value.line < line) next = added.next();
    if (next.done || next.value.line > line || isWritten) return;
    const { cells, isMarked } = next.value;
    const own = isMarked ? marked : line === headerLine ? style : '';
    for (const [index, cell] of cells.entries())
      if (cell || isMarked) xml += cellXml(cell, from + index, line, own, prefix);
    isWritten = true;
  }

  /** Of a range of columns, keeps those before and after the added ones. */
  function keepWidth(attributes: XmlAttributes): void {
    const [min = 0, max = 0] = [attributes['min'], attributes['max']].map(Number);
    const range = (first: number, last: number) => {
      const values = { ...attributes, min: `${first}`, max: `${last}` };
      if (first <= last) xml += `${startTag(`${prefix}col`, values)}</${prefix}col>`;
    };
    range(min, Math.min(max, from));
    if (max > after) writeWidths();
    range(Math.max(min, after + 1), max);
  }

  function writeWidths(): void {
    if (hasWidths) return;
    hasWidths = true;
    for (const [index, width] of WIDTHS.entries()) {
      const place = from + index + 1;
      xml += `<${prefix}col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
    }
  }

  return {
    take(): string {
      const taken = xml;
      xml = '';
      return taken;
    },
    open(element: string, attributes: XmlAttributes, name: string): void {
      prefix = name.slice(0, -element.length);
      if (leftOut > 0 || !isKept(element, attributes)) {
        leftOut += 1;
        return;
      }
      const { spans: _, ...others } = attributes;
      xml += startTag(name, element === 'row' && isInRows ? others : attributes);
    },
    text(text: string): void {
      if (leftOut === 0) xml += escapedXml(text);
    },
    close(element: string, name: string): void {
      if (leftOut > 0) {
        leftOut -= 1;
        return;
      }
      prefix = name.slice(0, -element.length);
      if (element === 'sheetData') isInRows = false;
      if (element === 'row' && isInRows) writeCells();
      if (element === 'cols') writeWidths();
      xml += `</${name}>`;
    },
  };
}

const startTag = (name: string, attributes: XmlAttributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapedXml(value).replace(/[\t\n]/g, reference)}"`)
    .join('')}>`;
