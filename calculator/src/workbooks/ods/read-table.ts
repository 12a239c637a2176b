import type { CellWords } from '../../words/de/workbooks.ts';
import { readXml } from '../archive/read-xml.ts';
import type { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntry } from '../archive/zip-entries.ts';
import { SheetRows } from '../sheet-rows.ts';
import type { SheetContent } from '../workbook.ts';
import { hasNoResult, isError, type OdsCell, odsCellText } from './cell.ts';
import { Paragraphs } from './paragraphs.ts';

const CELL = 'table:table-cell';
const ASIDE = /^(?:office:annotation|text:note)$/;
/** A cell behind a merged one. It may have a content, which is not shown. */
const COVERED_CELL = 'table:covered-table-cell';

/**
 * Reads the cells of a table. All tables are in one file.
 *
 * @param wanted the index of the table, from 0
 * @param words that cells show
 * @throws {WorkbookError}
 */
export function readOdsTable(
  entry: ZipEntry | undefined,
  unpacker: Unpacker,
  wanted: number,
  words: CellWords,
): SheetContent {
  const sheet = new SheetRows();
  const paragraphs = new Paragraphs();
  let formulasWithoutResult = 0;
  let errors = 0;
  let depth = 0;
  /** A cell may have a table in it, which is not read. */
  let tableDepth = 0;
  let table = -1;
  let line = 1;
  let rowRepeats = 1;
  let column = 0;
  let cellDepth = Number.POSITIVE_INFINITY;
  let attributesOfCell: OdsCell['attributes'] = {};
  let isInParagraph = false;
  /** Comments and notes in a paragraph are not shown in the cell. */
  let asideDepth = Number.POSITIVE_INFINITY;
  let hiddenRows = 0;
  let isHidden = false;

  function endCell(isCovered: boolean): void {
    cellDepth = Number.POSITIVE_INFINITY;
    const cell = { attributes: attributesOfCell, shown: paragraphs.take() };
    const repeats = repeatsOf(attributesOfCell, 'columns');
    const text = isCovered ? '' : odsCellText(cell, words);
    if (text !== '') {
      // A text that is repeated to the last column ends with the error for too many columns.
      for (let index = 0; index < repeats; index += 1) sheet.setCell(column + index, text);
      if (hasNoResult(cell)) formulasWithoutResult += repeats;
      if (isError(cell)) errors += repeats;
    }
    column += repeats;
  }

  const isWanted = () => table === wanted && tableDepth === 1;
  readXml(entry, unpacker, {
    open(name, attributes) {
      depth += 1;
      if (name === 'table:table') {
        tableDepth += 1;
        if (tableDepth === 1) table += 1;
      } else if (!isWanted()) return;
      else if (depth > asideDepth) return;
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
    close(name) {
      if (name === 'table:table') tableDepth -= 1;
      else if (isWanted()) {
        if (depth === asideDepth) asideDepth = Number.POSITIVE_INFINITY;
        else if (depth > asideDepth) {
          // The content of a comment.
        } else if (name === 'text:p' && depth === cellDepth + 1) isInParagraph = false;
        else if (depth === cellDepth) endCell(name === COVERED_CELL);
        else if (name === 'table:table-row') {
          hiddenRows += sheet.endRow(line, rowRepeats) * Number(isHidden);
          line += rowRepeats;
        }
      }
      depth -= 1;
    },
  });
  return { rows: sheet.rows, formulasWithoutResult, errors, hiddenRows };
}

/** How many cells or rows in succession an element stands for. */
function repeatsOf(attributes: Readonly<Record<string, string>>, what: 'rows' | 'columns'): number {
  const repeats = Number(attributes[`table:number-${what}-repeated`] ?? 1);
  return Number.isInteger(repeats) && repeats > 0 ? repeats : 1;
}
