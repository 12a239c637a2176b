import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { GERMAN_LIST_WORDS } from '../src/lists/de.ts';
import type { ListFault } from '../src/lists/list.ts';
import { readWorkbook } from '../src/lists/workbooks/read-workbook.ts';
import type { SheetContent, Workbook } from '../src/lists/workbooks/workbook.ts';

/** Opens a workbook with German words in its cells. */
export const open = (bytes: Uint8Array) => readWorkbook(bytes, GERMAN_LIST_WORDS.cells);

/** A workbook that can be read. */
export function opened(bytes: Uint8Array): Workbook {
  const result = open(bytes);
  return 'fault' in result ? expect.fail(result.fault) : result.workbook;
}

/** What the first sheet has, or why it can't be read. */
export function firstSheet(bytes: Uint8Array): SheetContent | { readonly fault: ListFault } {
  const result = open(bytes);
  return 'fault' in result ? result : (result.workbook.sheets[0]?.read() ?? expect.fail('It has no sheet.'));
}

/** What the first sheet has. */
export function contentOf(bytes: Uint8Array): SheetContent {
  const content = firstSheet(bytes);
  return 'fault' in content ? expect.fail(content.fault) : content;
}

/** The XML of a part of an Excel workbook. */
export const partOf = (bytes: Uint8Array, name: string): string =>
  strFromU8(unzipSync(bytes)[name] ?? expect.fail(`It has no part ${name}.`));
