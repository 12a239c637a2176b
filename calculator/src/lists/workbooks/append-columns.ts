import { writeArchive } from './archive.ts';
import { type AddedColumns, type AddedRow, localName, type WritableSheet } from './workbook.ts';
import { CellPlaces, cellXml, escapedXml, reference } from './xlsx-cells.ts';

/** Of the added columns: IBAN, BIC, bank, outcome, note. In characters of the standard font. */
const WIDTHS = [26, 14, 32, 20, 60];

/**
 * Writes an Excel workbook again, with more columns in one of its sheets. All else stays as it is: cells with their types
 * and looks, formulas, rows without an account, other sheets. Added cells are text, so Excel changes none of them.
 *
 * @returns the file in pieces
 */
export function appendColumns(sheet: WritableSheet, columns: AddedColumns): Generator<Uint8Array> {
  const files = Array.from(sheet.files, (file) =>
    file === sheet.file ? { name: file.name, xml: sheetXml(sheet, columns) } : file,
  );
  return writeArchive(files);
}

function* sheetXml(sheet: WritableSheet, columns: AddedColumns): Generator<string> {
  const writer = new SheetWriter(columns);
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  for (const _ of sheet.parse(writer)) yield writer.take();
  yield writer.take();
}

/** Writes what a parser reads of a sheet, and puts the added cells in. */
class SheetWriter {
  xml = '';
  readonly #from: number;
  readonly #behind: number;
  readonly #headerLine: number | undefined;
  readonly #added: Iterator<AddedRow>;
  #next: IteratorResult<AddedRow>;
  readonly #places = new CellPlaces();
  /** Such as `x:`; most programs write none. */
  #prefix = '';
  #isInRows = false;
  #hasWidths = false;
  /** Whether the cells of the row are written. */
  #isWritten = false;
  /** The style of the last cell before the added ones. */
  #style = '';
  /** How deep the parser is in an element that is left out. */
  #leftOut = 0;

  constructor({ from, rows, headerLine }: AddedColumns) {
    this.#from = from;
    this.#behind = from + WIDTHS.length;
    this.#headerLine = headerLine;
    this.#added = rows[Symbol.iterator]();
    this.#next = this.#added.next();
  }

  take(): string {
    const { xml } = this;
    this.xml = '';
    return xml;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const element = localName(name);
    this.#prefix = name.slice(0, -element.length);
    if (this.#leftOut > 0 || !this.#isKept(element, attributes)) {
      this.#leftOut += 1;
      return;
    }
    const { spans: _, ...others } = attributes;
    this.xml += startTag(name, element === 'row' && this.#isInRows ? others : attributes);
  };

  readonly text = (text: string): void => {
    if (this.#leftOut === 0) this.xml += escapedXml(text);
  };

  readonly close = (name: string): void => {
    if (this.#leftOut > 0) {
      this.#leftOut -= 1;
      return;
    }
    const element = localName(name);
    this.#prefix = name.slice(0, -element.length);
    if (element === 'sheetData') this.#isInRows = false;
    if (element === 'row' && this.#isInRows) this.#writeCells();
    if (element === 'cols') this.#writeWidths();
    this.xml += `</${name}>`;
  };

  /** Whether an element is written as it is. Writes what comes before it. */
  #isKept(element: string, attributes: Readonly<Record<string, string>>): boolean {
    if (element === 'sheetData') {
      this.#isInRows = true;
      if (!this.#hasWidths) {
        this.xml += `<${this.#prefix}cols>`;
        this.#writeWidths();
        this.xml += `</${this.#prefix}cols>`;
      }
    } else if (element === 'row' && this.#isInRows) {
      this.#places.beginRow(attributes);
      this.#isWritten = false;
      this.#style = '';
    } else if (element === 'c' && this.#isInRows) return this.#isKeptCell(attributes);
    else if (element === 'col') this.#keepWidth(attributes);
    // Both are computed from the cells.
    return element !== 'dimension' && element !== 'col';
  }

  /** Where a column is added, the sheet may have an empty cell with a format. */
  #isKeptCell(attributes: Readonly<Record<string, string>>): boolean {
    const column = this.#places.columnOf(attributes);
    if (column < this.#from) this.#style = attributes['s'] ?? '';
    else this.#writeCells();
    return !this.#isWritten || column < this.#from || column >= this.#behind;
  }

  /** Writes the added cells of the row, if it has some. */
  #writeCells(): void {
    const { line } = this.#places;
    while (!this.#next.done && this.#next.value.line < line) this.#next = this.#added.next();
    if (this.#next.done || this.#next.value.line > line || this.#isWritten) return;
    const style = line === this.#headerLine ? this.#style : '';
    for (const [index, cell] of this.#next.value.cells.entries())
      if (cell) this.xml += cellXml(cell, this.#from + index, line, style, this.#prefix);
    this.#isWritten = true;
  }

  /** Keeps the part of a range of columns that is before the added ones, and the one behind. */
  #keepWidth(attributes: Readonly<Record<string, string>>): void {
    const [min = 0, max = 0] = [attributes['min'], attributes['max']].map(Number);
    const range = (first: number, last: number) => {
      const values = { ...attributes, min: `${first}`, max: `${last}` };
      if (first <= last) this.xml += `${startTag(`${this.#prefix}col`, values)}</${this.#prefix}col>`;
    };
    range(min, Math.min(max, this.#from));
    if (max > this.#behind) this.#writeWidths();
    range(Math.max(min, this.#behind + 1), max);
  }

  #writeWidths(): void {
    if (this.#hasWidths) return;
    this.#hasWidths = true;
    for (const [index, width] of WIDTHS.entries()) {
      const place = this.#from + index + 1;
      this.xml += `<${this.#prefix}col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
    }
  }
}

const startTag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapedXml(value).replace(/[\t\n]/g, reference)}"`)
    .join('')}>`;
