import { digitsOf, isOneBlz, isOneKontonummer } from './grouping.ts';
import { isBankWord } from './labels.ts';
import { type Owned, type OwnedNumber, ownersOf } from './owners.ts';
import { isTurned } from './plain-text.ts';
import { readIban } from './read-iban.ts';
import { type Account, type KnownBanks, type Reading, unclear } from './reading.ts';
import { tokensOf } from './tokens.ts';

// The rule by which an account is read in a text:
//
// 1. A number counts with all that is glued to it. With letters, a sign or a mask, it is not a number to use.
// 2. A number belongs to what stands before it. A label for accounts makes it a number of an account; any other word makes it
//    a number of that word, for the rest of the line. So a label that is not known hides a number, and invents none.
// 3. If both numbers have a label, others in the text do not matter.
// 4. A number without a label takes part only if nothing in the text could be its owner: the text has no words but
//    labels and the name of the bank.
// 5. What could be two accounts is asked.

/** A longer text is no bank details. */
const MAX_TEXT_LENGTH = 10_000;
/** So many Bankleitzahlen are enough for a question. */
const MAX_BANKS = 6;
const MAX_KONTONUMMER_LENGTH = 10;
/** Fewer digits without a label may be a row's number or a year; before the Bankleitzahl, a postcode, too. */
const MIN_DIGITS = 5;
const MIN_DIGITS_BEFORE_BLZ = 6;
/** Its digits belong to the account number, in a place that only the bank knows. */
const SUB_ACCOUNT = /^(?:unter|sub)-?(?:konto|kto|account)/iu;

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them. Nothing is
 * checked: that is the calculator's task.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  if (text.length > MAX_TEXT_LENGTH) return { code: 'nothing' };
  if (isTurned(text)) {
    const hasDigits = /\d/.test(text);
    return hasDigits ? { code: 'refused', fault: 'direction', found: text.trim() } : { code: 'nothing' };
  }
  const owned = ownersOf(tokensOf(text), banks);
  const numbers = readNumbers(owned, banks);
  return owned.ibans.length > 0 ? readIban(owned, numbers, banks) : numbers;
}

function readNumbers(owned: Owned, banks: KnownBanks): Reading {
  const digits = ({ number }: OwnedNumber) => (number ? digitsOf(number) : '');
  const ownedBy = (owner: OwnedNumber['owner']) => owned.numbers.filter((number) => number.owner === owner);
  const [blzs, kontos, others] = [ownedBy('blz'), ownedBy('kontonummer'), ownedBy(null)];
  // Words between a label and its number must be the bank's.
  const names = distinct([...blzs, ...others].map(digits).filter((number) => banks.isBlz(number)))
    .map((blz) => banks.namesOf(blz))
    .join(' ');
  const isOwn = ({ between }: OwnedNumber) => between.every((word) => isBankWord(word, names));
  const [ownBlzs, ownKontos, free] = [blzs.filter(isOwn), kontos.filter(isOwn), others.filter(isOwn)];
  const refused = [...ownBlzs, ...ownKontos].find(({ number }) => !number);
  if (refused?.fault) return { code: 'refused', fault: refused.fault, found: refused.found };
  const labelled = {
    blz: distinct(ownBlzs.map(digits).filter(Boolean)),
    kontonummer: distinct(ownKontos.map(digits).filter(Boolean)),
  };
  if (refused) return unclear(pairs(labelled.blz, labelled.kontonummer));
  if (labelled.blz.length > 0 && labelled.kontonummer.length > 0)
    return readLabelled(
      {
        ...owned,
        numbers: owned.numbers.filter(isOwn),
      },
      labelled,
      digits,
      banks,
    );
  const isPlain = owned.words.every((word) => isBankWord(word, names));
  const reading = readFree({ ...labelled, free, isPlain }, digits, banks);
  // Numbers behind words are not used, but a Bankleitzahl among them may be asked about.
  return reading.code === 'nothing'
    ? readFree({ ...labelled, free: others, isPlain: false }, digits, banks)
    : reading;
}

/** Both numbers have a label. */
function readLabelled(
  { numbers, words }: Owned,
  labelled: { blz: readonly string[]; kontonummer: readonly string[] },
  digits: (number: OwnedNumber) => string,
  banks: KnownBanks,
): Reading {
  const [blz = ''] = labelled.blz;
  /** Whether the bank's rule takes a sub-account of two zeros as said: „1234567/00“. */
  const isSameAccount = (one: string, other: string) => {
    const iban = banks.ibanOf(blz, one);
    return iban !== null && iban === banks.ibanOf(blz, other);
  };
  // „Kto 532013000, 532013001“ and „Kto 1234567/00“: the number behind may be another account, or belong to this one.
  const others = numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    const own = digits(number);
    if (number.owner || number.gap === undefined || !before?.owner || labelled.blz.includes(own)) return [];
    const isLong = own.length >= MIN_DIGITS;
    // „BLZ 37040044 532013000“, and another account number elsewhere.
    if (before.owner === 'blz') return isLong && number.gap === ' ' ? [own] : [];
    if (number.gap !== '/' && own !== '') return isLong ? [own] : [];
    return [digits(before) + own].filter((both) => !isSameAccount(digits(before), both));
  });
  const kontonummern = distinct([...labelled.kontonummer, ...others]);
  const pair = numbers.filter(({ isInPair }) => isInPair);
  const isSwapped = pair.length === 2 && !banks.isBlz(blz) && banks.isBlz(kontonummern[0] ?? '');
  const isEither = pair.length === 2 && banks.isBlz(blz) && banks.isBlz(kontonummern[0] ?? '');
  const hasSubAccount = words.some((word) => SUB_ACCOUNT.test(word));
  // „37040044 12“ in the place of an account number is rather a Bankleitzahl and a number.
  const startsWithBlz = labelled.kontonummer.some(
    (number) => number.length > blz.length && number.startsWith(blz),
  );
  if (
    labelled.blz.length === 1 &&
    kontonummern.length === 1 &&
    !isEither &&
    !hasSubAccount &&
    !startsWithBlz
  ) {
    const [kontonummer = ''] = kontonummern;
    return isSwapped
      ? { code: 'account', blz: kontonummer, kontonummer: blz }
      : { code: 'account', blz, kontonummer };
  }
  return unclear([
    ...pairs(labelled.blz, kontonummern),
    ...(isEither ? pairs(kontonummern, labelled.blz) : []),
  ]);
}

/** At least one of the two numbers has no label. */
function readFree(
  {
    blz,
    kontonummer,
    free,
    isPlain,
  }: {
    readonly blz: readonly string[];
    readonly kontonummer: readonly string[];
    readonly free: readonly OwnedNumber[];
    readonly isPlain: boolean;
  },
  digits: (number: OwnedNumber) => string,
  banks: KnownBanks,
): Reading {
  const rest = distinctBy(free, digits).filter(
    (number) => ![...blz, ...kontonummer].some((said) => isSame(said, digits(number))),
  );
  const numbers = rest.filter(({ number }) => number);
  const isKnown = (one: OwnedNumber) =>
    one.number !== undefined && isOneBlz(one.number, false) && banks.isBlz(digits(one));
  const known = numbers.filter(isKnown);
  // In a text of nothing but two numbers, the only one of eight digits is the Bankleitzahl, even if no bank has it.
  const shaped = numbers.filter(({ number }) => number && isOneBlz(number, false));
  const banksFound =
    blz.length > 0
      ? []
      : known.length > 0
        ? known
        : shaped.length === 1 && isPlain && numbers.length === 2
          ? shaped
          : [];
  const isKontonummer = ({ number }: OwnedNumber) =>
    number !== undefined &&
    isOneKontonummer(number, false) &&
    digitsOf(number).length <= MAX_KONTONUMMER_LENGTH;
  const blzs = blz.length > 0 ? blz : banksFound.map(digits);
  const others = kontonummer.length > 0 ? [] : numbers.filter(isKontonummer);
  const candidates = pairs(blzs, kontonummer.length > 0 ? kontonummer : others.map(digits));
  const unusable = rest.find(({ number, fault }) => !number && fault);
  if (isPlain && unusable?.fault && candidates.length === 0)
    return { code: 'refused', fault: unusable.fault, found: unusable.found };
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
      kontonummer.length === 0 && first !== undefined && isSame(digits(first), only.kontonummer);
    const minimum =
      isBefore && (blz.length === 0 || numbers.length > 0) && isFirst(first)
        ? MIN_DIGITS_BEFORE_BLZ
        : MIN_DIGITS;
    if (kontonummer.length > 0 || only.kontonummer.length >= minimum) return { code: 'account', ...only };
  }
  const likely = isPlain
    ? candidates
    : candidates.filter((pair) => kontonummer.length > 0 || pair.kontonummer.length >= MIN_DIGITS);
  const isOpen = isPlain && kontonummer.length > 0 && numbers.length > 0;
  if (likely.length > 0 || isOpen) return unclear(likely);
  return readSingle(blz, kontonummer, isPlain ? rest : [], free.length > rest.length, isKnown, digits);

  function isFirst(number: OwnedNumber) {
    return blz.length === 0 && free.indexOf(number) === 0;
  }
}

/** A Bankleitzahl or an account number alone. */
function readSingle(
  blz: readonly string[],
  kontonummern: readonly string[],
  free: readonly OwnedNumber[],
  isRepeated: boolean,
  isKnown: (number: OwnedNumber) => boolean,
  digits: (number: OwnedNumber) => string,
): Reading {
  if (blz.length + kontonummern.length > 1) return unclear([]);
  if (blz[0]) return { code: 'incomplete', blz: blz[0] };
  if (kontonummern[0]) return { code: 'incomplete', kontonummer: kontonummern[0] };
  const [only, ...more] = free;
  if (!only) return { code: 'nothing' };
  if (more.length > 0 || !only.number) return unclear([]);
  if (isKnown(only)) return { code: 'incomplete', blz: digits(only) };
  const kontonummer = digits(only);
  const isOne = isOneKontonummer(only.number, false) && kontonummer.length <= MAX_KONTONUMMER_LENGTH;
  return isOne && !isRepeated ? { code: 'incomplete', kontonummer } : unclear([]);
}

const pairs = (blzs: readonly string[], kontonummern: readonly string[]): readonly Account[] =>
  blzs
    .slice(0, MAX_BANKS)
    .flatMap((blz) =>
      kontonummern.filter((kontonummer) => kontonummer !== blz).map((kontonummer) => ({ blz, kontonummer })),
    );

const isSame = (one: string, other: string) => one.replace(/^0+/, '') === other.replace(/^0+/, '');

const distinct = (numbers: readonly string[]) => distinctBy(numbers, (number) => number);

/** Each number once, however many zeros are in front. */
function distinctBy<T>(values: readonly T[], digits: (value: T) => string): readonly T[] {
  const said = new Set<string>();
  return values.filter((value) => {
    const key = digits(value).replace(/^0+/, '');
    if (key !== '' && said.has(key)) return false;
    said.add(key);
    return true;
  });
}
