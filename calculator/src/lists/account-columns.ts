import type { CheckingBanks } from '../answers/known-banks.ts';
import { type ColumnFacts, count, factsOf, isOfBoth } from './column-facts.ts';
import type { ListColumns, ListRow } from './list.ts';

const MAX_CANDIDATES = 12;
/** Without names of columns, fewer rows are not evidence: one number in five has a check digit that fits by chance. */
const MIN_ROWS = 3;
/** With several columns of numbers, more rows are needed to tell which has the accounts. */
const MIN_ROWS_AMONG_NUMBERS = 8;
const MOST = 0.9;
const HALF = 0.5;
/** With this many right check digits, a list may have many faults. */
const MANY_ROWS = 20;
const MANY_SHARE = 0.65;
/** A pair is certain only if in every other pair, less than this share of the check digits fit. */
const CHANCE = 0.35;

/**
 * Finds the columns that hold accounts, by their names, their content and the check digits together.
 *
 * @param header the row with the names of the columns, if the list has one
 * @param rows the first rows, without the header
 * @param inText whether IBANs inside longer texts count, too
 * @returns the possible columns, the likeliest first, whether that one is certain, and in how many of the rows it has
 *   an account; null if no column has IBANs, and none has account numbers beside known Bankleitzahlen
 */
export function findColumns(
  header: ListRow | undefined,
  rows: readonly ListRow[],
  banks: CheckingBanks,
  inText = false,
) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, place) =>
    factsOf(rows, place, header?.cells[place] ?? '', banks, inText),
  );
  // A list with one column is free text, unless it is a column of IBANs.
  const ibans = columns.filter((column) => hasIbans(column) && (width > 1 || column.ibans.some(isIban)));
  const pairs = pairsOf(columns, banks);
  const pair = certainPair(pairs, columns, banks);
  const choice = chooseAmong(ibans, pairs, pair, banks);
  const [first] = choice.candidates;
  if (!first) return null;
  return { ...choice, matches: count([...rows.keys()], (row) => hasAccount(columns, first, row)) };
}

const isIban = (account: string | undefined) => /^[A-Z]/.test(account ?? '');

/** Whether most cells are accounts, or the name says so. In a column of account numbers, a few are accounts abroad. */
function hasIbans({ names, title, filled, ibans }: ColumnFacts): boolean {
  const found = count(ibans, (iban) => iban !== undefined);
  return (
    found > 0 &&
    (found > filled * HALF || isOfBoth(title) || (names.has('iban') && !names.has('kontonummer')))
  );
}

/** The possible columns, the likeliest first, and whether that one is certain. */
function chooseAmong(
  ibans: readonly ColumnFacts[],
  pairs: readonly Pair[],
  certain: Pair | undefined,
  banks: CheckingBanks,
): { readonly candidates: readonly ListColumns[]; readonly isCertain: boolean } {
  const columnsOf = ({ blz, kontonummer }: Pair) => ({ blz: blz.place, kontonummer: kontonummer.place });
  const [iban, ...more] = ibans;
  if (!iban) {
    const sorted = certain ? [certain, ...pairs.filter((pair) => pair !== certain)] : pairs;
    return { candidates: sorted.slice(0, MAX_CANDIDATES).map(columnsOf), isCertain: certain !== undefined };
  }
  const apart = pairs.filter(({ blz, kontonummer }) => blz !== iban && kontonummer !== iban);
  const same = certain ?? apart.find((pair) => isSameAccount(iban, pair, banks));
  // In a bank's export, the IBAN may be the customer's, the same in every row.
  const isOther = same && !iban.names.has('iban') && !isSameAccount(iban, same, banks);
  if (more.length === 0 && same && isOther)
    return {
      candidates: [columnsOf(same), { iban: iban.place, ...columnsOf(same) }, { iban: iban.place }],
      isCertain: false,
    };
  if (more.length === 0 && same && apart.includes(same))
    return { candidates: [{ iban: iban.place, ...columnsOf(same) }], isCertain: true };
  const alone = ibans.map(({ place }) => ({ iban: place }));
  // If a row has no IBAN, its account is in other columns.
  const needsPair = apart.some(({ blz, kontonummer }) =>
    blz.numbers.some((number, row) => number && kontonummer.numbers[row] && !iban.ibans[row]),
  );
  const withPairs = ibans.flatMap(({ place }) => apart.map((pair) => ({ iban: place, ...columnsOf(pair) })));
  const all = needsPair ? [...withPairs, ...alone] : [...alone, ...withPairs];
  return { candidates: all.slice(0, MAX_CANDIDATES), isCertain: more.length === 0 && !needsPair };
}

/** Whether the numbers of most rows give the IBAN of the row. */
function isSameAccount({ ibans }: ColumnFacts, { blz, kontonummer, rows }: Pair, banks: CheckingBanks) {
  const same = ibans.filter(
    (iban, row) => iban && banks.ibanOf(blz.numbers[row] ?? '', kontonummer.numbers[row] ?? '') === iban,
  ).length;
  return same > 0 && same >= rows * HALF;
}

/** All pairs that are possible, the likeliest first. */
function pairsOf(columns: readonly ColumnFacts[], banks: CheckingBanks): readonly Pair[] {
  const numeric = columns.filter(({ filled, numbers, names }) => {
    const found = count(numbers, Boolean);
    return found > filled * HALF || (found > 0 && (names.has('blz') || names.has('kontonummer')));
  });
  const blzs = numeric.filter(({ blzs, filled, names }) => blzs > (names.has('blz') ? 0 : filled * HALF));
  const namedBlzs = blzs.filter(({ names }) => names.has('blz'));
  const pairs = firstFilled(namedBlzs, blzs).flatMap((blz) => {
    const others = numeric.filter((column) => column !== blz);
    const named = others.filter(({ names }) => names.has('kontonummer'));
    const unnamed = others.filter(({ names }) => !names.has('other') && !names.has('blz'));
    return firstFilled(named, unnamed, others).map((kontonummer) => pairOf(blz, kontonummer, banks));
  });
  const score = ({ isNamed, valid, blz, kontonummer }: Pair) =>
    Number(isNamed) * 10 +
    2 * Number(haveCommonWord(blz.title, kontonummer.title)) +
    valid -
    Math.abs(blz.place - kontonummer.place) / 1000 -
    // If there are two columns of Bankleitzahlen, the account number more likely follows its own.
    Number(kontonummer.place < blz.place) / 2000;
  return pairs.filter(({ rows }) => rows > 0).sort((one, other) => score(other) - score(one));
}

/** Whether two columns share no word, but one of them shares one with its partner in another candidate. */
export function isCrossPair(
  { blz = -1, kontonummer = -1 }: ListColumns,
  candidates: readonly ListColumns[],
  header: readonly string[],
): boolean {
  const belong = (one = -1, other = -1) => haveCommonWord(header[one] ?? '', header[other] ?? '');
  const hasOther = (pair: ListColumns) =>
    (pair.blz === blz || pair.kontonummer === kontonummer) && belong(pair.blz, pair.kontonummer);
  return !belong(blz, kontonummer) && candidates.some(hasOther);
}

/** „BLZ neu“ and „Konto neu“ belong together, and so do „BLZ1“ and „Konto1“. */
export function haveCommonWord(one: string, other: string): boolean {
  const words = (title: string): readonly string[] => title.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return words(one).some((word) => words(other).includes(word));
}

const firstFilled = (...choices: readonly (readonly ColumnFacts[])[]) =>
  choices.find(({ length }) => length > 0) ?? [];

type Pair = ReturnType<typeof pairOf>;

/** Bankleitzahl and account number in two columns. */
function pairOf(blz: ColumnFacts, kontonummer: ColumnFacts, banks: CheckingBanks) {
  const both = blz.numbers.flatMap((number, row) => {
    const other = kontonummer.numbers[row];
    return number && other && /^\d{8}$/.test(number) && banks.isBlz(number) ? [[number, other] as const] : [];
  });
  const right = count(both, ([one, other]) => isTelling(one, other, banks));
  const wrong = count(both, ([one, other]) => banks.check(one, other) === 'invalid');
  return {
    blz,
    kontonummer,
    /** How many rows have both. */
    rows: both.length,
    /** In how many of these the check digit of the account is evidence. */
    evidence: right + wrong,
    /** The share of the rows with evidence in which it is right. */
    valid: right + wrong > 0 ? right / (right + wrong) : 0,
    isNamed: blz.names.has('blz') && kontonummer.names.has('kontonummer'),
  };
}

/** The check digit is the last digit, or the one before a sub-account of two digits. */
const CHANGES = [1, 10, 100];

/** Whether the check digit fits, and would not fit another number: some banks have none, so every number fits. */
function isTelling(blz: string, kontonummer: string, banks: CheckingBanks): boolean {
  if (banks.check(blz, kontonummer) !== 'valid') return false;
  return CHANGES.some((change) => banks.check(blz, String(Number(kontonummer) + change)) === 'invalid');
}

function certainPair(pairs: readonly Pair[], columns: readonly ColumnFacts[], banks: CheckingBanks) {
  const [best, ...others] = pairs;
  if (!best) return undefined;
  if (best.isNamed) {
    if (others.some(({ isNamed }) => isNamed)) return undefined;
    // Another column whose check digits fit, while those of the named one don't, may have the accounts.
    const isDoubtful =
      best.evidence >= MIN_ROWS &&
      best.valid < HALF &&
      rivals(best, columns, banks).some(({ valid }) => valid >= MOST);
    return isDoubtful ? undefined : best;
  }
  const isAlone =
    others.length === 0 &&
    rivals(best, columns, banks).every(({ kontonummer }) => kontonummer.names.has('other'));
  const isBest = isConfirmed(best, isAlone ? MIN_ROWS : MIN_ROWS_AMONG_NUMBERS);
  return isBest && others.every(({ valid }) => valid < CHANCE) ? best : undefined;
}

const isConfirmed = ({ evidence, valid }: Pair, minRows: number) =>
  (evidence >= minRows && valid >= MOST) || (evidence * valid >= MANY_ROWS && valid >= MANY_SHARE);

/** The pairs of the same Bankleitzahlen with each other column that has numbers. */
const rivals = ({ blz, kontonummer }: Pair, columns: readonly ColumnFacts[], banks: CheckingBanks) =>
  columns
    .filter((column) => column !== blz && column !== kontonummer)
    .map((column) => pairOf(blz, column, banks))
    .filter(({ rows }) => rows > 0);

function hasAccount(columns: readonly ColumnFacts[], chosen: ListColumns, row: number): boolean {
  const factsAt = (place = -1) => columns[place];
  const places = [chosen.iban, chosen.blz, chosen.kontonummer];
  if (places.some((place) => factsAt(place)?.ibans[row] !== undefined)) return true;
  return [chosen.blz, chosen.kontonummer].every((place) => factsAt(place)?.numbers[row] !== undefined);
}
