import { writeArchive } from './archive.ts';
import { cellXml, columnLetters, escaped } from './xlsx-cells.ts';

/** The numbers of the formats in styles.xml. */
const STYLES = { text: '1', header: '2', whole: '3', day: '4', marked: '5' } as const;
const SHEET_PART = 'xl/worksheets/sheet1.xml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Built-in formats: `@`, `0` (all digits of a number), and in German `dd.mm.yyyy`. */
const TEXT_FORMAT = 49;
const WHOLE_FORMAT = 1;
const DAY_FORMAT = 14;

/** A cell that a person has to look at is light yellow. @param prefix of elements, such as `x:` */
export const markedFill = (prefix = '') =>
  `<${prefix}fill><${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="FFFFF2CC"/></${prefix}patternFill></${prefix}fill>`;
/** The format of such a cell, which is text. @param fill its number */
export const markedFormat = (fill: number, prefix = '') =>
  `<${prefix}xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1"/>`;

/** The files of a workbook with one sheet, without the sheet itself. */
const fixedParts = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/${SHEET_PART}" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${markedFill()}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="${WHOLE_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="${DAY_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${markedFormat(2)}</cellXfs><cellStyles count="1"><cellStyle name="Standard" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

const SAMPLE_ROWS = 200;
/** In characters of the standard font. */
const WIDTHS = { least: 8, most: 60, margin: 2 };
const NUMBER_LENGTH = 10;

/** A cell: a text, a number, a day by its number, as Excel counts, or a text that is marked by a colour. */
export type WrittenCell = string | number | { readonly day: number } | { readonly marked: string };

export interface WrittenTable {
  /** The rows above the header. */
  readonly titles?: readonly (readonly WrittenCell[])[];
  readonly header: readonly string[];
  /** They are taken one after the other, so they may be made while the file is written. */
  readonly rows: Iterable<readonly WrittenCell[]>;
}

/**
 * Writes an Excel workbook with one sheet. Texts have the format of text, so Excel changes none of them: no leading
 * zero is lost, and nothing becomes a formula or a date. The header is bold and stays in view.
 *
 * @param sheetName at most 31 characters
 * @returns the file in pieces
 */
export function writeWorkbook(table: WrittenTable, sheetName: string): Generator<Uint8Array> {
  const parts = Object.entries(fixedParts(sheetName)).map(([name, xml]) => ({ name, xml: [xml] }));
  return writeArchive([...parts, { name: SHEET_PART, xml: sheetXml(table) }]);
}

function* sheetXml({ titles = [], header, rows }: WrittenTable): Generator<string> {
  // The widths are written before the rows, and depend on the first of them.
  const iterator = rows[Symbol.iterator]();
  const sample: (readonly WrittenCell[])[] = [];
  let next = iterator.next();
  for (; !next.done && sample.length < SAMPLE_ROWS; next = iterator.next()) sample.push(next.value);
  // The header stays in view, with all rows above it.
  const top = titles.length + 1;
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols>${columnsXml([header, ...sample])}</cols><sheetData>`;
  let line = 1;
  for (const cells of titles) yield rowXml(cells, line++, STYLES.text);
  yield rowXml(header, line++, STYLES.header);
  for (const cells of sample) yield rowXml(cells, line++, STYLES.text);
  for (; !next.done; next = iterator.next()) yield rowXml(next.value, line++, STYLES.text);
  // Otherwise Excel marks each number that is stored as text.
  const lastCell = `${columnLetters(Math.max(header.length, 1) - 1)}${line - 1}`;
  yield `</sheetData><ignoredErrors><ignoredError sqref="A1:${lastCell}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/** A number has the room of a date or an account number: a narrower column would show it as ####. */
function lengthOf(cell: WrittenCell): number {
  if (typeof cell === 'string') return cell.length;
  if (typeof cell === 'object' && 'marked' in cell) return cell.marked.length;
  return Math.max(typeof cell === 'number' ? String(cell).length : 0, NUMBER_LENGTH);
}

/** The columns, each with the format of text, so that cells that are filled in later have it, too. */
function columnsXml(rows: readonly (readonly WrittenCell[])[]): string {
  const [header = []] = rows;
  return header
    .map((_, column) => {
      const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[column] ?? '')), 0);
      const width = Math.min(Math.max(longest + WIDTHS.margin, WIDTHS.least), WIDTHS.most);
      return `<col min="${column + 1}" max="${column + 1}" width="${width}" style="${STYLES.text}" customWidth="1"/>`;
    })
    .join('');
}

function rowXml(cells: readonly WrittenCell[], line: number, style: string): string {
  let xml = `<row r="${line}">`;
  for (const [column, cell] of cells.entries())
    if (typeof cell === 'object' && 'marked' in cell)
      xml += cellXml(cell.marked, column, line, STYLES.marked);
    else if (typeof cell !== 'string') xml += numberXml(cell, column, line);
    else if (cell !== '') xml += cellXml(cell, column, line, style);
  return `${xml}</row>`;
}

function numberXml(cell: number | { readonly day: number }, column: number, line: number): string {
  const isDay = typeof cell === 'object';
  const value = isDay ? cell.day : cell;
  // Without a style, Excel shows a number with its decimal places.
  const style = isDay ? STYLES.day : Number.isInteger(value) ? STYLES.whole : '0';
  return `<c r="${columnLetters(column)}${line}" s="${style}"><v>${value}</v></c>`;
}
