import type { CellWords } from '../de.ts';
import { Unpacker, type ZipEntries } from './archive.ts';
import { numberIn, SheetRows } from './cell-text.ts';
import { hasNoResult, isError, isNumber, odsCellText, Paragraphs } from './ods-cells.ts';
import { readXml } from './read-xml.ts';
import {
  MAX_SHEETS,
  MAX_STYLES,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_BYTES_OF_NAMES,
  type SheetContent,
  type Workbook,
  WorkbookError,
  withFault,
  type XmlAttributes,
  type ZipEntry,
} from './workbook.ts';

const CELL = 'table:table-cell';
const ASIDE = /^(?:office:annotation|text:note)$/;
/** A cell that a merged cell covers. Its content, if any, is not shown. */
const COVERED_CELL = 'table:covered-table-cell';

/** All tables are in one file. @param wanted the index of the table, from 0 */
function readOdsTable(entry: ZipEntry | undefined, wanted: number, words: CellWords): SheetContent {
  const sheet = new SheetRows();
  const paragraphs = new Paragraphs();
  let depth = 0;
  /** A cell may have a table in it, which is not read. */
  let tableDepth = 0;
  let table = -1;
  let line = 1;
  let rowRepeats = 1;
  let column = 0;
  let cellDepth = Number.POSITIVE_INFINITY;
  let attributesOfCell: XmlAttributes = {};
  let isInParagraph = false;
  /** Comments and notes in a paragraph are not shown in the cell. */
  let asideDepth = Number.POSITIVE_INFINITY;
  let isHidden = false;

  function endCell(isCovered: boolean): void {
    cellDepth = Number.POSITIVE_INFINITY;
    const shown = paragraphs.take();
    const repeats = repeatsOf(attributesOfCell, 'columns');
    const text = isCovered ? '' : odsCellText(attributesOfCell, shown, words);
    if (text !== '') {
      // If a text is repeated to the last column, setCell() throws: too many columns.
      for (let index = 0; index < repeats; index += 1)
        sheet.setCell(column + index, text, isNumber(attributesOfCell));
      if (hasNoResult(attributesOfCell)) sheet.formulasWithoutResult += repeats;
      if (isError(attributesOfCell)) sheet.errors += repeats;
    }
    column += repeats;
  }

  const isWanted = () => table === wanted && tableDepth === 1;
  readXml(entry, new Unpacker(MAX_UNPACKED_BYTES), {
    open(_, attributes, name) {
      depth += 1;
      if (name === 'table:table') {
        tableDepth += 1;
        if (tableDepth === 1) table += 1;
      } else if (!isWanted() || depth > asideDepth) return;
      else if (ASIDE.test(name)) asideDepth = depth;
      else if (isInParagraph) paragraphs.open(name, attributes);
      else if (name === 'table:table-row') {
        rowRepeats = repeatsOf(attributes, 'rows');
        isHidden = /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
        column = 0;
      } else if (name === CELL || name === COVERED_CELL) {
        cellDepth = depth;
        attributesOfCell = attributes;
      } else if (name === 'text:p' && depth === cellDepth + 1) {
        // Comments and drawings have paragraphs, too, but deeper ones.
        isInParagraph = true;
        paragraphs.begin();
      }
    },
    text(text) {
      if (isInParagraph && depth < asideDepth) paragraphs.text(text);
    },
    close(_, name) {
      if (name === 'table:table') tableDepth -= 1;
      else if (isWanted() && depth <= asideDepth) {
        if (depth === asideDepth) asideDepth = Number.POSITIVE_INFINITY;
        else if (name === 'text:p' && depth === cellDepth + 1) isInParagraph = false;
        else if (depth === cellDepth) endCell(name === COVERED_CELL);
        else if (name === 'table:table-row') {
          sheet.endRow(line, isHidden, rowRepeats);
          line += rowRepeats;
        }
      }
      depth -= 1;
    },
  });
  return sheet;
}

function repeatsOf(attributes: XmlAttributes, what: 'rows' | 'columns'): number {
  const repeats = numberIn(attributes[`table:number-${what}-repeated`] ?? '1');
  return Number.isInteger(repeats) && repeats > 0 ? repeats : 1;
}

/** Opens an OpenDocument spreadsheet (ISO/IEC 26300). Reads the names of the tables, but no cells. */
export function openOds(entries: ZipEntries, words: CellWords): Workbook {
  if (isEncrypted(entries)) throw new WorkbookError('encrypted');
  const content = entries.get('content.xml');
  const names = readNames(content, words);
  if (names.length === 0) throw new WorkbookError('no-sheet');
  const sheets = names.map(({ name, isHidden }, index) => ({
    name,
    isHidden,
    bytes: content?.size ?? 0,
    read: () => withFault(() => readOdsTable(content, index, words)),
  }));
  const hasMacros = [...entries.keys()].some((part) => /^(?:basic|scripts)\/.*\.x?\w+$/.test(part));
  return { sheets, hasMacros };
}

/** With a password, the manifest names encrypted files. Newer versions of LibreOffice encrypt all files as one. */
function isEncrypted(entries: ZipEntries): boolean {
  const manifest = entries.get('meta-inf/manifest.xml');
  let isFound = entries.has('encrypted-package');
  if (manifest)
    readXml(manifest, new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES), {
      open(element) {
        isFound ||= element === 'encryption-data';
      },
    });
  return isFound;
}

function readNames(content: ZipEntry | undefined, words: CellWords): { name: string; isHidden: boolean }[] {
  const names: { name: string; isHidden: boolean }[] = [];
  /** The styles of hidden tables. The file has them before its tables. */
  const hiddenStyles = new Set<string>();
  let style = '';
  let tableDepth = 0;
  readXml(content, new Unpacker(MAX_UNPACKED_BYTES), {
    open(_, attributes, name) {
      if (name === 'style:style') style = attributes['style:name'] ?? '';
      else if (name === 'style:table-properties' && attributes['table:display'] === 'false') {
        hiddenStyles.add(style);
        if (hiddenStyles.size > MAX_STYLES) throw new WorkbookError('too-many-entries');
      } else if (name === 'table:table') {
        tableDepth += 1;
        if (tableDepth > 1) return;
        if (names.length >= MAX_SHEETS) throw new WorkbookError('too-many-entries');
        names.push({
          name: attributes['table:name'] || words.unnamedSheet,
          isHidden: hiddenStyles.has(attributes['table:style-name'] ?? ''),
        });
      }
    },
    close(_, name) {
      if (name === 'table:table') tableDepth -= 1;
    },
  });
  return names;
}
