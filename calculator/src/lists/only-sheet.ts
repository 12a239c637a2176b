import type { Calculator } from '../api.d.ts';
import type { Workbook } from '../workbooks/workbook.ts';
import { openSheet, visibleSheets } from './open-list.ts';
import { readList } from './read-list.ts';

/** Of more sheets, a person chooses: reading all would take long. */
const MAX_SHEETS = 20;

/** The index of the only visible sheet with accounts; undefined if there is none, or more than one. */
export function onlySheetWithAccounts(workbook: Workbook, functions: Calculator): number | undefined {
  const sheets = visibleSheets(workbook);
  if (sheets.length > MAX_SHEETS) return undefined;
  const found: number[] = [];
  for (let index = 0; index < sheets.length && found.length < 2; index += 1) {
    const opened = openSheet(workbook, index);
    if ('content' in opened && !('fault' in readList(opened.content, functions))) found.push(index);
  }
  return found.length === 1 ? found[0] : undefined;
}
