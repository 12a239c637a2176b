import Papa from 'papaparse';
import { isFiller } from '../reader/labels.ts';
import { tokensOf } from '../reader/tokens.ts';
import type { ListRow } from './list.ts';

/** How many rows with data a list may have. */
export const MAX_ROWS = 500_000;
/** How many rows it may have with titles and header, but without empty lines. */
const MAX_LINES = MAX_ROWS + 1000;

/**
 * The rows of a table, without empty ones. Of a table that is too long, the rest is not read: the result has more than
 * {@link MAX_ROWS} rows then, without its header and titles.
 *
 * @param input with `\n` at the end of each line
 */
export function parseTable(input: string, separator: string): ListRow[] {
  // A quote that is never closed would make one cell of all lines after it. So quotes are ignored then.
  return parse(input, separator, '"') ?? parse(input, separator, '\0') ?? [];
}

/** @returns undefined if quotes are broken */
function parse(input: string, separator: string, quoteChar: string): ListRow[] | undefined {
  const rows: ListRow[] = [];
  let line = 1;
  let isBroken = false;
  // Row by row, so that the table is in memory only once.
  Papa.parse<string[]>(input, {
    delimiter: separator,
    newline: '\n',
    quoteChar,
    step({ data, errors }, parser) {
      isBroken = errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell) => (quoteChar === '"' ? cell.trim() : unquoted(cell)));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      line += 1;
      for (const cell of data) line += cell.split('\n').length - 1;
      if (isBroken || rows.length > MAX_LINES) parser.abort();
    },
  });
  return isBroken ? undefined : rows;
}

/** Removes the quotes around a cell, which the parser has ignored. */
function unquoted(cell: string): string {
  const [, inside] = /^\s*"(.*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell.trim() : inside.replace(/""/g, '"').trim();
}

/** The lines that are not empty, each as a row with one cell. */
export function parseLines(input: string): ListRow[] {
  return input
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()] }))
    .filter(({ cells: [line] }) => line !== '');
}

/** `other`: numbers that are not part of an account. */
type ColumnName = 'iban' | 'blz' | 'kontonummer' | 'other';
/** Hardly any list has more titles above its header. */
const MAX_TITLE_ROWS = 20;
/** Names of columns have no long numbers in them. */
const LONG_NUMBER = /(?:\d[ .-]?){5}/;
const MAX_NAME_LENGTH = 200;
const DATE = /\d{1,2}\.\d{1,2}\.\d{2,4}/g;
const IBAN = /[A-Z]{2}\d\d(?: ?[A-Z\d]){11}/i;
const NUMBER = /\d(?:[ ./-]?\d){2,}/g;
const BLZ = /^[1-8]\d{7}$/;

/** Which columns a cell may be the title of: „Mandatsreferenz“ of `other` numbers, a single letter of none. */
export function columnNames(cell: string): ReadonlySet<ColumnName> {
  const tokens = tokensOf(cell.slice(0, MAX_NAME_LENGTH));
  const labels = tokens.flatMap((token): ColumnName[] => (token.kind === 'label' ? [token.of] : []));
  const isOther = tokens.some(({ kind, text }) => kind === 'word' && text.length > 1 && !isFiller(text));
  return new Set<ColumnName>(labels.length > 0 || !isOther ? labels : ['other']);
}

/** The header, if it names an account column. No account is above it, except in a short title. */
export function findHeader(rows: readonly ListRow[]): ListRow | undefined {
  const first = rows.slice(0, MAX_TITLE_ROWS);
  const found = first.findIndex(({ cells }) => nameAccount(cells));
  const header = first[found];
  const above = first.slice(0, Math.max(found, 0)).filter(({ cells }) => mayBeAccount(cells));
  // A bank's export begins with the customer's own account.
  const isTitle = ({ cells }: ListRow) => countFilled(cells) + 1 < countFilled(header?.cells ?? []);
  return above.length <= 1 && above.every(isTitle) ? header : undefined;
}

export const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Whether cells name the columns of an account. */
function nameAccount(cells: readonly string[]): boolean {
  if (cells.some((cell) => LONG_NUMBER.test(cell))) return false;
  const names = new Set(cells.flatMap((cell) => [...columnNames(cell)]));
  return names.has('iban') || names.has('blz') || (names.has('kontonummer') && cells.length > 1);
}

/** Whether a row may have an account. A title may have one number, such as a phone number. */
export function mayBeAccount(cells: readonly string[]): boolean {
  const text = cells.join(' ; ').replace(DATE, '');
  const numbers = text.match(NUMBER)?.map((number) => number.replace(/\D/g, '')) ?? [];
  return IBAN.test(text) || (numbers.length > 1 && numbers.some((number) => BLZ.test(number)));
}
