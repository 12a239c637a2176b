import type { FullCalculator } from '../answers/api.ts';
import type { CellWords } from './de.ts';
import type { ListFault, ListInput, ListNote } from './list.ts';
import { readList } from './read-list.ts';
import { readWorkbook } from './workbooks/read-workbook.ts';
import { encodingOf, isWorkbook, MAX_LIST_BYTES, type Workbook } from './workbooks/workbook.ts';

/** The characters 0x80 to 0x9F of windows-1252, by the Encoding Standard. Five of them are control characters. */
const WINDOWS_1252_CHARACTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Letters of DOS (IBM850), as the characters of windows-1252 that have the same bytes. */
const DOS_LETTERS: Readonly<Record<string, string>> = {
  '\x81': 'ü',
  '„': 'ä',
  '”': 'ö',
  Ž: 'Ä',
  '™': 'Ö',
  š: 'Ü',
  á: 'ß',
};
/** In windows-1252, no quote is between letters. Lists from DOS have these letters, but none of the others. */
const isFromDos = (text: string) => /\p{L}[\x81„”]\p{L}/u.test(text) && !/[äöüÄÖÜß]/.test(text);

/**
 * The text of a file: UTF-16 with a byte order mark, or UTF-8, or else windows-1252, which includes ISO-8859-1, or with
 * the umlauts of DOS.
 */
export function decodeList(bytes: Uint8Array): { text: string } | { fault: ListFault } {
  if (bytes.length > MAX_LIST_BYTES) return { fault: 'list-too-large' };
  const text = decode(bytes);
  // A text has no NUL; nearly every other kind of file has one.
  return text.includes('\0') || text.startsWith('%PDF-') ? { fault: 'data-file' } : { text };
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    // Some versions of Node 20 to 24 decode windows-1252 as ISO-8859-1 (nodejs/node issue 56542), so they give control
    // characters instead. If the decoder is right, this changes nothing.
    const text = new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252_CHARACTERS.charAt(character.charCodeAt(0) - 0x80));
    return isFromDos(text) ? text.replace(/[\x80-\uffff]/g, (letter) => DOS_LETTERS[letter] ?? letter) : text;
  }
}

/** A list as readList() takes it, with notes on the file that it comes from. */
export interface OpenedList {
  readonly content: ListInput;
  readonly notes: readonly ListNote[];
}

/** Opens a file. Only a workbook needs the words. */
export function openFile(
  bytes: Uint8Array,
  words: CellWords,
): OpenedList | { workbook: Workbook } | { fault: ListFault } {
  if (isWorkbook(bytes)) return readWorkbook(bytes, words);
  const decoded = decodeList(bytes);
  return 'fault' in decoded ? decoded : { content: decoded.text, notes: [] };
}

/** The sheets that a person sees, or all of them if all are hidden. */
export function visibleSheets({ sheets }: Workbook): Workbook['sheets'] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : sheets;
}

/** Reads one of the visible sheets. */
export function openSheet(workbook: Workbook, index: number): OpenedList | { fault: ListFault } {
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

/** Among more sheets, or if more must be unpacked, a person chooses: reading all would take long. */
const MAX_SHEETS = 20;
const MAX_BYTES_TO_SEARCH = 100_000_000;

/** The index of the only visible sheet with accounts; undefined if there is none, or more than one. */
export function onlySheetWithAccounts(workbook: Workbook, functions: FullCalculator): number | undefined {
  const sheets = visibleSheets(workbook);
  const bytes = sheets.reduce((sum, sheet) => sum + sheet.bytes, 0);
  if (sheets.length > MAX_SHEETS || bytes > MAX_BYTES_TO_SEARCH) return undefined;
  const found: number[] = [];
  for (let index = 0; index < sheets.length && found.length < 2; index += 1) {
    const opened = openSheet(workbook, index);
    if ('content' in opened && !('fault' in readList(opened.content, functions))) found.push(index);
  }
  return found.length === 1 ? found[0] : undefined;
}
