import { explainKontonummer } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { cleanIban, looksLikeIban } from '../iban/explain.ts';
import type { Functions } from '../parts/with-parts.ts';
import { isKnownBlz } from './known-blz.ts';
import type { ListColumns } from './list.ts';

/** Columns with how many of the rows they explain. */
export interface FoundColumns {
  readonly columns: ListColumns;
  readonly matches: number;
}

/** A number that Excel shows as a power of ten: 3,7040044E+07. */
export const SHORTENED_NUMBER = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

const NAMES = { iban: /\bIBAN\b/i, blz: /BLZ|Bankleitzahl/i, kontonummer: /Kto|Konto(?!inh)|Account/i };

/**
 * Finds the columns that hold accounts by what stands in them, and where that leaves a choice by their names.
 *
 * @param rows some rows of the list, its first one among them
 * @returns null where no column has IBANs, and none known Bankleitzahlen beside one with numbers
 */
export function findColumns(rows: readonly (readonly string[])[], functions: Functions): FoundColumns | null {
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
  const matches = rows.filter((row) => isExplained(row, columns, functions)).length;
  return matches > 0 ? { columns, matches } : null;
}

/** A few IBANs among numbers are accounts from other countries, a few numbers among IBANs are faults. */
function columnsWithIban(
  iban: number,
  cells: readonly string[],
  numbers: { blz: number; kontonummer: number } | undefined,
): ListColumns {
  if (iban !== numbers?.blz && iban !== numbers?.kontonummer) return { iban, ...numbers };
  return count(cells, isIban) > count(cells, isNumber) ? { iban } : { ...numbers };
}

/** Whether the account of a row stands where it should. */
function isExplained(row: readonly string[], columns: ListColumns, functions: Functions): boolean {
  const cell = (place: number | undefined) => (place === undefined ? '' : (row[place] ?? ''));
  return (
    [columns.iban, columns.blz, columns.kontonummer].some((place) => isIban(cell(place))) ||
    (isKnownBlz(cell(columns.blz), functions) && isKontonummer(cell(columns.kontonummer)))
  );
}

const isIban = (cell: string) => looksLikeIban(cleanIban(cell));
const isNumber = (cell: string) => /^\d+$/.test(clean(cell));
const isKontonummer = (cell: string) => explainKontonummer(cell).length === 0;

/** Whether the check digit of an account number fits: of several columns with numbers, that is the right one. */
function isConfirmed(
  functions: Functions,
  blz: string | undefined,
  kontonummer: string | undefined,
): boolean {
  const built = functions.buildIban(blz, kontonummer);
  return 'iban' in built && built.confirmed !== false;
}

const count = (cells: readonly string[], fits: (cell: string) => boolean) => cells.filter(fits).length;

/** The place with the highest marks: the first mark decides, then the next. None where the first mark is 0. */
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
