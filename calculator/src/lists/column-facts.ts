import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { digitsOf, isOneBlz, isOneKontonummer } from '../reader/grouping.ts';
import { readAccount } from '../reader/read-account.ts';
import { isLabelOrIban } from '../reader/read-fields.ts';
import { type KnownBanks, withoutOtherBic } from '../reader/reading.ts';
import { tokensOf } from '../reader/tokens.ts';
import type { ListRow } from './list.ts';
import { columnNames, countFilled } from './rows.ts';

/** Only cells that match one of these are read as text: reading all of them would take long. */
const STARTS_LIKE_IBAN = /^(?:IBAN\W*)?[A-Z]{2} ?\d/i;
const HAS_IBAN = /\b[A-Z]{2} ?\d\d/i;
const HAS_LABEL = /blz|leitzahl|konto|kto/i;
/** Longer cells hold other texts. */
const MAX_NUMBER_LENGTH = 60;
const MAX_ACCOUNT_LENGTH = 1000;

export type ColumnFacts = ReturnType<typeof factsOf>;

/**
 * What a column has in the first rows of a list.
 *
 * @param title its name, as the list has it
 * @param inText whether an IBAN counts that is anywhere in the text of a cell: „Miete an DE89 …“
 */
export function factsOf(
  rows: readonly ListRow[],
  place: number,
  title: string,
  banks: KnownBanks,
  inText = false,
) {
  const cells = rows.map((row) => row.cells[place] ?? '');
  const numbers = cells.map((cell) => numberIn(cell, banks));
  const titled = titledCell(title);
  return {
    place,
    names: columnNames(title),
    title,
    /** How many cells are not empty. */
    filled: countFilled(cells),
    /**
     * For each row, the account that its cell has: an IBAN, or the two numbers of „Kto 532013000 BLZ 37040044“ as
     * `37040044 532013000`; undefined if the cell has none.
     */
    accounts: cells.map((cell) => accountIn(titled(cell), banks, inText ? HAS_IBAN : STARTS_LIKE_IBAN)),
    /** For each row, the digits of its cell if that is a number of 1 to 10 digits; undefined for other cells. */
    numbers: numbers.map((number) => number?.digits),
    /** How many cells have a Bankleitzahl that a bank has. */
    blzs: count(numbers, (number) => number?.isBlz === true),
  };
}

export const count = <T>(values: readonly T[], matches: (value: T) => boolean) =>
  values.filter(matches).length;

/**
 * Whether a column has Bankleitzahl and account number in one cell: „BLZ / Konto“. „BLZ;Konto“ are two columns, which
 * another separator has not separated.
 */
export function isOfBoth(title: string): boolean {
  const names = columnNames(title);
  return names.has('blz') && names.has('kontonummer') && !/[;,|\t]/.test(title);
}

/** If a column is of both, returns a function that puts the column's name before a cell with two numbers. */
export function titledCell(title: string): (cell: string) => string {
  if (!isOfBoth(title)) return (cell) => cell;
  const hasTwo = (cell: string) => /^\d/.test(cell) && cell.length <= MAX_NUMBER_LENGTH;
  // Only letters make a label or an IBAN.
  const saysItself = (cell: string) => /\p{L}/u.test(cell) && tokensOf(cell).some(isLabelOrIban);
  return (cell) => (hasTwo(cell) && !saysItself(cell) ? `${title}: ${cell}` : cell);
}

function accountIn(cell: string, banks: KnownBanks, likeIban: RegExp): string | undefined {
  if (cell.length > MAX_ACCOUNT_LENGTH) return undefined;
  if (!likeIban.test(cell) && !(HAS_LABEL.test(cell) && /\d/.test(cell))) return undefined;
  const reading = withoutOtherBic(readAccount(cell, banks));
  if (reading.code === 'iban') return reading.iban;
  return reading.code === 'account' ? `${reading.blz} ${reading.kontonummer}` : undefined;
}

const BIC_LABEL = /^(?:BIC|SWIFT)(?:[- ]?Code)?(?: ?\/ ?(?:BIC|SWIFT))?[ :=]+/i;

/**
 * The BIC of a cell, with its label or without; undefined for others. Programs for SEPA files write NOTPROVIDED if they
 * know none.
 */
export function bicIn(cell: string): string | undefined {
  const bic = cell.trim().replace(BIC_LABEL, '').replace(/\s/g, '').toUpperCase();
  return /^(?!NOTPROVIDED)[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? bic : undefined;
}

/**
 * The number of a cell that has nothing else; after a Bankleitzahl, words may name its bank. Excel keeps leading zeros
 * in '0532013000 and ="0532013000".
 */
function numberIn(cell: string, banks: KnownBanks) {
  if (!/^(?:="|'|\d)/.test(cell) || cell.length > MAX_NUMBER_LENGTH) return undefined;
  const [token, ...more] = tokensOf(cell);
  if (token?.kind !== 'number' || more.some(({ kind }) => kind !== 'word')) return undefined;
  const digits = digitsOf(token.number);
  const isBlz = isOneBlz(token.number, true) && /^[1-8]\d{7}$/.test(digits) && banks.isBlz(digits);
  if (more.length > 0) return isBlz ? { digits, isBlz } : undefined;
  const isShort = digits.replace(/^0+/, '').length <= MAX_KONTONUMMER_LENGTH;
  return isBlz || (isShort && isOneKontonummer(token.number, true)) ? { digits, isBlz } : undefined;
}
