import { createReadStream } from 'node:fs';
import type { FullCalculator } from '../answers/api.ts';
import type { CellWords } from '../lists/de.ts';
import type { ColumnQuestion, ListColumns, ListInput, Unread } from '../lists/list.ts';
import {
  type OpenedList,
  onlySheetWithAccounts,
  openFile,
  openSheet,
  visibleSheets,
} from '../lists/open-list.ts';
import { readList, SAMPLE_SHEET_ROWS, sampleOf } from '../lists/read-list.ts';
import { MAX_LIST_BYTES, type Workbook } from '../lists/workbooks/workbook.ts';
import type { ListOptions } from './arguments.ts';
import { reasonOf, UsageError } from './usage-error.ts';

/** @param path of a list, or `-` for the standard input @throws {UsageError} if it can't be read or is too large */
export async function readInput(path: string): Promise<Uint8Array> {
  if (path === '-') return readAll(process.stdin);
  try {
    return await readAll(createReadStream(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError({ code: 'not-read', path, reason: reasonOf(error) });
  }
}

/** Stops as soon as the input is too large, so an endless input does no harm. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.length;
    if (length > MAX_LIST_BYTES) throw new UsageError({ code: 'list', fault: 'list-too-large' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A list, and the sheet that was taken as the only one with accounts, or with rows. */
type ListContent = OpenedList & { readonly sheet?: string };

/**
 * Opens a list: text or a workbook.
 *
 * @param sheet name of a sheet of the workbook; without it, only one sheet may have accounts
 * @throws {UsageError} if it can't be read, or the sheet is unknown or unclear
 */
export function openListFile(
  bytes: Uint8Array,
  words: CellWords,
  functions: FullCalculator,
  sheet?: string,
): ListContent {
  const opened = withoutFault(openFile(bytes, words));
  if ('workbook' in opened) return chooseSheet(opened.workbook, sheet, functions);
  if (sheet !== undefined) throw new UsageError({ code: 'sheet-of-text' });
  return opened;
}

function chooseSheet(workbook: Workbook, name: string | undefined, functions: FullCalculator): ListContent {
  const sheets = visibleSheets(workbook).map((sheet) => sheet.name);
  if (name !== undefined) {
    if (!sheets.includes(name)) throw new UsageError({ code: 'no-sheet', sheet: name, sheets });
    return readSheet(workbook, sheets.indexOf(name));
  }
  if (sheets.length === 1) return readSheet(workbook, 0);
  const found = onlySheetWithAccounts(workbook, functions);
  if (found !== undefined) return { ...readSheet(workbook, found), sheet: sheets[found] ?? '' };
  const filled = sheets.flatMap((sheet, index) => {
    const opened = openSheet(workbook, index);
    return 'content' in opened && opened.content.length === 0 ? [] : [{ sheet, opened }];
  });
  const [only, ...more] = filled;
  if (!only) throw new UsageError({ code: 'list', fault: 'list-empty' });
  if (more.length > 0)
    throw new UsageError({ code: 'several-sheets', sheets: filled.map(({ sheet }) => sheet) });
  return { ...withoutFault(only.opened), sheet: only.sheet };
}

const readSheet = (workbook: Workbook, index: number): ListContent =>
  withoutFault(openSheet(workbook, index));

function withoutFault<T extends object>(opened: T): Exclude<T, Unread> {
  if ('fault' in opened) throw new UsageError({ code: 'list', ...(opened as Unread) });
  return opened as Exclude<T, Unread>;
}

/** The columns of a list; empty if the list is not a table. */
type Table = Partial<Pick<ColumnQuestion, 'header' | 'width'>>;

/** The columns that the options name, if they do. @throws {UsageError} if one is not found, missing or not clear */
export function chooseColumns(
  content: ListInput,
  { iban, blz, konto }: ListOptions,
  functions: FullCalculator,
) {
  if (iban === undefined && blz === undefined && konto === undefined) return undefined;
  if ((blz === undefined) !== (konto === undefined)) throw new UsageError({ code: 'half-account' });
  const table = tableOf(content, functions);
  const columns: ListColumns = {
    ...(iban === undefined ? {} : { iban: placeOf(iban, table) }),
    ...(blz === undefined ? {} : { blz: placeOf(blz, table) }),
    ...(konto === undefined ? {} : { kontonummer: placeOf(konto, table) }),
  };
  const places = Object.values(columns);
  if (new Set(places).size < places.length) throw new UsageError({ code: 'same-column' });
  return columns;
}

function tableOf(content: ListInput, functions: FullCalculator): Table {
  // The names of the columns are in the first lines.
  const sample = typeof content === 'string' ? sampleOf(content) : content.slice(0, SAMPLE_SHEET_ROWS);
  const found = readList(sample, functions);
  // If no bank of the list is known, readList() finds no account. With a chosen column, it still reads a table.
  const read = 'fault' in found ? readList(sample, functions, { iban: 1 }) : found;
  if ('list' in read) return read.list.shape;
  return 'question' in read ? read.question : {};
}

/** The place of a column, from 0. @param column its name, or its number from 1 */
function placeOf(column: string, { header, width }: Table): number {
  const wanted = column.trim().toLowerCase();
  const named = (header ?? []).flatMap((name, place) =>
    name.trim().toLowerCase() === wanted ? [place] : [],
  );
  if (named.length > 1)
    throw new UsageError({ code: 'several-columns', column, places: named.map((place) => place + 1) });
  const [place = /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) - 1 : undefined] = named;
  if (place !== undefined && (width === undefined || place < width)) return place;
  const names = Array.from({ length: width ?? 0 }, (_, index) => header?.[index] ?? '');
  throw new UsageError({ code: 'no-column', column, names });
}
