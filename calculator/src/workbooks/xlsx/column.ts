const LETTERS = 26;
const BEFORE_A = 64;

/**
 * The column of a cell's reference, from 0: 27 for `AB12`.
 *
 * @returns NaN if it is no reference
 */
export function columnOf(reference: string): number {
  const [, letters] = /^\$?([A-Z]{1,3})\$?\d+$/.exec(reference) ?? [];
  if (letters === undefined) return Number.NaN;
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  return column - 1;
}

/** The letters of a column. @param column from 0 */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(BEFORE_A + 1 + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}
