import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { bankWords, CHANGE, SUB_ACCOUNT } from './labels.ts';
import type { OwnedNumber } from './owners.ts';
import { type Labelled, MIN_DIGITS, MIN_DIGITS_OF_TEXT } from './read-free.ts';
import { type KnownBanks, pairs, type Reading, unclear } from './reading.ts';

/** Reads the numbers of a text in which a Bankleitzahl and an account number have labels. */
export function readLabelled(
  numbers: readonly OwnedNumber[],
  labelled: Labelled,
  banks: KnownBanks,
  isExplained: boolean,
): Reading {
  const [blz = ''] = labelled.blz;
  const others = otherKontonummern(numbers, labelled, banks);
  const kontonummern = [...new Set([...labelled.kontonummer, ...others.kontonummern])];
  const blzs = otherBlzs(numbers, labelled, banks);
  if (blzs.length === 0 && kontonummern.every((number) => number === blz) && banks.isBlz(blz))
    return { code: 'incomplete', blz };
  const isOfOther = banks.isBlz(kontonummern[0] ?? '');
  // „BLZ: 532 + 013, Konto: 37040044“ must not give account 532. A number in front may belong to the label after it.
  const isUnclear =
    isOfOther && numbers.some(({ owner, gap }, index) => !owner && (gap !== undefined || !index));
  const mayBeSwapped = isOfOther && hasPair(numbers);
  const isEither = mayBeSwapped && banks.isBlz(blz);
  // „Konto 37040044 12“ is probably not one number, but the Bankleitzahl and another number.
  const startsWithBlz = labelled.kontonummer.some(
    (number) => number.length > blz.length && number.startsWith(blz),
  );
  const isOpen = !isExplained || others.isOpen || isUnclear || isEither || startsWithBlz;
  if (labelled.blz.length === 1 && blzs.length === 0 && kontonummern.length === 1 && !isOpen) {
    const [kontonummer = ''] = kontonummern;
    return mayBeSwapped
      ? { code: 'account', blz: kontonummer, kontonummer: blz }
      : { code: 'account', blz, kontonummer };
  }
  return unclear([
    ...pairs([...labelled.blz, ...blzs], kontonummern, labelled.inOrder),
    ...(isEither ? pairs(kontonummern, labelled.blz, labelled.inOrder) : []),
  ]);
}

const hasPair = (numbers: readonly OwnedNumber[]) => numbers.some(({ isInPair }) => isInPair);

/**
 * The account numbers that numbers without a label may mean, and whether one leaves open what the account is. After a
 * number with a label, it may be another account, „Kto 532013000, 532013001“, or belong to this one, „Kto 1234567/00“.
 */
function otherKontonummern(
  numbers: readonly OwnedNumber[],
  labelled: Labelled,
  banks: KnownBanks,
): { readonly kontonummern: readonly string[]; readonly isOpen: boolean } {
  const [blz = ''] = labelled.blz;
  const [konto = ''] = labelled.kontonummer;
  /** Whether two account numbers give the same IBAN. Some rules append the sub-account, so „1234567/00“ is 1234567. */
  const isSameAccount = (one: string, other: string) => {
    const iban = banks.ibanOf(blz, one);
    return iban !== null && iban === banks.ibanOf(blz, other);
  };
  const blzs = new Set(labelled.blz);
  const isPair = hasPair(numbers);
  let isOpen = false;
  const kontonummern = numbers.flatMap((number, index) => {
    const { owner, gap, digits, fault, found, between } = number;
    const last = numbers[index - 1];
    isOpen ||= !owner && mayBeSubAccount(number, last) && !isSameAccount(konto, konto + digits);
    // „37,040,044“ is one number, but read as three.
    isOpen ||= gap === ',' && /^\d{3}\b/.test(found) && /^\d{1,3}$/.test(last?.digits ?? '');
    if (owner || gap === undefined || blzs.has(digits)) return [];
    // A date in between does not count: „ab 1.1.2025: 532013001“.
    const before = last?.fault === 'date' && last.gap ? numbers[index - 2] : last;
    if (!before) return digits.length >= MIN_DIGITS_OF_TEXT ? [digits] : [];
    // A later row of a table has no labels: „BLZ;Konto“, „10070024;4279725“, „10070024;5424072“.
    const isInRow = [before, numbers[index + 1]].some(
      (one) => one?.owner === null && banks.isBlz(one.digits),
    );
    if (digits && isInRow) return [digits];
    if (!before.owner) return [];
    if (digits === '') {
      // An amount after a space or a word is none of its digits; „3700,0404,04“ may be.
      const isApart = fault === 'date' || (fault === 'decimal' && gap !== ',');
      isOpen ||= (before.owner !== 'blz' || /[→⇒➜>*]/.test(gap)) && !isApart;
      return [];
    }
    const isLong = digits.length >= MIN_DIGITS;
    // An account number after the Bankleitzahl, „BLZ 37040044 532013000“, while another number has the label.
    if (before.owner === 'blz') return isLong && (isPair || /^[ ,.:!(/-]+$/.test(gap)) ? [digits] : [];
    const joined = before.digits + (groupsFrom(numbers, index) || digits);
    if (gap === '/' && isSameAccount(before.digits, joined)) return [];
    isOpen = true;
    // After another word, „Konto 1 von 3“, it is not part of the number.
    const mayJoin = between.count === 0 || SUB_ACCOUNT.test(between.words[between.count - 1] ?? '');
    const isPart = mayJoin && joined.length <= MAX_KONTONUMMER_LENGTH;
    return [...(isPart ? [joined] : []), ...(isLong ? [digits] : [])];
  });
  return { kontonummern, isOpen };
}

/** Other Bankleitzahlen: „BLZ 37040044/10050000“, „BLZ 37040044 wird durch Berliner Sparkasse 10050000 ersetzt“. */
function otherBlzs(
  numbers: readonly OwnedNumber[],
  labelled: Labelled,
  banks: KnownBanks,
): readonly string[] {
  const blzs = new Set(labelled.blz);
  return numbers.flatMap(({ owner, gap, digits, between: { words, count } }, index) => {
    if (owner || blzs.has(digits) || !banks.isBlz(digits)) return [];
    const word = words[count - 1];
    const isOfBank = word
      ? CHANGE.test(word) || bankWords(() => [banks.namesOf(digits)])(word)
      : gap === undefined && index > 0;
    return isOfBank || (gap !== undefined && numbers[index - 1]?.owner !== 'kontonummer') ? [digits] : [];
  });
}

/** Whether a number may be a sub-account: „Unterkonto 01“, „BLZ 37040044 / 01“. */
const mayBeSubAccount = (
  { digits, gap = '', between: { words, count } }: OwnedNumber,
  before?: OwnedNumber,
) =>
  /^\d{2,3}$/.test(digits) &&
  (SUB_ACCOUNT.test(words[count - 1] ?? '') ||
    (before?.owner === 'blz' && /^0\d$/.test(digits) && /^(?: ?[/-] ?| )$/.test(gap)));

/** What separates groups that may be one number: 532 - 013 - 000, or each on a line. */
const WIDE_GAP = /^(?: *- *| {2,}|\n)$/;

/** The digits of this group and those after it, while a wide gap is before each; `''` if this one has none. */
function groupsFrom(numbers: readonly OwnedNumber[], index: number): string {
  const rest = numbers.slice(index, index + MAX_KONTONUMMER_LENGTH);
  const end = rest.findIndex(({ owner, gap = '' }) => owner !== null || !WIDE_GAP.test(gap));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ digits }) => digits)
    .join('');
}
