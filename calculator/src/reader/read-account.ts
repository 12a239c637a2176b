import { digitsOf, isKontonummer } from './grouping.ts';
import { bankWords, isBank } from './labels.ts';
import { type Owned, type OwnedNumber, ownersOf, type WordsBefore } from './owners.ts';
import { distinct, MIN_DIGITS_OF_TEXT, readFree } from './read-free.ts';
import { readIban } from './read-iban.ts';
import { readLabelled } from './read-labelled.ts';
import { type Account, type KnownBanks, pairs, type Reading, refused, unclear } from './reading.ts';
import { isTooLong, isTurned, type Token, tokensOf } from './tokens.ts';

// The rule by which an account is read in a text:
//
// 1. A number includes everything that is glued to it. With letters, a sign or a mask, it can't be used.
// 2. A number belongs to the label or word before it. A label for accounts makes it a number of an account; any other
//    word makes it a number of that word, for the rest of the line. So an unknown label hides a number, but invents none.
// 3. If both numbers have a label, another number matters only if it could mean a second account.
// 4. A number without a label takes part only if nothing in the text could be its owner: the text has no words but
//    labels and the name of the bank.
// 5. The visitor is asked if the text could mean two accounts, if it calls the account old, or if a cell of its row is
//    empty.

/** „Die letzten 5 Stellen der Kontonummer“: the number may have more digits than the text. */
const OF_DIGITS =
  /ziffern|(?:letzt|erst|ein)e ziffer|\b(?:end)?stellen\b(?! (?:sie|wir))|letzten? (?:vier|[34])\b(?! \p{Ll}*(?:mon|woch|jahr|tag))|unleserlich/iu;
/** Whether a sentence or line is about an account. */
const ABOUT = /konto|kto|blz|bank|iban|account|DE\d\d/i;
/** Whether it says that the account is no longer in use. */
const OLD =
  /(?:alte|vorherige|bisherige|frühere|ehemalige)[ns]?\s(?:bank|konto|kto|iban)|nicht\s(?:mehr )?(?:verwen|benut|nut)\p{L}+|nicht\s(?:mehr|mein|über|an d|auf\s(?!unserem|dem))|bitte nicht\W*$|\balt[:)]|(?:früher|bisher|vorher|ehemals|vormals):|~~|betrüg|aufge(?:löst|geben)|erloschen|bitte löschen|\bge(?:löscht|kündigt|sperrt|schlossen)|storniert|ung(?:ü|ue)ltig|falsch|vertippt|überholt|veraltet|existiert\s(?:\S+\s)?nicht|stimmt\s(?:\S+\s)?nicht|(?:in|de)aktiv|keinen fall|\bold (?:account|iban)|closed|no longer|not (?:pay|use)|wrong/iu;
/** The full stop of a date ends no sentence: „Die IBAN wird zum 1.4. gelöscht.“ */
const DATE_END = /((?:^|[.\p{L}(] ?)\d\d?\.) /gu;
/** A remark of few other characters is about the account beside it: „Ungültig!“, „(wurde aufgelöst)“. */
const MAX_OTHERS = 8;
const isOutOfUse = (text: string) =>
  text
    .replace(DATE_END, '$1')
    .split(/[.!?]\s|\n/)
    .some(
      (part) =>
        OLD.test(part) &&
        (ABOUT.test(part) || (!/\d/.test(part) && part.replace(OLD, '').length <= MAX_OTHERS)),
    );
/** An empty cell between the numbers of a row: they may be in other columns than their labels. */
const EMPTY_CELL = /\d *(?:[;,|\t] *){2,}\d/;

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them. The calculator
 * checks it later.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  const fault = isTooLong(text) ? 'length' : isTurned(text) ? 'direction' : undefined;
  if (fault) return /\d/.test(text) ? refused(fault, text) : { code: 'nothing' };
  const tokens = tokensOf(text);
  const owned = ownersOf(tokens, banks);
  const numbers = readNumbers(owned, banks);
  const reading =
    owned.ibans.length > 0 ? readIban(owned, numbers, banks) : withoutSubAccount(numbers, owned, banks);
  if (reading.code === 'iban' || reading.code === 'account') {
    const { code, ...account } = reading;
    if (isOutOfUse(text)) return unclear([account]);
    if (code === 'iban') return reading;
    if (EMPTY_CELL.test(text)) return unclear([account]);
    return OF_DIGITS.test(text) ? unclear([]) : reading;
  }
  if (owned.ibans.length > 0) return reading;
  // Beside words, a number without a label is asked about, if it is no postcode, year or house number.
  const isFree = 'kontonummer' in numbers && owned.words.length > 0 && !owned.numbers[0]?.owner;
  if (numbers.code !== 'nothing' && !isFree) return numbers;
  const { length } = loneNumber(tokens) ?? '';
  return length >= (isFree ? 1 : MIN_DIGITS_OF_TEXT) ? unclear([]) : numbers;
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
 * @returns undefined also if the number has a name: „Kundennr. 1234567“
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
