import { areOfTwo, doubtsAbout, isOutOfUse, namesOtherBank, OF_DIGITS } from './doubt.ts';
import { digitsOf, isKontonummer } from './grouping.ts';
import { bankWords, isBank } from './labels.ts';
import { type Owned, type OwnedNumber, ownersOf, type WordsBefore } from './owners.ts';
import { distinct, MIN_DIGITS_OF_TEXT, readFree } from './read-free.ts';
import { readIban } from './read-iban.ts';
import { readLabelled } from './read-labelled.ts';
import { type Account, type KnownBanks, pairs, type Reading, refused, unclear } from './reading.ts';
import { isReordered, isTooLong, type Token, tokensOf } from './tokens.ts';

// The rule by which an account is read in a text:
//
// 1. A number includes everything that is glued to it. With letters, a sign or a mask, it can't be used.
// 2. A number belongs to the label or word before it. A label for accounts makes it a number of an account; any other
//    word makes it a number of that word, for the rest of the line: an unknown label hides a number, but invents none.
// 3. If both numbers have a label, another number matters only if it could mean a second account.
// 4. A number without a label takes part only if nothing in the text could be its owner: the text has no words but
//    labels and the name of the bank.
// 5. The visitor is asked if the text could mean two accounts, if it calls the account old or names another bank, or if
//    a cell of its row is empty.

/** An empty cell between the numbers of a row: they may be in other columns than their labels. */
const EMPTY_CELL = /\d *(?:[;,|\t] *){2,}\d/;

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them. The calculator
 * checks it later.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  const fault = isTooLong(text) ? 'length' : isReordered(text) ? 'direction' : undefined;
  if (fault) return /\d/.test(text) ? refused(fault, text) : { code: 'nothing' };
  const tokens = tokensOf(text);
  const owned = ownersOf(tokens, banks);
  const numbers = readNumbers(owned, banks);
  const ibans = owned.ibans.length > 0 || numbers.code === 'account' ? owned.ibans : owned.codes;
  const reading =
    ibans.length > 0
      ? readIban({ ...owned, ibans }, numbers, banks)
      : withoutSubAccount(numbers, owned, banks);
  const account = accountOf(reading);
  const others = account ? doubtsAbout(account, tokens) : [];
  if (reading.code === 'iban' || reading.code === 'account') {
    const { code, ...only } = reading;
    if (others.length > 0 || isOutOfUse(text)) return unclear([only, ...others]);
    if (code === 'iban') return reading;
    if (EMPTY_CELL.test(text) || namesOtherBank(text, reading.blz) || areOfTwo(text)) return unclear([only]);
    return OF_DIGITS.test(text) ? unclear([]) : reading;
  }
  if (ibans.length > 0) return reading;
  if (others.length > 0) return unclear(others);
  // Beside words, a number without a label is asked about, if it is not a postcode, year or house number.
  const isFree = 'kontonummer' in numbers && owned.words.length > 0 && !owned.numbers[0]?.owner;
  if (numbers.code !== 'nothing' && !isFree) return numbers;
  const { length } = loneNumber(tokens) ?? '';
  return length >= (isFree ? 1 : MIN_DIGITS_OF_TEXT) ? unclear([]) : numbers;
}

/** The German account of a reading, or the Bankleitzahl alone. */
function accountOf(reading: Reading): Account | undefined {
  if (reading.code === 'account') return reading;
  if (reading.code === 'incomplete' && 'blz' in reading) return { blz: reading.blz, kontonummer: '' };
  const { iban } = reading.code === 'iban' ? reading : { iban: '' };
  return iban.startsWith('DE') ? { blz: iban.slice(4, 12), kontonummer: iban.slice(12) } : undefined;
}

/** Of „56002 00“, only 56002, if the bank's rule appends 00 itself: else it would be appended twice. */
function withoutSubAccount(reading: Reading, { numbers }: Owned, banks: KnownBanks): Reading {
  if (reading.code !== 'account') return reading;
  const written = numbers.find(({ digits }) => digits === reading.kontonummer)?.number ?? '';
  const [, head] = /^(\d+)[ -]00$/.exec(written) ?? [];
  return head && isAppended(reading, head, banks) ? { ...reading, kontonummer: head } : reading;
}

/** Whether the bank's rule makes the account number of its beginning, so that its last digits are the sub-account. */
export const isAppended = ({ blz, kontonummer }: Account, head: string, banks: KnownBanks) =>
  banks.ibanOf(blz, head)?.slice(12) === kontonummer.padStart(10, '0');

/**
 * The only number of a text, which may be the account number: „Haspa 1234567“.
 *
 * @returns also undefined if the number has a name: „Kundennr. 1234567“
 */
export function loneNumber(tokens: readonly Token[]): string | undefined {
  const numbers = tokens.filter(({ kind }) => kind === 'number' || kind === 'unusable');
  const [number] = numbers;
  if (numbers.length !== 1 || number?.kind !== 'number' || !isKontonummer(number.number)) return undefined;
  const before = tokens[tokens.indexOf(number) - 1];
  const isNamed =
    before?.kind !== 'label' && (number.gap.includes(':') || /n(?:umme)?r$/i.test(before?.text ?? ''));
  return isNamed ? undefined : digitsOf(number.number);
}

function readNumbers(owned: Owned, banks: KnownBanks): Reading {
  const ownedBy = (owner: OwnedNumber['owner']) => owned.numbers.filter((number) => number.owner === owner);
  const [blzs, kontos, others] = [ownedBy('blz'), ownedBy('kontonummer'), ownedBy(null)];
  // Words between a label and its number must be the bank's.
  const isBankWord = bankWords(() => [...blzs, ...others].map(({ digits }) => banks.namesOf(digits)));
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
    inOrder: distinct(owned.numbers.filter(isOwn)),
    hasWords: owned.words.length > 0,
  };
  // Words directly beside an account number must be the bank's, too.
  const isExplained = (number: OwnedNumber) => number.beside.every(isBankWord) && !mayBeOfAddress(number);
  if (unusable) return unclear(pairs(labelled.blz, labelled.kontonummer, labelled.inOrder));
  // Beside „Konto des Absenders 4711“, a Bankleitzahl may be that account's.
  const isClear = kontos.length === ownKontos.length && ownKontos.every(isExplained);
  const hasOtherBlz = blzs.some((number) => !isOwn(number) && banks.isBlz(number.digits));
  if (labelled.blz.length > 0 && labelled.kontonummer.length > 0)
    return readLabelled(owned.numbers, labelled, banks, isClear && !hasOtherBlz);
  const isOpen = owned.numbers.some(
    ({ owner, gap }, index) =>
      !owner && gap !== undefined && owned.numbers[index - 1]?.owner === 'kontonummer',
  );
  const isPlain = owned.numbers.every(isExplained) && owned.words.every(isBankWord);
  const reading = readFree(labelled, free, isPlain, banks);
  if (reading.code === 'incomplete' && 'kontonummer' in reading && (isOpen || !isClear)) return unclear([]);
  // Numbers after words are not used, but a Bankleitzahl among them may be asked about.
  return reading.code === 'nothing' ? readFree(labelled, others, false, banks) : reading;
}

/** Whether a number of few digits may be part of an address: „Konto bei Commerzbank, 50667 Köln“, „3. Etage“. */
function mayBeOfAddress({ digits, between: { words, count }, beside }: OwnedNumber): boolean {
  if (digits.length === 1) return count > 0;
  if (!/^\d{2,5}$/.test(digits)) return false;
  const town = digits.length === 5 ? beside.slice(0, 1) : [];
  return ![...words.slice(count - 1, count), ...town].every(isBank);
}
