import { MAX_KONTONUMMER_LENGTH } from '../iban/german.ts';
import { digitsOf, isOneBlz, isOneKontonummer } from './grouping.ts';
import { bankWords } from './labels.ts';
import { type Owned, type OwnedNumber, ownersOf, type WordsBefore } from './owners.ts';
import { readIban } from './read-iban.ts';
import { type Account, type KnownBanks, type Reading, refused, unclear } from './reading.ts';
import { isTooLong, isTurned, type Token, tokensOf } from './tokens.ts';

// The rule by which an account is read in a text:
//
// 1. A number counts with all that is glued to it. With letters, a sign or a mask, it is not a number to use.
// 2. A number belongs to what stands before it. A label for accounts makes it a number of an account; any other word makes it
//    a number of that word, for the rest of the line. So a label that is not known hides a number, and invents none.
// 3. If both numbers have a label, others in the text do not matter.
// 4. A number without a label takes part only if nothing in the text could be its owner: the text has no words but
//    labels and the name of the bank.
// 5. What could be two accounts is asked.

/** So many Bankleitzahlen are enough for a question. */
const MAX_BANKS = 6;
/** Fewer digits without a label may be a row's number or a year; before the Bankleitzahl, a postcode, too. */
const MIN_DIGITS = 5;
const MIN_DIGITS_BEFORE_BLZ = 6;
/** „Die letzten 5 Stellen der Kontonummer“: the number may have more digits than the text says. */
const OF_DIGITS = /^(?:end)?(?:stellen|ziffern)$/iu;

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them. Nothing is
 * checked: that is the calculator's task.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  const fault = isTooLong(text) ? 'length' : isTurned(text) ? 'direction' : undefined;
  if (fault) return /\d/.test(text) ? refused(fault, text) : { code: 'nothing' };
  const tokens = tokensOf(text);
  const owned = ownersOf(tokens, banks);
  const numbers = readNumbers(owned, banks);
  if (owned.ibans.length > 0) return readIban(owned, numbers, banks);
  if (numbers.code === 'account' && owned.words.some((word) => OF_DIGITS.test(word))) return unclear([]);
  // Beside words, a number without a label is asked about, if it is no postcode, year or house number.
  const isFree = 'kontonummer' in numbers && owned.words.length > 0 && !owned.numbers[0]?.owner;
  if (numbers.code !== 'nothing' && !isFree) return numbers;
  const { length } = loneNumber(tokens) ?? '';
  return length >= (isFree ? 1 : MIN_DIGITS_BEFORE_BLZ) ? unclear([]) : numbers;
}

/**
 * The only number of a text, which may be the account number: „Haspa 1234567“.
 *
 * @returns undefined, too, if it has a name: „Kundennr. 1234567“
 */
export function loneNumber(tokens: readonly Token[]): string | undefined {
  const numbers = tokens.filter(({ kind }) => kind === 'number' || kind === 'unusable');
  const [number] = numbers;
  if (numbers.length !== 1 || number?.kind !== 'number' || !isOneKontonummer(number, false)) return undefined;
  const before = tokens[tokens.indexOf(number) - 1];
  const isNamed =
    before?.kind !== 'label' && (number.gap.includes(':') || /n(?:umme)?r$/i.test(before?.text ?? ''));
  const digits = digitsOf(number);
  return isNamed || digits.length > MAX_KONTONUMMER_LENGTH ? undefined : digits;
}

function readNumbers(owned: Owned, banks: KnownBanks): Reading {
  const ownedBy = (owner: OwnedNumber['owner']) => owned.numbers.filter((number) => number.owner === owner);
  const [blzs, kontos, others] = [ownedBy('blz'), ownedBy('kontonummer'), ownedBy(null)];
  // Words between a label and its number must be the bank's.
  const isBankWord = bankWords([...blzs, ...others].map(({ digits }) => banks.namesOf(digits)));
  /** How many words of a line belong to the bank, before the first that does not. */
  const own = new Map<WordsBefore['words'], number>();
  const isOwn = ({ between: { words, count } }: OwnedNumber) => {
    const known = own.get(words) ?? words.findIndex((word) => !isBankWord(word));
    own.set(words, known);
    return known < 0 || known >= count;
  };
  const [ownBlzs, ownKontos, free] = [blzs.filter(isOwn), kontos.filter(isOwn), others.filter(isOwn)];
  const unusable = [...ownBlzs, ...ownKontos].find(({ number }) => !number);
  if (unusable?.fault) return refused(unusable.fault, unusable.found);
  const labelled = {
    blz: distinct(ownBlzs),
    kontonummer: distinct(ownKontos),
  };
  // What is directly beside an account number must be explained.
  const isExplained = ({ beside }: OwnedNumber) => beside.every(isBankWord);
  if (unusable) return unclear(pairs(labelled.blz, labelled.kontonummer));
  // Beside „Konto des Absenders 4711“, a Bankleitzahl may be that account's.
  const isClear = kontos.length === ownKontos.length && ownKontos.every(isExplained);
  if (labelled.blz.length > 0 && labelled.kontonummer.length > 0)
    return readLabelled(owned.numbers, labelled, banks, isClear);
  const isOpen = owned.numbers.some(
    ({ owner, gap }, index) =>
      !owner && gap !== undefined && owned.numbers[index - 1]?.owner === 'kontonummer',
  );
  const isPlain = owned.numbers.every(isExplained) && owned.words.every(isBankWord);
  const reading = readFree(labelled, free, isPlain, banks);
  if (reading.code === 'incomplete' && 'kontonummer' in reading && (isOpen || !isClear)) return unclear([]);
  // Numbers behind words are not used, but a Bankleitzahl among them may be asked about.
  return reading.code === 'nothing' ? readFree(labelled, others, false, banks) : reading;
}

interface Labelled {
  readonly blz: readonly string[];
  readonly kontonummer: readonly string[];
}

/** Both numbers have a label. */
function readLabelled(
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
    if (owner || number.gap === undefined || !before?.owner || blzLabelled.has(digits)) return [];
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
    !owner && gap !== undefined && numbers[index - 1]?.owner === 'blz' && banks.isBlz(digits) ? [digits] : [],
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

/** Between groups that may belong to one number: 532 - 013 - 000. */
const WIDE_GAP = /^(?: *- *| {2,})$/;

/** The digits of the groups that follow behind wide gaps, from this one on; `''` for none. */
function groupsFrom(numbers: readonly OwnedNumber[], index: number): string {
  const rest = numbers.slice(index, index + MAX_KONTONUMMER_LENGTH);
  const end = rest.findIndex(({ owner, gap = '' }) => owner !== null || !WIDE_GAP.test(gap));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(digitsIn)
    .join('');
}

/** At least one of the two numbers has no label. */
function readFree(
  { blz, kontonummer }: Labelled,
  free: readonly OwnedNumber[],
  isPlain: boolean,
  banks: KnownBanks,
): Reading {
  const said = new Set([...blz, ...kontonummer].map(withoutZeros));
  const rest = distinctBy(free).filter(({ digits }) => !said.has(withoutZeros(digits)));
  const numbers = rest.filter(({ number }) => number);
  const isShaped = ({ number }: OwnedNumber) => number !== undefined && isOneBlz(number, false);
  const isKnown = (one: OwnedNumber) => isShaped(one) && banks.isBlz(one.digits);
  const known = numbers.filter(isKnown);
  // In a text of nothing but two numbers, the only one of eight digits is the Bankleitzahl, even if no bank has it.
  const shaped = numbers.filter(isShaped);
  const banksFound =
    blz.length > 0
      ? []
      : known.length > 0
        ? known
        : shaped.length === 1 && isPlain && numbers.length === 2
          ? shaped
          : [];
  const blzs = blz.length > 0 ? blz : banksFound.map(digitsIn);
  // „1234567/00“: the tail alone is no account, and may be part of the number before.
  const others = numbers.flatMap((number, index) => {
    const next = numbers[index + 1];
    const joined = next && isTail(next) ? [number.digits + next.digits] : [];
    return isKontonummer(number) && !isTail(number) ? [number.digits, ...joined] : [];
  });
  const candidates = pairs(blzs, kontonummer.length > 0 ? kontonummer : others);
  const unusable = rest.find(({ number, fault }) => !number && fault);
  if (isPlain && unusable?.fault && candidates.length === 0) return refused(unusable.fault, unusable.found);
  const [only, ...more] = candidates;
  if (
    only &&
    more.length === 0 &&
    isPlain &&
    !unusable &&
    rest.length <= 2 - blz.length - kontonummer.length
  ) {
    const [first] = free;
    const isBefore =
      blz.length === 0 && first && withoutZeros(first.digits) === withoutZeros(only.kontonummer);
    const minimum = isBefore ? MIN_DIGITS_BEFORE_BLZ : MIN_DIGITS;
    if (kontonummer.length > 0 || only.kontonummer.length >= minimum) return { code: 'account', ...only };
  }
  const likely = isPlain
    ? candidates
    : candidates.filter((pair) => kontonummer.length > 0 || pair.kontonummer.length >= MIN_DIGITS);
  const isOpen = isPlain && kontonummer.length > 0 && numbers.length > 0;
  if (likely.length > 0 || isOpen) return unclear(likely);
  return readSingle(blz, kontonummer, isPlain ? rest : [], free.length > rest.length, isKnown);
}

/** A Bankleitzahl or an account number alone. */
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
  return isKontonummer(only) && !isRepeated ? { code: 'incomplete', kontonummer } : unclear([]);
}

const pairs = (blzs: readonly string[], kontonummern: readonly string[]): readonly Account[] =>
  blzs
    .slice(0, MAX_BANKS)
    .flatMap((blz) =>
      kontonummern.filter((kontonummer) => kontonummer !== blz).map((kontonummer) => ({ blz, kontonummer })),
    );

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

const isTail = ({ gap, digits }: OwnedNumber) => gap === '/' && digits.length < 4;

const digitsIn = ({ digits }: OwnedNumber) => digits;

const isKontonummer = ({ number, digits }: OwnedNumber) =>
  number !== undefined && isOneKontonummer(number, false) && digits.length <= MAX_KONTONUMMER_LENGTH;

const distinct = (numbers: readonly OwnedNumber[]) => distinctBy(numbers).map(digitsIn).filter(Boolean);

/** Each number once, however many zeros are in front. */
function distinctBy(numbers: readonly OwnedNumber[]): readonly OwnedNumber[] {
  const said = new Set<string>();
  return numbers.filter(({ digits }) => {
    const key = withoutZeros(digits);
    const isNew = key === '' || !said.has(key);
    said.add(key);
    return isNew;
  });
}
