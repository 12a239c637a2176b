import Papa from 'papaparse';
import { EMPTY_LIST, NO_ACCOUNTS, TOO_MANY_ROWS } from '../messages/lists.ts';
import type { Functions } from '../parts/with-parts.ts';
import { type FoundColumns, findColumns } from './account-columns.ts';
import { accountInText } from './account-in-text.ts';
import type { List, ListColumns, ListRow } from './list.ts';

const MAX_ROWS = 500_000;
/** How much of a list is looked at to find out how it is built. */
const SAMPLE_LENGTH = 100_000;
const SAMPLE_ROWS = 200;
/** In the order in which they win where several explain the same number of rows. */
const SEPARATORS = [';', '\t', ',', '|'];
const ACCOUNT_NAME = /IBAN|BLZ|Bankleitzahl|Kto|Konto|Account/i;

/**
 * Reads a list of accounts: finds its separator and its columns by what stands in them.
 *
 * @param text of a file or pasted: a table, one IBAN a line, or lines of free text with an account in each
 * @param functions with every bank: known Bankleitzahlen tell the columns
 * @returns or as a German sentence why it can't be read
 */
export function readList(text: string, functions: Functions): { list: List } | { error: string } {
  const input = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (input.trim() === '') return { error: EMPTY_LIST };
  const { separator, columns } = formOf(input, functions) ?? {};
  if (separator === undefined || columns === undefined) return { error: NO_ACCOUNTS };
  const parsed = columns === null ? parseLines(input) : parseTable(input, separator);
  if (parsed.length > MAX_ROWS) return { error: TOO_MANY_ROWS };

  const header = columns && headerOf(parsed, columns);
  const rows = parsed.filter((row) => row !== header);
  const width = parsed.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return {
    list: {
      shape: {
        header: header && [...header.cells],
        separator: width > 1 ? separator : '',
        columns,
        width,
        rows: rows.length,
      },
      rows,
    },
  };
}

interface Form {
  readonly separator: string;
  readonly columns: ListColumns | null;
  readonly matches: number;
}

/** How a list is built: the form that explains the most of its first rows. */
function formOf(input: string, functions: Functions): Form | undefined {
  const sample = sampleOf(input);
  const forms: Form[] = [];
  for (const separator of SEPARATORS) {
    const rows = parseTable(sample, separator).slice(0, SAMPLE_ROWS);
    const found: FoundColumns | null = findColumns(
      rows.map(({ cells }) => cells),
      functions,
    );
    if (found) forms.push({ separator, ...found });
  }
  const lines = parseLines(sample).slice(0, SAMPLE_ROWS);
  const matches = lines.filter(({ cells: [line = ''] }) => {
    const account = accountInText(line, functions);
    return account !== null && account !== 'unclear';
  }).length;
  if (matches > 0) forms.push({ separator: '', columns: null, matches });
  // Sorting keeps the order of forms that explain equally much.
  const [form] = forms.sort((one, other) => other.matches - one.matches);
  return form;
}

/** The beginning of a list, up to the end of a line. */
function sampleOf(input: string): string {
  if (input.length <= SAMPLE_LENGTH) return input;
  const sample = input.slice(0, SAMPLE_LENGTH);
  return sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0)) || sample;
}

/** The row with the names of the columns: it stands above all accounts, with words where they have numbers. */
function headerOf(rows: readonly ListRow[], { iban, blz, kontonummer }: ListColumns): ListRow | null {
  const account = ({ cells }: ListRow) =>
    [iban, blz, kontonummer].map((place) => (place === undefined ? '' : (cells[place] ?? ''))).join(' ');
  const start = rows.findIndex((row) => /(?:\d\D?){3}/.test(account(row)));
  const above = rows.slice(0, start).filter((row) => account(row).trim() !== '');
  return above.find((row) => ACCOUNT_NAME.test(account(row))) ?? above[0] ?? null;
}

/** The rows of a table that are not empty. */
function parseTable(input: string, separator: string): ListRow[] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(input, {
      delimiter: separator,
      newline: '\n',
      quoteChar,
      preview: MAX_ROWS + 2,
    });
  const quoted = parse('"');
  // A quote that is never closed would swallow the lines behind it. Read without quotes, each line is a row.
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const data = isBroken ? parse('\0').data.map((cells) => cells.map(unquoted)) : quoted.data;
  const rows: ListRow[] = [];
  let line = 1;
  for (const cells of data) {
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.some((cell) => cell !== '')) rows.push({ line, cells: trimmed });
    line += 1;
    for (const cell of cells) line += cell.split('\n').length - 1;
  }
  return rows;
}

/** A cell that has quotes around it, read without knowing what quotes mean. */
function unquoted(cell: string): string {
  const [, inside] = /^\s*"(.*)"\s*$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replace(/""/g, '"');
}

/** The lines that are not empty, each as one cell. */
function parseLines(input: string): ListRow[] {
  return input
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: [line.trim()] }))
    .filter(({ cells: [line] }) => line !== '');
}
