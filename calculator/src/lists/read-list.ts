import type { Calculator } from '../api.d.ts';
import { EMPTY_LIST, NO_ACCOUNTS, TOO_MANY_COLUMNS, TOO_MANY_ROWS } from '../messages/lists.ts';
import { findColumns } from './account-columns.ts';
import { accountInText } from './account-in-text.ts';
import type { List, ListColumns, ListRow } from './list.ts';
import { MAX_ROWS, parseLines, parseTable } from './parse-rows.ts';

const MAX_COLUMNS = 200;
/** The layout of a list is found by its first 100,000 characters, and in these by the first 200 rows. */
const SAMPLE_LENGTH = 100_000;
const SAMPLE_ROWS = 200;
/** If several find the same number of accounts, the first of them counts. */
const SEPARATORS = [';', '\t', ',', '|'];
const ACCOUNT_NAME = /IBAN|BLZ|Bankleitzahl|Kto|Konto|Account/i;

/** A way to read a list. */
interface Layout {
  readonly separator: string;
  /** As in ListShape. */
  readonly columns: ListColumns | null;
  readonly width: number;
  /** In how many rows of the sample it finds an account. */
  readonly matches: number;
}

/**
 * Reads a list of accounts. Separator and columns are found by the content of the list.
 *
 * @param text from a file or pasted: a table, one IBAN a line, or lines of free text with an account in each
 * @param functions know every bank: known Bankleitzahlen tell the columns
 * @returns the list, or a German sentence that says why it can't be read
 */
export function readList(text: string, functions: Calculator): { list: List } | { error: string } {
  const input = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // This line tells Excel the separator. An empty line stays, so that line numbers are right.
    .replace(/^sep=.(?=\n)/i, '');
  if (input.trim() === '') return { error: EMPTY_LIST };
  const { separator, columns } = layoutOf(input, functions) ?? {};
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

/** The layout that finds the most accounts in the first rows. */
function layoutOf(input: string, functions: Calculator): Layout | undefined {
  const sample = sampleOf(input);
  const tables: Layout[] = [];
  for (const separator of SEPARATORS) {
    const rows = parseTable(sample, separator).slice(0, SAMPLE_ROWS);
    const accounts = findColumns(
      rows.map(({ cells }) => cells),
      functions,
    );
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    if (accounts) tables.push({ separator, width, ...accounts });
  }
  const lines = parseLines(sample).slice(0, SAMPLE_ROWS);
  const matches = lines.filter(({ cells: [line = ''] }) => {
    const account = accountInText(line, functions);
    return account !== null && account !== 'unclear';
  }).length;
  // Sorting keeps the order of layouts with equally many matches.
  const [table] = tables.sort((one, other) => other.matches - one.matches);
  // In free text any two numbers may be an account, in a table only those in its columns: free text needs more matches.
  const needed = table && table.width > 1 ? 2 * table.matches : (table?.matches ?? 0);
  return matches > needed ? { separator: '', columns: null, width: 1, matches } : table;
}

/** The first lines of a list. */
function sampleOf(input: string): string {
  if (input.length <= SAMPLE_LENGTH) return input;
  const sample = input.slice(0, SAMPLE_LENGTH);
  return sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0)) || sample;
}

/**
 * The row with the names of the columns: it stands above all accounts, and has words in their columns. Free text has
 * such a row only if one of its words is a name for an account.
 */
function headerOf(rows: readonly ListRow[], columns: ListColumns | null): ListRow | null {
  const { iban, blz, kontonummer } = columns ?? { iban: 0 };
  const account = ({ cells }: ListRow) =>
    [iban, blz, kontonummer].map((place) => (place === undefined ? '' : (cells[place] ?? ''))).join(' ');
  const start = rows.findIndex((row) => /(?:\d\D?){3}/.test(account(row)));
  const above = rows.slice(0, start).filter((row) => account(row).trim() !== '');
  return above.find((row) => ACCOUNT_NAME.test(account(row))) ?? (columns && above[0]) ?? null;
}
