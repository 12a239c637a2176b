import type { CellWords } from '../words/de/workbooks.ts';
import type { Workbooks } from '../workbook-part.ts';
import { isWorkbook } from '../workbooks/is-workbook.ts';
import type { Workbook, WorkbookFault } from '../workbooks/workbook.ts';
import { decodeList } from './decode-list.ts';
import type { ListFault, ListNote, ListRow } from './list.ts';

/** A list as readList() takes it, with what is to be known of the file that it is from. */
export interface OpenedList {
  readonly content: string | readonly ListRow[];
  readonly notes: readonly ListNote[];
}

/**
 * Opens a file: a workbook or text.
 *
 * @param loadWorkbooks gives the functions for workbooks, and is called for a workbook only
 * @param words that cells of a workbook show
 * @returns the list, or the workbook whose sheet has to be opened yet, or why it can't be read
 * @throws what loadWorkbooks throws
 */
export function openFile(
  bytes: Uint8Array,
  loadWorkbooks: () => Workbooks,
  words: CellWords,
): OpenedList | { workbook: Workbook } | { fault: ListFault | WorkbookFault } {
  if (isWorkbook(bytes)) return loadWorkbooks().readWorkbook(bytes, words);
  const decoded = decodeList(bytes);
  return 'fault' in decoded ? decoded : { content: decoded.text, notes: [] };
}

/** The sheets that a person sees in the workbook. */
export function visibleSheets({ sheets }: Workbook): Workbook['sheets'] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : sheets;
}

/** Reads one of the visible sheets. @returns the list, or why it can't be read */
export function openSheet(workbook: Workbook, index: number): OpenedList | { fault: WorkbookFault } {
  const content = visibleSheets(workbook)[index]?.read() ?? { fault: 'no-sheet' as const };
  if ('fault' in content) return content;
  const { rows, formulasWithoutResult, errors, hiddenRows } = content;
  const notes: readonly ListNote[] = [
    { code: 'macros-ignored', count: Number(workbook.hasMacros) },
    { code: 'formulas-without-result', count: formulasWithoutResult },
    { code: 'error-cells', count: errors },
    { code: 'hidden-rows', count: hiddenRows },
  ];
  return { content: rows, notes: notes.filter(({ count }) => count > 0) };
}
