import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import type { OwnedNumber } from './owners.ts';
import { type Labelled, MIN_DIGITS } from './read-free.ts';
import { type KnownBanks, pairs, type Reading, unclear } from './reading.ts';

/** Both numbers have a label. */
export function readLabelled(
  numbers: readonly OwnedNumber[],
  labelled: Labelled,
  banks: KnownBanks,
  isExplained: boolean,
): Reading {
  const [blz = ''] = labelled.blz;
  /** Whether the bank's rule takes a sub-account of two zeros as said: „1234567/00“. */
  const isSameAccount = (one: string, other: string) => {
    const iban = banks.ibanOf(blz, one);
    return iban !== null && iban === banks.ibanOf(blz, other);
  };
  // The number behind may be another account, or belong to this one: „Kto 532013000, 532013001“, „Kto 1234567/00“.
  const blzLabelled = new Set(labelled.blz);
  let isOpen = !isExplained;
  const others = numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    const { owner, gap = '', digits, fault } = number;
    if (owner || number.gap === undefined || !before || blzLabelled.has(digits)) return [];
    // A row below has no labels: „BLZ;Konto“, „10070024;4279725“, „10070024;5424072“.
    const isInRow = [before, numbers[index + 1]].some(
      (one) => one?.owner === null && banks.isBlz(one.digits),
    );
    if (digits && isInRow) return [digits];
    if (!before.owner) return [];
    if (digits === '') {
      isOpen ||= before.owner !== 'blz' && fault !== 'date' && fault !== 'decimal';
      return [];
    }
    const isLong = digits.length >= MIN_DIGITS;
    // „BLZ 37040044 532013000“, and another account number elsewhere.
    if (before.owner === 'blz') return isLong && /^[ ,:(/-]+$/.test(gap) ? [digits] : [];
    const joined = before.digits + (groupsFrom(numbers, index) || digits);
    if (gap === '/' && isSameAccount(before.digits, joined)) return [];
    isOpen = true;
    return [...(joined.length > MAX_KONTONUMMER_LENGTH ? [] : [joined]), ...(isLong ? [digits] : [])];
  });
  const kontonummern = [...new Set([...labelled.kontonummer, ...others])];
  // „BLZ 37040044/10050000“
  const blzs = numbers.flatMap(({ owner, gap, digits }, index) =>
    !owner &&
    gap !== undefined &&
    numbers[index - 1]?.owner !== 'kontonummer' &&
    !blzLabelled.has(digits) &&
    banks.isBlz(digits)
      ? [digits]
      : [],
  );
  if (blzs.length === 0 && kontonummern.every((number) => number === blz) && banks.isBlz(blz))
    return { code: 'incomplete', blz };
  const pair = numbers.filter(({ isInPair }) => isInPair);
  const mayBeSwapped = pair.length === 2 && banks.isBlz(kontonummern[0] ?? '');
  const isEither = mayBeSwapped && banks.isBlz(blz);
  // „37040044 12“ in the place of an account number is rather a Bankleitzahl and a number.
  const startsWithBlz = labelled.kontonummer.some(
    (number) => number.length > blz.length && number.startsWith(blz),
  );
  if (
    labelled.blz.length === 1 &&
    blzs.length === 0 &&
    kontonummern.length === 1 &&
    !isOpen &&
    !isEither &&
    !startsWithBlz
  ) {
    const [kontonummer = ''] = kontonummern;
    return mayBeSwapped
      ? { code: 'account', blz: kontonummer, kontonummer: blz }
      : { code: 'account', blz, kontonummer };
  }
  return unclear([
    ...pairs([...labelled.blz, ...blzs], kontonummern),
    ...(isEither ? pairs(kontonummern, labelled.blz) : []),
  ]);
}

/** Between groups that may belong to one number: 532 - 013 - 000, or each on a line. */
const WIDE_GAP = /^(?: *- *| {2,}|\n)$/;

/** The digits of the groups that follow behind wide gaps, from this one on; `''` for none. */
function groupsFrom(numbers: readonly OwnedNumber[], index: number): string {
  const rest = numbers.slice(index, index + MAX_KONTONUMMER_LENGTH);
  const end = rest.findIndex(({ owner, gap = '' }) => owner !== null || !WIDE_GAP.test(gap));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ digits }) => digits)
    .join('');
}
