import { EMPTY_LIST, NO_ACCOUNTS, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from '../messages/lists.ts';
import type { Functions } from '../parts/with-parts.ts';
import { type FoundColumns, findColumns } from './account-columns.ts';
import { accountInText } from './account-in-text.ts';
import type { List, ListColumns, ListRow } from './list.ts';
import { MAX_ROWS, parseLines, parseTable } from './parse-rows.ts';

const MAX_COLUMNS = 200;
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
  const input = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // Tells Excel the separator. The line stays, so that lines keep their numbers.
    .replace(/^sep=.(?=\n)/i, '');
  if (input.trim() === '') return { error: EMPTY_LIST };
  const { separator, columns } = formOf(input, functions) ?? {};
  if (separator === undefined || columns === undefined) return { error: NO_ACCOUNTS };
  const parsed = columns === null ? parseLines(input) : parseTable(input, separator);
  if (parsed.length > MAX_ROWS) return { error: TOO_MANY_ROWS };

  const header = headerOf(parsed, columns);
  const rows = parsed.filter((row) => row !== header);
  const width = parsed.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > MAX_COLUMNS) return { error: TOO_MANY_COLUMNS };
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
  readonly width: number;
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
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    if (found) forms.push({ separator, width, ...found });
  }
  const lines = parseLines(sample).slice(0, SAMPLE_ROWS);
  const matches = lines.filter(({ cells: [line = ''] }) => {
    const account = accountInText(line, functions);
    return account !== null && account !== 'unclear';
  }).length;
  // Sorting keeps the order of forms that explain equally much.
  const [table] = forms.sort((one, other) => other.matches - one.matches);
  // Free text takes any two numbers for an account, a table only what stands in its columns. So it needs more of them.
  const needed = table && table.width > 1 ? 2 * table.matches : (table?.matches ?? 0);
  return matches > needed ? { separator: '', columns: null, width: 1, matches } : table;
}

/** The beginning of a list, up to the end of a line. */
function sampleOf(input: string): string {
  if (input.length <= SAMPLE_LENGTH) return input;
  const sample = input.slice(0, SAMPLE_LENGTH);
  return sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0)) || sample;
}

/** The row with the names of the columns: it stands above all accounts, with words where they have numbers. */
function headerOf(rows: readonly ListRow[], columns: ListColumns | null): ListRow | null {
  const { iban, blz, kontonummer } = columns ?? { iban: 0 };
  const account = ({ cells }: ListRow) =>
    [iban, blz, kontonummer].map((place) => (place === undefined ? '' : (cells[place] ?? ''))).join(' ');
  const start = rows.findIndex((row) => /(?:\d\D?){3}/.test(account(row)));
  const above = rows.slice(0, start).filter((row) => account(row).trim() !== '');
  return above.find((row) => ACCOUNT_NAME.test(account(row))) ?? (columns && above[0]) ?? null;
}
