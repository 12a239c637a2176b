import { clean } from '../iban/clean.ts';
import { structureOf } from '../iban/faults.ts';
import { bicIn, count } from './column-facts.ts';
import type { ListRow } from './list.ts';

/** People write these separators in texts, too: „Commerzbank, Köln“. */
const IN_TEXTS = [',', ';'];
const MOST = 0.9;
const HALF = 0.5;
/** A label before a number, and what separates an IBAN from a BIC. */
const LABELS = /\b(?:IBAN|BIC|SWIFT)\b[-\w]*|[^A-Z\d ]+/gi;
/** An amount with cents or a day. „650,00“ may be two cells of a table with commas. */
const AMOUNT_OR_DAY = /^[-+]?[\d.,]*\d[.,:/-]\d[\d.,:/ -]*(?:€|EUR)?$/i;
const TITLE = /^\p{L}\D{0,40}$/u;
/** A number with its label belongs to the account of the line, whatever is between them. */
const LABELLED = /(?:\bBIC\b|\bSWIFT\b|BLZ|leitzahl|konto|kto)/i;

/** In how many rows a cell is an IBAN, with its label or BIC, and nothing else. */
export const countAlone = (rows: readonly ListRow[]) => count(rows, ({ cells }) => cells.some(isIbanAlone));

function isIbanAlone(cell: string): boolean {
  if (cell.length > 100) return false;
  const words = cell.replace(LABELS, ' ').trim().split(/ +/);
  const country =
    words
      .find((word) => /^[A-Z]{2}\d\d/i.test(word))
      ?.slice(0, 2)
      .toUpperCase() ?? '';
  // „Commerzbank“ has the form of a BIC, too.
  const isBic = (word: string) => bicIn(word)?.slice(4, 6) === country;
  const iban = clean(words.filter((word) => !isBic(word)).join(''));
  return iban.startsWith(country) && structureOf(country)?.length === iban.length;
}

/**
 * Whether rows are those of a table with this separator, and not lines of text that have it as a punctuation mark:
 * „DE89 … 00 (Commerzbank, Köln)“.
 *
 * @param separator `''` for a sheet
 * @param data the rows below the header
 */
export function isLikelyTable(
  separator: string,
  header: ListRow | undefined,
  data: readonly ListRow[],
): boolean {
  const split = count(data, ({ cells }) => cells.length > 1);
  if (split === 0 || (header ? header.cells.length === 1 : split < data.length * MOST)) return false;
  if (header || !IN_TEXTS.includes(separator)) return true;
  if (data.some(({ cells }) => cells.some((cell) => LABELLED.test(cell) && !isIbanAlone(cell)))) return false;
  return countAlone(data) > data.length * HALF || hasAmountsOrDays(data) || hasTitles(data);
}

/** Whether a column has an amount or a day in each row. The first row may have names. */
function hasAmountsOrDays([first, ...more]: readonly ListRow[]): boolean {
  const rows = more.length > 0 ? more : first ? [first] : [];
  const places = [...(first?.cells ?? []).keys()];
  return places.some((place) => rows.every(({ cells }) => AMOUNT_OR_DAY.test(cells[place] ?? '')));
}

/** Whether the first row may have the names of the columns, and all rows have as many cells. */
function hasTitles([first, ...more]: readonly ListRow[]): boolean {
  if (!first || more.length === 0 || !first.cells.every((cell) => TITLE.test(cell))) return false;
  return more.every(({ cells }) => cells.length === first.cells.length);
}
