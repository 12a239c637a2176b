import type { FullCalculator } from '../answers/api.ts';
import { type CheckingBanks, checkingBanks } from '../answers/known-banks.ts';
import { SUB_ACCOUNT } from '../reader/labels.ts';
import { readAccount } from '../reader/read-account.ts';
import { withoutOtherBic } from '../reader/reading.ts';
import { tokensOf } from '../reader/tokens.ts';
import { findColumns, haveCommonWord, isCrossPair } from './account-columns.ts';
import { bicIn, count } from './column-facts.ts';
import { countAlone, isLikelyTable } from './likely-table.ts';
import type { ColumnQuestion, List, ListColumns, ListInput, ListRow, Unread } from './list.ts';
import { listOfResult } from './own-result.ts';
import { textOf } from './read-row.ts';
import { columnNames, findHeader, MAX_ROWS, parseLines, parseTable } from './rows.ts';
import { MAX_COLUMNS } from './workbooks/workbook.ts';

/** The layout is found by the first 200 rows, and in a text only by those in its first 100,000 characters. */
const SAMPLE_LENGTH = 100_000;
const SAMPLE_ROWS = 200;
/** The rows of a sheet that are looked at: the same number, and the titles above the header. */
export const SAMPLE_SHEET_ROWS = SAMPLE_ROWS + 20;
const EXAMPLE_ROWS = 5;
/** Of a cell, only its beginning is searched for a shortened number. */
const SEARCHED_LENGTH = 200;
const MIN_EXPONENT = 5;
const SEPARATORS = [';', '\t', ',', '|'];
/** The layout of a list whose rows are read as text. */
const AS_TEXT = { separator: '', found: null };

/**
 * Reads a list of accounts. Separator and columns are found by the names of the columns, their content and the check
 * digits.
 *
 * @param input the rows of a sheet; or text: a table, one IBAN a line, or lines of free text with an account in each
 * @param functions with all parts: they know every bank
 * @param chosen by a person: columns, or null to read each row as text; undefined if no one has chosen yet
 * @returns the list, and the other columns that may be meant; or a question, if only a person can tell
 */
export function readList(
  input: ListInput,
  functions: FullCalculator,
  chosen?: ListColumns | null,
): { list: List; choices: ColumnQuestion | null } | { question: ColumnQuestion } | Unread {
  const written = typeof input === 'string' ? plainInput(input) : input;
  if (written.length === 0) return { fault: 'list-empty' };
  const given = listInResult(written) ?? written;
  const banks = checkingBanks(functions);
  const tables = tablesOf(given);
  const layout = chosen === null ? AS_TEXT : layoutOf(given, tables, banks, chosen);
  if (!layout) return whyUnread(tables);
  const { separator, found } = layout;

  const parsed =
    typeof given !== 'string' ? given : found || chosen ? parseTable(given, separator) : parseLines(given);
  const width = widthOf(parsed);
  if (width > MAX_COLUMNS) return { fault: 'list-too-wide' };
  const columns = chosen ?? found?.candidates[0] ?? null;
  const headerRow = findHeader(parsed) ?? (columns && wordsAbove(parsed, columns));
  const header = headerRow ? [...headerRow.cells] : null;
  const firstNumber = parsed.find(({ cells: [cell = ''] }) => /\d/.test(cell))?.line ?? 0;
  const start = columns ? (headerRow?.line ?? 0) : firstNumber;
  const rows = parsed
    .filter((row) => row !== headerRow)
    .map((row) => (row.line < start ? { ...row, isTitle: true } : row));
  const data = rows.filter(({ isTitle }) => !isTitle);
  if (data.length > MAX_ROWS) return { fault: 'list-too-long' };
  const choices = columns && {
    header,
    width,
    rows: data.slice(0, EXAMPLE_ROWS),
    mayBeText: firstRows(given).some((row) => saysAccount(row, banks)),
    candidates: (found?.candidates ?? []).map((candidate, _, all) => {
      return { columns: candidate, isCross: isCrossPair(candidate, all, header ?? []) };
    }),
  };
  if (choices && !chosen && !found?.isCertain) return { question: choices };
  const bic = columns ? bicColumn(header, columns, rows) : undefined;
  const subAccount = header?.findIndex((name) => SUB_ACCOUNT.test(name)) ?? -1;
  const places = { ...(bic !== undefined && { bic }), ...(subAccount >= 0 && { subAccount }) };
  const shape = { header, columns, ...places, width, rows: rows.length };
  return { list: { shape, rows, ...(headerRow && { headerLine: headerRow.line }) }, choices };
}

/** If a text or a sheet is a result of ours, the list that it was made from; otherwise undefined. */
function listInResult(input: ListInput): ListRow[] | undefined {
  const result = tablesOf(input).find(({ rows }) => listOfResult(rows));
  if (!result) return undefined;
  return listOfResult(typeof input === 'string' ? parseTable(input, result.separator) : input);
}

function whyUnread(tables: Tables): Unread {
  if (isTooWide(tables)) return { fault: 'list-too-wide' };
  if (tables.some(({ rows }) => rows.length > 0 && findHeader(rows) === rows[rows.length - 1]))
    return { fault: 'list-only-header' };
  const cells = tables.flatMap(({ rows }) => rows.slice(0, SAMPLE_ROWS).flatMap((row) => row.cells));
  const [found] = cells.flatMap((cell) => shortenedIn(cell) ?? []);
  return found ? { fault: 'numbers-shortened', found } : { fault: 'no-accounts' };
}

/** Spreadsheets write long numbers in scientific notation: 3,7040044E+07. Accounts have six digits or more. */
function shortenedIn(cell: string): string | undefined {
  const isShortened = tokensOf(cell.slice(0, SEARCHED_LENGTH)).some(({ fault }) => fault === 'shortened');
  const [number, exponent] = (isShortened && /\d+(?:[.,]\d+)?E\+?0*(\d+)/i.exec(cell)) || [];
  return Number(exponent) >= MIN_EXPONENT ? number : undefined;
}

/**
 * The column with the BICs of the banks, by its name or, in a list without names, by its cells; undefined if there is
 * none. If there are several, the name of the right one has a word of the account column: „BIC neu“ and „IBAN neu“.
 */
function bicColumn(header: readonly string[] | null, { iban, blz }: ListColumns, rows: readonly ListRow[]) {
  const nameOf = (place = -1) => header?.[place] ?? '';
  const places = [...Array(widthOf(rows)).keys()].filter((place) => {
    const cellOf = ({ cells }: ListRow) => cells[place] ?? '';
    if (header) return /\b(?:bic|swift)\b/i.test(nameOf(place)) && rows.some((row) => bicIn(cellOf(row)));
    const filled = rows.slice(0, SAMPLE_ROWS).map(cellOf).filter(Boolean);
    return filled.length > 0 && filled.every((cell) => /^....DE/.test(bicIn(cell) ?? ''));
  });
  return places.find((place) => haveCommonWord(nameOf(iban ?? blz), nameOf(place))) ?? places[0];
}

/** The text with `\n` at the end of each line; `''` if the text is blank. */
function plainInput(text: string): string {
  const input = plainLines(text.replace(/^\ufeff/, ''))
    // The first line may tell Excel the separator. Its line end stays, so that line numbers are right.
    .replace(/^sep=.(?=\n)/i, '');
  return input.trim() === '' ? '' : input;
}

const PIECE_LENGTH = 8192;
const [LF, CR] = [10, 13];

/** The text with `\n` at the end of each line. A regular expression would take 1.6 GB for 50 million line ends. */
function plainLines(text: string): string {
  if (!text.includes('\r')) return text;
  const pieces: string[] = [];
  const piece = new Uint16Array(PIECE_LENGTH);
  let length = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === CR && text.charCodeAt(place + 1) === LF) continue;
    piece[length++] = code === CR ? LF : code;
    if (length < PIECE_LENGTH) continue;
    pieces.push(String.fromCharCode(...piece));
    length = 0;
  }
  return pieces.join('') + String.fromCharCode(...piece.subarray(0, length));
}

const widthOf = (rows: readonly ListRow[]) =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/**
 * The layout that finds the most accounts in the first rows. Free text counts only if there is no header.
 *
 * @param chosen only tables that have these columns are considered
 * @returns undefined if there is no account; `found` is null for free text, and if only the person who chose knows the
 *   columns
 */
function layoutOf(input: ListInput, tables: Tables, banks: CheckingBanks, chosen: ListColumns | undefined) {
  const layouts = tables
    .filter(({ rows }) => widthOf(rows) <= MAX_COLUMNS)
    .flatMap(({ separator, rows }) => {
      const header = findHeader(rows);
      const data = rows.filter(({ line }) => line > (header?.line ?? 0)).slice(0, SAMPLE_ROWS);
      const isTable = isLikelyTable(separator, header, data);
      // An IBAN inside a text shows the columns only if nothing else does.
      const found =
        findColumns(header, data, banks) ?? (isTable ? findColumns(header, data, banks, true) : null);
      // Check digits may fit, but the names say something else: a person has to choose.
      const names = (header ?? rows[0])?.cells ?? [];
      const { blz = -1, kontonummer = -1 } = found?.candidates[0] ?? {};
      const [title = '', titleOfBlz = ''] = [names[kontonummer], names[blz]];
      const isClear = header
        ? isClearTitle(title, titleOfBlz, banks)
        : !namesOther(names) || !namesOther([titleOfBlz, title]);
      const doubted = found && { ...found, isCertain: found.isCertain && isClear };
      const hasHeader = header !== undefined;
      return found || chosen
        ? [
            {
              separator,
              found: doubted,
              width: widthOf(rows),
              hasHeader,
              alone: isTable ? countAlone(data) : -1,
            },
          ]
        : [];
    })
    .filter(({ width }) => !chosen || Object.values(chosen).every((place) => place < width));
  // Of layouts with equally many accounts, that of a table wins, and of tables the one with more IBANs in cells of
  // their own. The sort is stable: of the others, the first one wins.
  const [table] = layouts.sort(
    (one, other) => (other.found?.matches ?? 0) - (one.found?.matches ?? 0) || other.alone - one.alone,
  );
  const isLines = typeof input === 'string' || widthOf(input) === 1;
  if (chosen || table?.hasHeader || !isLines) return table;
  if (!table && (isTooWide(tables) || hasOtherHeader(tables))) return undefined;
  // „Arndt, Anna; BLZ …“ is not a table of two columns.
  const said = count(firstRows(input), (row) => saysAccount(row, banks));
  return said > (table?.found?.matches ?? 0) ? AS_TEXT : table;
}

/** The first rows of the input, read as lines of free text. */
const firstRows = (input: ListInput) =>
  (typeof input === 'string' ? parseLines(sampleOf(input)) : input).slice(0, SAMPLE_ROWS);

const saysAccount = (row: ListRow, banks: CheckingBanks) =>
  ['iban', 'account', 'contradiction'].includes(withoutOtherBic(readAccount(textOf(row), banks)).code);

/** Whether a table of numbers has other names: „Mandatsreferenz;Debitor“. As text, its rows would be accounts. */
const hasOtherHeader = (tables: Tables) =>
  tables.some(({ rows: [{ cells } = { cells: [] }, ...rows] }) => {
    const isNumbers = (row: ListRow) =>
      row.cells.length === cells.length && !/\p{L}/u.test(row.cells.join(''));
    return cells.length > 1 && namesOther(cells) && rows.length > 0 && rows.every(isNumbers);
  });

/** Whether cells name columns, but no column of an account. */
const namesOther = (cells: readonly string[]) =>
  cells.every((cell) => !/\d/.test(cell)) &&
  cells.some((cell) => columnNames(cell).has('other')) &&
  cells.every((cell) => [...columnNames(cell)].every((name) => name === 'other'));

/**
 * Whether the name of a column is that of account numbers alone, and not „PayPal Konto“ or „Konto (letzte 4)“. A word
 * that the name of the other column also has says whose account it is: „Kontonummer Empfänger“, „BLZ Empfänger“.
 */
function isClearTitle(title: string, titleOfBlz: string, banks: CheckingBanks): boolean {
  if (!columnNames(title).has('kontonummer') || haveCommonWord(titleOfBlz, title)) return true;
  return readAccount(`${title.replace(/\s+/g, ' ')} 5711625`, banks).code === 'incomplete';
}

const isTooWide = (tables: Tables) => tables.some(({ rows }) => widthOf(rows) > MAX_COLUMNS);

type Tables = readonly { readonly separator: string; readonly rows: readonly ListRow[] }[];

/** The first rows of each table that the input may be: a sheet is one, a text one for each separator. */
function tablesOf(input: ListInput): Tables {
  if (typeof input !== 'string') return [{ separator: '', rows: input.slice(0, SAMPLE_SHEET_ROWS) }];
  const sample = sampleOf(input);
  return SEPARATORS.map((separator) => ({ separator, rows: parseTable(sample, separator) }));
}

/** The first lines of a text. */
export function sampleOf(input: string): string {
  if (input.length <= SAMPLE_LENGTH) return input;
  const sample = input.slice(0, SAMPLE_LENGTH);
  return sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0)) || sample;
}

/**
 * A header whose names findHeader() does not know: of the rows above the first account, the last one that has text in
 * the columns of the accounts.
 */
function wordsAbove(rows: readonly ListRow[], { iban, blz, kontonummer }: ListColumns): ListRow | undefined {
  const account = ({ cells }: ListRow) =>
    [iban, blz, kontonummer].map((place = -1) => cells[place] ?? '').join(' ');
  const start = rows.findIndex((row) => /(?:\d\D?){3}/.test(account(row)));
  const above = rows.slice(0, Math.max(start, 0)).reverse();
  return above.find((row) => account(row).trim() !== '');
}
