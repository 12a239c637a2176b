import type { ListRow } from '../lists/list.ts';
import { MAX_CELLS, MAX_CHARACTERS, MAX_COLUMNS, MAX_SHEET_ROWS } from './limits.ts';
import { WorkbookError } from './workbook.ts';

/** Collects the rows of a sheet, and refuses too many of them while they are read. */
export class SheetRows {
  readonly rows: ListRow[] = [];
  #cells: string[] = [];
  #allCells = 0;
  #allCharacters = 0;

  /**
   * Sets a cell of the row that is being read.
   *
   * @param column from 0. An empty cell may have any: a format may go to the last column of a sheet.
   * @throws {WorkbookError} `too-many-columns` or `too-much-text`
   */
  setCell(column: number, text: string): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    if (column >= MAX_COLUMNS) throw new WorkbookError('too-many-columns');
    this.#allCharacters += trimmed.length;
    if (this.#allCharacters > MAX_CHARACTERS) throw new WorkbookError('too-much-text');
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = trimmed;
  }

  /**
   * Ends a row, and keeps it if it is not empty.
   *
   * @param line number of the row, from 1
   * @param count how many rows in succession are the same
   * @returns how many rows are kept
   * @throws {WorkbookError} `too-many-rows` or `too-much-text`
   */
  endRow(line: number, count = 1): number {
    const cells = this.#cells;
    if (cells.length === 0) return 0;
    this.#cells = [];
    if (this.rows.length + count > MAX_SHEET_ROWS) throw new WorkbookError('too-many-rows');
    this.#allCells += cells.length * count;
    if (this.#allCells > MAX_CELLS) throw new WorkbookError('too-much-text');
    for (let index = 0; index < count; index += 1) this.rows.push({ line: line + index, cells });
    return count;
  }
}
