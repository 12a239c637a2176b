import { ACCOUNT_LABEL, patternAt } from './labels.ts';

/** What separates the cells of a row. Between two words, a single space, slash or dash does so only in headers. */
const SEPARATORS = [/\t/, /;/, /\|/, / {2,}/, / [/·-] /, /,/];
/** Titles have no digits. */
const TITLE = /^[^\d]{0,60}$/;
const QUOTES = /^"|"$/g;
const MAX_ROWS = 50;

const cellsOf = (line: string, separator: RegExp) =>
  line
    .replace(/^ +| +$/g, '')
    .split(separator)
    .map((cell) => cell.trim().replace(QUOTES, '').trim());

/** Without the empty cells beyond the last column. */
const withoutEmptyEnd = (cells: readonly string[], width: number) =>
  cells.slice(width).every((cell) => cell === '') ? cells.slice(0, width) : cells;

function labelOf(title: string): string | undefined {
  const { groups } = patternAt(ACCOUNT_LABEL, 0).exec(title) ?? {};
  return groups && ['blz', 'kontonummer', 'iban'].find((name) => groups[name]);
}

/** Whether the titles of columns are those of an account: an IBAN, or both numbers. */
function areTitles(cells: readonly string[]): boolean {
  if (cells.length < 2 || !cells.every((cell) => TITLE.test(cell))) return false;
  const labels = cells.map(labelOf);
  return labels.includes('iban') || (labels.includes('blz') && labels.includes('kontonummer'));
}

/**
 * A text with the cells of a table below the titles of their columns, as one text for each row: „BLZ: 37040044⏎Konto:
 * 532013000⏎Name: Müller“. The lines before and after the table are in each.
 *
 * @param text plain
 * @returns undefined if the text has no table; no text if its rows do not fit its header, or are too many
 */
export function rowsIn(text: string): readonly string[] | undefined {
  const lines = text.split('\n');
  const place = lines.findIndex(
    (line) =>
      line.length < 1000 &&
      !/\d/.test(line) &&
      /b\.?l\.?z|leitz|iban|code/i.test(line) &&
      SEPARATORS.some((separator) => areTitles(cellsOf(line, separator))),
  );
  const header = lines[place];
  if (header === undefined) return undefined;
  const separator = SEPARATORS.find((one) => areTitles(cellsOf(header, one))) as RegExp;
  const titles = cellsOf(header, separator);
  const below = lines.slice(place + 1);
  const end = below.findIndex((line) => line.trim() === '' || !separator.test(line.trim()));
  const rows = (end < 0 ? below : below.slice(0, end)).map((line) =>
    withoutEmptyEnd(cellsOf(line, separator), titles.length),
  );
  const isCut =
    separator !== SEPARATORS[SEPARATORS.length - 1] && titles.length > 2 && /\d/.test(below[0] ?? '');
  if (rows.length === 0) return isCut ? [] : undefined;
  if (rows.length > MAX_ROWS || rows.some((cells) => cells.length !== titles.length)) return [];
  const rest = end < 0 ? [] : below.slice(end);
  return rows.map((cells) => {
    const named = titles
      .map((title, index) => ({ title: title.replace(/:$/, ''), cell: cells[index] ?? '' }))
      .filter(({ cell }) => cell !== '');
    // The cells of the account are side by side: nothing between them says whose they are.
    const isOfAccount = ({ title }: { title: string }) => labelOf(title) !== undefined;
    const inOrder = [...named.filter(isOfAccount), ...named.filter((one) => !isOfAccount(one))];
    const row = inOrder.map(({ title, cell }) => `${title}: ${cell}`);
    return [...lines.slice(0, place), ...row, ...rest].join('\n');
  });
}
