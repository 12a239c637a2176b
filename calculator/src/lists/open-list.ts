import {
  errorCellsSentence,
  formulasWithoutResultSentence,
  MACROS_IGNORED,
  workbookSentence,
} from '../words/de/workbooks.ts';
import type { Workbooks } from '../workbook-part.ts';
import { isWorkbook } from '../workbooks/is-workbook.ts';
import type { Workbook } from '../workbooks/workbook.ts';
import { decodeList } from './decode-list.ts';
import type { ListRow } from './list.ts';

/** A list as readList() takes it, with German sentences about the file that it is from. */
export interface OpenedList {
  readonly content: string | readonly ListRow[];
  readonly notes: readonly string[];
}

/**
 * Opens a file: a workbook or text.
 *
 * @param loadWorkbooks gives the functions for workbooks, and is called for a workbook only
 * @returns the list, or the workbook whose sheet has to be opened yet, or a German sentence that says why it can't be read
 * @throws what loadWorkbooks throws
 */
export function openFile(
  bytes: Uint8Array,
  loadWorkbooks: () => Workbooks,
): OpenedList | { workbook: Workbook } | { error: string } {
  if (!isWorkbook(bytes)) {
    const decoded = decodeList(bytes);
    return 'error' in decoded ? decoded : { content: decoded.text, notes: [] };
  }
  const opened = loadWorkbooks().readWorkbook(bytes);
  return 'fault' in opened ? { error: workbookSentence(opened.fault) } : opened;
}

/** The sheets that a person sees in the workbook. */
export function visibleSheets({ sheets }: Workbook): Workbook['sheets'] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : sheets;
}

/** Reads one of the visible sheets. @returns the list, or a German sentence that says why it can't be read */
export function openSheet(workbook: Workbook, index: number): OpenedList | { error: string } {
  const content = visibleSheets(workbook)[index]?.read() ?? { fault: 'no-sheet' as const };
  if ('fault' in content) return { error: workbookSentence(content.fault) };
  const { rows, formulasWithoutResult, errors } = content;
  const notes = [
    ...(workbook.hasMacros ? [MACROS_IGNORED] : []),
    ...(formulasWithoutResult > 0 ? [formulasWithoutResultSentence(formulasWithoutResult)] : []),
    ...(errors > 0 ? [errorCellsSentence(errors)] : []),
  ];
  return { content: rows, notes };
}
