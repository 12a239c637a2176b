import type { Calculator } from '../api.d.ts';
import { explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { cleanIban, looksLikeIban } from '../iban/explain.ts';
import { isKnownBlz } from './known-blz.ts';
import type { ListColumns } from './list.ts';

/** Columns that hold accounts. */
export interface AccountColumns {
  readonly columns: ListColumns;
  /** In how many of the rows they have an account. */
  readonly matches: number;
}

/** A number that Excel has written as a power of ten: 3,7040044E+07. */
export const SHORTENED_NUMBER = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

const NAMES = { iban: /\bIBAN\b/i, blz: /BLZ|Bankleitzahl/i, kontonummer: /Kto|Konto(?!inh)|Account/i };

/**
 * Finds the columns that hold accounts by their content; where several could, by their names.
 *
 * @param rows the first rows of the list
 * @param functions know every bank
 * @returns null where no column has IBANs, and none has account numbers that belong to known Bankleitzahlen
 */
export function findColumns(
  rows: readonly (readonly string[])[],
  functions: Calculator,
): AccountColumns | null {
  const [first = []] = rows;
  const places = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => place);
  const cells = (place: number) => rows.map((row) => row[place] ?? '');
  const named = (name: RegExp) => (place: number) => (name.test(first[place] ?? '') ? 1 : 0);

  const iban = best(places, (place) => [count(cells(place), isIban), named(NAMES.iban)(place)]);
  const blz = best(places, (place) => [
    count(cells(place), (cell) => isKnownBlz(cell, functions)),
    named(NAMES.blz)(place),
  ]);
  const kontonummer =
    blz &&
    best(
      places.filter((place) => place !== blz.place),
      (place) => {
        const numbers = count(cells(place), isKontonummer);
        if (numbers === 0) return [0];
        const confirmed = rows.filter((row) => isConfirmed(functions, row[blz.place], row[place])).length;
        return [named(NAMES.kontonummer)(place) || 0.5, confirmed, numbers, -Math.abs(place - blz.place)];
      },
    );

  const numbers = blz && kontonummer && { blz: blz.place, kontonummer: kontonummer.place };
  const columns = iban ? columnsWithIban(iban.place, cells(iban.place), numbers) : (numbers ?? {});
  const matches = rows.filter((row) => hasAccount(row, columns, functions)).length;
  return matches > 0 ? { columns, matches } : null;
}

/**
 * Where IBANs and numbers share a column, the more frequent kind decides: a few IBANs among numbers are accounts in
 * other countries, a few numbers among IBANs are faults.
 */
function columnsWithIban(
  iban: number,
  cells: readonly string[],
  numbers: { blz: number; kontonummer: number } | undefined,
): ListColumns {
  if (iban !== numbers?.blz && iban !== numbers?.kontonummer) return { iban, ...numbers };
  return count(cells, isIban) > count(cells, isNumber) ? { iban } : { ...numbers };
}

/** Whether a row has an account in these columns. */
function hasAccount(row: readonly string[], columns: ListColumns, functions: Calculator): boolean {
  const cell = (place: number | undefined) => (place === undefined ? '' : (row[place] ?? ''));
  return (
    [columns.iban, columns.blz, columns.kontonummer].some((place) => isIban(cell(place))) ||
    (isKnownBlz(cell(columns.blz), functions) && isKontonummer(cell(columns.kontonummer)))
  );
}

const isIban = (cell: string) => looksLikeIban(cleanIban(cell));
const isNumber = (cell: string) => /^\d+$/.test(clean(cell));
const isKontonummer = (cell: string) => explainKontonummer(cell).length === 0;

/** Whether the check digit of an account number is right: that tells account numbers from other numbers. */
function isConfirmed(
  functions: Calculator,
  blz: string | undefined,
  kontonummer: string | undefined,
): boolean {
  const built = functions.buildIban(blz, kontonummer);
  return 'iban' in built && built.confirmed !== false;
}

const count = (cells: readonly string[], matches: (cell: string) => boolean) => cells.filter(matches).length;

/** The column with the highest marks: the first mark decides, then the next. A column with 0 first is left out. */
function best(
  places: readonly number[],
  marksOf: (place: number) => number[],
): { place: number } | undefined {
  const [winner] = places
    .map((place) => ({ place, marks: marksOf(place) }))
    .filter(({ marks: [mark = 0] }) => mark > 0)
    .sort((one, other) => compareMarks(other.marks, one.marks));
  return winner;
}

function compareMarks(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((mark, index) => mark !== other[index]);
  return difference < 0 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0);
}
