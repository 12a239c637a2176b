import type { ListRow } from '../lists/list.ts';
import { type OpenedList, openFile, openSheet, visibleSheets } from '../lists/open-list.ts';
import { EMPTY_LIST } from '../words/de/lists.ts';
import { readWorkbook } from '../workbooks/read-workbook.ts';
import type { Workbook } from '../workbooks/workbook.ts';
import { writeWorkbook } from '../workbooks/write-workbook.ts';
import { UsageError } from './usage-error.ts';

/** The content of a file with a list, and German sentences about the file. */
interface ListContent {
  readonly content: string | readonly ListRow[];
  readonly notes: readonly string[];
}

/**
 * Opens a list: text or a workbook.
 *
 * @param sheet name of a sheet of the workbook; without it, only one sheet may have cells
 * @throws {UsageError} where it can't be read, or the sheet has to be chosen
 */
export function openListFile(bytes: Uint8Array, sheet: string | undefined): ListContent {
  const opened = openFile(bytes, () => ({ readWorkbook, writeWorkbook }));
  if ('error' in opened) throw new UsageError(opened.error);
  if ('workbook' in opened) return chooseSheet(opened.workbook, sheet);
  if (sheet !== undefined) throw new UsageError('--sheet gibt es nur für Excel- und OpenDocument-Dateien.');
  return opened;
}

function chooseSheet(workbook: Workbook, name: string | undefined): ListContent {
  const names = visibleSheets(workbook).map((sheet) => sheet.name);
  if (name !== undefined) {
    if (!names.includes(name))
      throw new UsageError(`Ein Tabellenblatt „${name}“ gibt es nicht. Vorhanden: ${quoted(names)}.`);
    return readSheet(workbook, names.indexOf(name));
  }
  if (names.length === 1) return readSheet(workbook, 0);
  const filled = names.flatMap((each, index) => {
    const opened = openSheet(workbook, index);
    return 'content' in opened && opened.content.length === 0 ? [] : [{ name: each, opened }];
  });
  const [only, ...more] = filled;
  if (!only) throw new UsageError(EMPTY_LIST);
  if (more.length > 0) {
    const all = quoted(filled.map((sheet) => sheet.name));
    throw new UsageError(`Die Datei hat mehrere Tabellenblätter: ${all}. Nennen Sie eines mit --sheet.`);
  }
  const list = contentOf(only.opened);
  return { ...list, notes: [`Gelesen: Tabellenblatt „${only.name}“.`, ...list.notes] };
}

const readSheet = (workbook: Workbook, index: number) => contentOf(openSheet(workbook, index));

function contentOf(opened: OpenedList | { readonly error: string }): ListContent {
  if ('error' in opened) throw new UsageError(opened.error);
  return opened;
}

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ');
