import { isKontonummer, isOneBlz } from './grouping.ts';
import type { OwnedNumber } from './owners.ts';
import { type KnownBanks, pairs, type Reading, refused, unclear } from './reading.ts';

/** A number with fewer digits and no label may be the number of a row, or a year. */
export const MIN_DIGITS = 5;
/** Before the Bankleitzahl or beside words, five digits may be a postcode: „commerzbank, 50667 köln“. */
export const MIN_DIGITS_OF_TEXT = 6;

/** The numbers that have labels, each once. */
export interface Labelled {
  readonly blz: readonly string[];
  readonly kontonummer: readonly string[];
  /** All numbers but those of other words, in the order of the text. */
  readonly inOrder: readonly string[];
  /** Whether the text has words besides labels. */
  readonly hasWords: boolean;
}

/** Reads a text in which Bankleitzahl, account number or both lack a label. */
export function readFree(
  { blz, kontonummer, inOrder, hasWords }: Labelled,
  free: readonly OwnedNumber[],
  isPlain: boolean,
  banks: KnownBanks,
): Reading {
  const said = new Set([...blz, ...kontonummer].map(withoutZeros));
  const rest = distinctBy(free).filter(({ digits }) => !said.has(withoutZeros(digits)));
  const numbers = rest.filter(({ number }) => number);
  const isShaped = ({ number = '' }: OwnedNumber) => isOneBlz(number, false);
  const isKnown = (one: OwnedNumber) => isShaped(one) && banks.isBlz(one.digits);
  const known = numbers.filter(isKnown);
  // In a text of nothing but two numbers, the only one of eight digits is the Bankleitzahl, even if no bank has it.
  const shaped = numbers.filter(isShaped);
  const isOnlyShaped = shaped.length === 1 && isPlain && numbers.length === 2;
  const banksFound = isOnlyShaped ? shaped : known;
  const blzs = blz.length > 0 ? blz : banksFound.map(digitsIn);
  // „1234567/00“: the tail alone is no account, and may be part of the number before, unless that is a Bankleitzahl.
  const others = numbers.flatMap((number, index) => {
    const next = numbers[index + 1];
    const before = numbers[index - 1]?.digits ?? '';
    if (!number.number || !isKontonummer(number.number) || (isTail(number) && !blzs.includes(before)))
      return [];
    const isJoined = next && isTail(next) && blzs.some((blz) => blz !== number.digits);
    return isJoined ? [number.digits, number.digits + next.digits] : [number.digits];
  });
  const candidates = pairs(blzs, kontonummer.length > 0 ? kontonummer : others, inOrder);
  const unusable = rest.find(({ number, fault }) => !number && fault);
  if (isPlain && unusable?.fault && candidates.length === 0) return refused(unusable.fault, unusable.found);
  const [only, ...more] = candidates;
  if (
    only &&
    more.length === 0 &&
    isPlain &&
    !unusable &&
    // Two Bankleitzahlen, of which one has no label: „BLZ 12030000, 10070024“.
    !banks.isBlz(only.kontonummer) &&
    rest.length <= 2 - blz.length - kontonummer.length
  ) {
    const [first] = free;
    const isBefore =
      blz.length === 0 && first && withoutZeros(first.digits) === withoutZeros(only.kontonummer);
    const minimum = isBefore || hasWords ? MIN_DIGITS_OF_TEXT : MIN_DIGITS;
    if (kontonummer.length > 0 || only.kontonummer.length >= minimum) return { code: 'account', ...only };
  }
  const likely = isPlain
    ? candidates
    : candidates.filter((pair) => kontonummer.length > 0 || pair.kontonummer.length >= MIN_DIGITS);
  const isOpen = isPlain && kontonummer.length > 0 && numbers.length > 0;
  if (likely.length > 0 || isOpen) return unclear(likely);
  return readSingle(blz, kontonummer, isPlain ? rest : [], free.length > rest.length, isKnown);
}

/** Reads a Bankleitzahl or an account number alone. */
function readSingle(
  blz: readonly string[],
  kontonummern: readonly string[],
  free: readonly OwnedNumber[],
  isRepeated: boolean,
  isKnown: (number: OwnedNumber) => boolean,
): Reading {
  if (blz.length + kontonummern.length > 1) return unclear([]);
  if (blz[0]) return { code: 'incomplete', blz: blz[0] };
  if (kontonummern[0]) return { code: 'incomplete', kontonummer: kontonummern[0] };
  const [only, ...more] = free;
  if (!only) return { code: 'nothing' };
  if (more.length > 0 || !only.number) return unclear([]);
  if (isKnown(only)) return { code: 'incomplete', blz: only.digits };
  const kontonummer = only.digits;
  return isKontonummer(only.number) && !isRepeated ? { code: 'incomplete', kontonummer } : unclear([]);
}

export const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

const isTail = ({ gap, digits }: OwnedNumber) => gap === '/' && digits.length < 4;

const digitsIn = ({ digits }: OwnedNumber) => digits;

/** The digits of numbers, each number once. */
export const distinct = (numbers: readonly OwnedNumber[]) =>
  distinctBy(numbers).map(digitsIn).filter(Boolean);

/** Each number once, however many leading zeros it has. */
function distinctBy(numbers: readonly OwnedNumber[]): readonly OwnedNumber[] {
  const said = new Set<string>();
  return numbers.filter(({ digits }) => {
    const key = withoutZeros(digits);
    const isNew = key === '' || !said.has(key);
    said.add(key);
    return isNew;
  });
}
