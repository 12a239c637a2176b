import type { Calculator } from '../api.d.ts';
import type { ListFault, ListNote, ListRow } from '../lists/list.ts';
import { onlySheetWithAccounts } from '../lists/only-sheet.ts';
import { openFile, openSheet, visibleSheets } from '../lists/open-list.ts';
import type { CellWords } from '../words/de/workbooks.ts';
import { readWorkbook } from '../workbooks/read-workbook.ts';
import type { Workbook, WorkbookFault } from '../workbooks/workbook.ts';
import { writeWorkbook } from '../workbooks/write-workbook.ts';
import { UsageError } from './usage-error.ts';

/** The content of a file with a list, and what is to be known of the file. */
interface ListContent {
  readonly content: string | readonly ListRow[];
  readonly notes: readonly ListNote[];
  /** The sheet that was taken, since it is the only one with accounts. */
  readonly sheet?: string;
}

/**
 * Opens a list: text or a workbook.
 *
 * @param words that cells of a workbook show
 * @param functions with all parts
 * @param sheet name of a sheet of the workbook; without it, only one sheet may have accounts
 * @throws {UsageError} if it can't be read, or the sheet has to be chosen
 */
export function openListFile(
  bytes: Uint8Array,
  words: CellWords,
  functions: Calculator,
  sheet?: string,
): ListContent {
  const opened = withoutFault(openFile(bytes, () => ({ readWorkbook, writeWorkbook }), words));
  if ('workbook' in opened) return chooseSheet(opened.workbook, sheet, functions);
  if (sheet !== undefined) throw new UsageError({ code: 'sheet-of-text' });
  return opened;
}

function chooseSheet(workbook: Workbook, name: string | undefined, functions: Calculator): ListContent {
  const sheets = visibleSheets(workbook).map((sheet) => sheet.name);
  if (name !== undefined) {
    if (!sheets.includes(name)) throw new UsageError({ code: 'no-sheet', sheet: name, sheets });
    return readSheet(workbook, sheets.indexOf(name));
  }
  if (sheets.length === 1) return readSheet(workbook, 0);
  const found = onlySheetWithAccounts(workbook, functions);
  if (found !== undefined) return { ...readSheet(workbook, found), sheet: sheets[found] ?? '' };
  const filled = sheets.flatMap((each, index) => {
    const opened = openSheet(workbook, index);
    return 'content' in opened && opened.content.length === 0 ? [] : [{ name: each, opened }];
  });
  const [only, ...more] = filled;
  if (!only) throw new UsageError({ code: 'list', fault: 'list-empty' });
  if (more.length > 0)
    throw new UsageError({ code: 'several-sheets', sheets: filled.map((sheet) => sheet.name) });
  return { ...withoutFault(only.opened), sheet: only.name };
}

const readSheet = (workbook: Workbook, index: number): ListContent =>
  withoutFault(openSheet(workbook, index));

type Faulty = { readonly fault: ListFault | WorkbookFault };

function withoutFault<T extends object>(opened: T): Exclude<T, Faulty> {
  if ('fault' in opened) throw new UsageError({ code: 'list', ...(opened as Faulty) });
  return opened as Exclude<T, Faulty>;
}
