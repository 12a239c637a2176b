import type { CheckingBanks } from '../answers/known-banks.ts';
import { type ColumnFacts, count, factsOf, isOfBoth } from './column-facts.ts';
import type { ListColumns, ListRow } from './list.ts';

const MAX_CANDIDATES = 12;
/** Check digits of fewer rows are not evidence: one number in five has a check digit that fits by chance. */
const MIN_ROWS = 3;
/** With several columns of numbers, more rows are needed to tell which has the accounts. */
const MIN_ROWS_AMONG_NUMBERS = 8;
const MOST = 0.9;
const HALF = 0.5;
/** A pair with this many right check digits may have more wrong ones: MANY_SHARE must be right instead of MOST. */
const MANY_ROWS = 20;
const MANY_SHARE = 0.65;
/**
 * A pair whose columns have no names is certain only if in every other pair, a smaller share of check digits is right.
 */
const CHANCE = 0.35;

/**
 * Finds the columns that hold accounts, by their names, their content and the check digits together.
 *
 * @param header the row with the names of the columns, if the list has one
 * @param rows the first rows, without the header
 * @param inText whether IBANs inside longer texts count, too
 * @returns the possible choices of columns, the likeliest first; whether the first is certain; and in how many of the
 *   rows it has an account. null if no column has IBANs, and none has account numbers beside known Bankleitzahlen
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
  const ibans = columns.filter((column) => hasIbans(column) && (width > 1 || column.accounts.some(isIban)));
  const pairs = pairsOf(columns, banks);
  const pair = certainPair(pairs, columns, banks);
  const choice = chooseAmong(ibans, pairs, pair, banks);
  const [first] = choice.candidates;
  if (!first) return null;
  return { ...choice, matches: count([...rows.keys()], (row) => hasAccount(columns, first, row)) };
}

/** An account in one cell is an IBAN, or the two numbers with a space between. Only an IBAN begins with a letter. */
const isIban = (account: string | undefined) => /^[A-Z]/.test(account ?? '');

/**
 * Whether a column holds IBANs or whole accounts: most filled cells have one; or at least one does, and the name of the
 * column says so. A column named „Kontonummer“ may have a few IBANs of accounts abroad: those are not enough.
 */
function hasIbans({ names, title, filled, accounts }: ColumnFacts): boolean {
  const found = count(accounts, (account) => account !== undefined);
  return (
    found > 0 &&
    (found > filled * HALF || isOfBoth(title) || (names.has('iban') && !names.has('kontonummer')))
  );
}

/**
 * The possible choices of columns, the likeliest first, and whether the first is certain.
 *
 * @param ibans the columns with IBANs or whole accounts
 * @param certain one of the pairs, if it is certain
 */
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
  const pairsBeside = pairs.filter(({ blz, kontonummer }) => blz !== iban && kontonummer !== iban);
  // The certain pair, or else the first pair that gives the same IBANs as the IBAN column.
  const likely = certain ?? pairsBeside.find((pair) => isSameAccount(iban, pair, banks));
  // In the export of a bank, the IBAN column may have the IBAN of the person who exports. The other party's account is
  // then in the pair, and the visitor must choose.
  const isOfOther = likely && !iban.names.has('iban') && !isSameAccount(iban, likely, banks);
  if (more.length === 0 && likely && isOfOther)
    return {
      candidates: [columnsOf(likely), { iban: iban.place, ...columnsOf(likely) }, { iban: iban.place }],
      isCertain: false,
    };
  // The IBAN column and the pair have the same accounts: both are used.
  if (more.length === 0 && likely && pairsBeside.includes(likely))
    return { candidates: [{ iban: iban.place, ...columnsOf(likely) }], isCertain: true };
  const alone = ibans.map(({ place }) => ({ iban: place }));
  // If a row has no IBAN, its account is in other columns.
  const needsPair = pairsBeside.some(({ blz, kontonummer }) =>
    blz.numbers.some((number, row) => number && kontonummer.numbers[row] && !iban.accounts[row]),
  );
  const withPairs = ibans.flatMap(({ place }) =>
    pairsBeside.map((pair) => ({ iban: place, ...columnsOf(pair) })),
  );
  const all = needsPair ? [...withPairs, ...alone] : [...alone, ...withPairs];
  return { candidates: all.slice(0, MAX_CANDIDATES), isCertain: more.length === 0 && !needsPair };
}

/** Whether in most rows, the two numbers give the IBAN of the same row. */
function isSameAccount({ accounts }: ColumnFacts, { blz, kontonummer, rows }: Pair, banks: CheckingBanks) {
  const same = accounts.filter(
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
  const score = ({ isNamed, rightShare, blz, kontonummer }: Pair) =>
    Number(isNamed) * 10 +
    2 * Number(haveCommonWord(blz.title, kontonummer.title)) +
    rightShare -
    Math.abs(blz.place - kontonummer.place) / 1000 -
    // An account number stands after its own Bankleitzahl more often than before it.
    Number(kontonummer.place < blz.place) / 2000;
  return pairs.filter(({ rows }) => rows > 0).sort((one, other) => score(other) - score(one));
}

/**
 * Whether the two columns belong to different accounts, as „BLZ neu“ and „Konto alt“: their names have no common word,
 * but another candidate pairs one of them with a column whose name has one, „BLZ neu“ with „Konto neu“.
 */
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
    /** How many rows have a known Bankleitzahl and an account number. */
    rows: both.length,
    /** In how many of these rows the check digit of the account number is evidence. */
    evidence: right + wrong,
    /** The share of the rows with evidence in which the check digit is right. */
    rightShare: right + wrong > 0 ? right / (right + wrong) : 0,
    isNamed: blz.names.has('blz') && kontonummer.names.has('kontonummer'),
  };
}

/**
 * What isTelling() adds to an account number, to change its check digit: that is the last digit (1), the last but one
 * (10), or the one before a sub-account of two digits (100).
 */
const CHANGES = [1, 10, 100];

/**
 * Whether the check digit is right, and another would be wrong: at a bank without check digits, every number is right.
 */
function isTelling(blz: string, kontonummer: string, banks: CheckingBanks): boolean {
  if (banks.check(blz, kontonummer) !== 'valid') return false;
  return CHANGES.some((change) => banks.check(blz, String(Number(kontonummer) + change)) === 'invalid');
}

/** The likeliest pair if it is certain; otherwise undefined. */
function certainPair(pairs: readonly Pair[], columns: readonly ColumnFacts[], banks: CheckingBanks) {
  const [best, ...others] = pairs;
  if (!best) return undefined;
  if (best.isNamed) {
    if (others.some(({ isNamed }) => isNamed)) return undefined;
    // The column named „Konto“ has wrong check digits, and another column beside the same Bankleitzahlen right ones.
    const isDoubtful =
      best.evidence >= MIN_ROWS &&
      best.rightShare < HALF &&
      otherPairs(best, columns, banks).some(({ rightShare }) => rightShare >= MOST);
    return isDoubtful ? undefined : best;
  }
  // No other column can have the account numbers: those that have numbers are named as something else.
  const isAlone =
    others.length === 0 &&
    otherPairs(best, columns, banks).every(({ kontonummer }) => kontonummer.names.has('other'));
  const isBest = isConfirmed(best, isAlone ? MIN_ROWS : MIN_ROWS_AMONG_NUMBERS);
  return isBest && others.every(({ rightShare }) => rightShare < CHANCE) ? best : undefined;
}

// evidence * rightShare is the number of right check digits.
const isConfirmed = ({ evidence, rightShare }: Pair, minRows: number) =>
  (evidence >= minRows && rightShare >= MOST) ||
  (evidence * rightShare >= MANY_ROWS && rightShare >= MANY_SHARE);

/** The Bankleitzahlen of a pair, paired with each of the other columns that have numbers beside them. */
const otherPairs = ({ blz, kontonummer }: Pair, columns: readonly ColumnFacts[], banks: CheckingBanks) =>
  columns
    .filter((column) => column !== blz && column !== kontonummer)
    .map((column) => pairOf(blz, column, banks))
    .filter(({ rows }) => rows > 0);

function hasAccount(columns: readonly ColumnFacts[], chosen: ListColumns, row: number): boolean {
  const factsAt = (place = -1) => columns[place];
  const places = [chosen.iban, chosen.blz, chosen.kontonummer];
  if (places.some((place) => factsAt(place)?.accounts[row] !== undefined)) return true;
  return [chosen.blz, chosen.kontonummer].every((place) => factsAt(place)?.numbers[row] !== undefined);
}
