import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { type Facts, isLineNumber, type NumberFact } from './facts.ts';
import { digitsOf, groupsOf } from './grouping.ts';
import { isBank, isFiller, isOwner, isSmall, mayBeBeforeLabel, NUMBER_WORD, SUB_ACCOUNT } from './labels.ts';
import type { Account, KnownBanks } from './reading.ts';
import type { Token } from './tokens.ts';

/** „Die letzten 5 Stellen der Kontonummer“: the text may say only some digits of a number. */
const OF_DIGITS =
  /ziffern|\b(?:end)?stellen\b(?! (?:sie|wir))|letzten? (?:vier|[34])\b(?! \p{Ll}*(?:mon|woch|jahr|tag))|ende der k|stellig:/iu;
/** An empty cell between the numbers of a row: they may be in other columns than their labels. */
const EMPTY_CELL = /\d *(?:[;,|\t] *){2,}\d/;

/** Whether a text may say only some digits of a number, or have a number in another column than its label. */
export const isPartial = (text: string) => OF_DIGITS.test(text) || EMPTY_CELL.test(text);

/** Whether a sentence or line is about an account. */
const ABOUT = /konto|kto|blz|bank|iban|account|DE\d\d|\bnummer/i;
/**
 * What says that an account is out of use. The list is frozen: whatever else a text says of an account, its sentence is
 * shown. `alt` is the twelfth, and counts only directly beside an account.
 */
const STEMS =
  /ung(?:ü|ue)ltig|falsch|gek(?:ü|ue)ndigt|gesperrt|gel(?:ö|oe)scht|erloschen|geschlossen|aufgel(?:ö|oe)st|nicht (?:mehr|auf\b.{0,40}\d)|no longer|stornier|beispiel:/iu;
const ALT = /^(?:[Aa]lt(?:e[nms]?)?|alter|ALT)$/;
/** The full stop of a date ends no sentence: „Die IBAN wird zum 1.4. gelöscht.“ */
const DATE_END = /((?:^|[.\p{L}(] ?)\d\d?\.) /gu;
/** A remark of few other characters is about the account beside it: „Ungültig!“, „(wurde aufgelöst)“. */
const MAX_OTHERS = 8;

/** Whether a text calls its account out of use. */
export function isOutOfUse(text: string, tokens: readonly Token[]): boolean {
  const isCalledOld = tokens.some(({ kind, text: word, gap }, place) => {
    if (kind !== 'word' || !ALT.test(word)) return false;
    const [before, next] = [tokens[place - 1], tokens[place + 1]];
    const isOfNext = next && /^\W{0,3}$/.test(next.gap) && (next.kind !== 'word' || isBank(next.text));
    return (
      isOfNext || (before !== undefined && before.kind !== 'word' && /^[ (-]*$/.test(gap) && /^a/.test(word))
    );
  });
  const parts = STEMS.test(text) ? text.replace(DATE_END, '$1').split(/[.!?]\s|\n/) : [];
  return (
    isCalledOld ||
    parts.some((part) => {
      const others = part.replace(STEMS, '');
      const isRemark = others.length <= MAX_OTHERS || /^\W*nicht mehr \p{L}+en\W*$/iu.test(part);
      return others !== part && (ABOUT.test(part) || (!/\d/.test(part) && isRemark));
    })
  );
}

/** Whether a text names the BIC or the name of a bank that does not have this Bankleitzahl. */
export const namesOtherBank = (tokens: readonly Token[], blz: string, { names }: KnownBanks) =>
  names.nameOther(namesIn(tokens), blz);

/** Whether a text names a bank. */
export const namesBank = (tokens: readonly Token[], { names }: KnownBanks) => names.nameBank(namesIn(tokens));

/** The words that may name a bank, in their order. An empty word is where a name ends. */
function namesIn(tokens: readonly Token[]): readonly string[] {
  let isBic = false;
  return tokens.flatMap(({ kind, text, gap }) => {
    const word = isBic ? text.toUpperCase() : text.replace(/^BIC(?=[A-Z]{4}DE)/, '');
    isBic = /^(?:bic|swift)/i.test(text);
    return kind !== 'word' ? [''] : gap.includes('\n') ? ['', word] : [word];
  });
}

const BANK_WORD = /(?:bank|kasse|institut)$/i;
/** Separates statements: the words of one are not about the number of another. */
const NEW_STATEMENT = /[\n\t;|]| {2}/;

/**
 * Whether the two numbers of an account may be those of two persons: between them is a word that is neither a label,
 * nor a filler, nor the bank's, nor in a statement with a number of its own: „Leon: Konto 4711⏎Mia: BLZ 37040044“. A
 * word that is also before the first number in its line is the same person: „Mia: Konto 4711⏎Mia: BLZ 37040044“.
 */
export function areOfTwoPersons({ tokens, isNeutral }: Facts, one: NumberFact, other: NumberFact): boolean {
  const [first, last] = [Math.min(one.place, other.place), Math.max(one.place, other.place)];
  const said = new Set<string>();
  for (let place = first - 1; place >= 0 && !tokens[place + 1]?.gap.includes('\n'); place -= 1)
    if (tokens[place]?.kind === 'word') said.add(tokens[place]?.text ?? '');
  // The owner may be named between the two numbers if nobody is named before them: „Konto 4711, Inhaber Müller“.
  let mayNameOwner = [...said].every((word) => isNeutral(word) || isSmall(word));
  let isOfOwner = false;
  /** Whether a word such as „Bank“ came before: the words after it name a bank, perhaps one that is gone. */
  let isOfBank = false;
  let persons = 0;
  let hasNumber = false;
  for (let place = first + 1; place <= last; place += 1) {
    const { kind, text, gap, fault } = tokens[place] as Token;
    const after = tokens[place + 1]?.gap ?? '';
    if (NEW_STATEMENT.test(gap)) {
      if (persons > 0 && !hasNumber) return true;
      [persons, hasNumber] = [0, false];
      isOfOwner &&= !gap.includes('\n');
    }
    if (/[\n\t,;.|·•!()]/.test(gap)) isOfBank = false;
    if (place === last) break;
    // A heading names who or what follows, whatever numbers it has: „Mia (9 Jahre): BLZ …“
    if (kind === 'label') hasNumber &&= !gap.includes(':');
    else if (kind !== 'word' || fault || /\d/.test(text))
      hasNumber ||= !isLineNumber(tokens[place] as Token, tokens[place + 1]);
    else if (isOwner(text) && mayNameOwner && tokens[place + 1]?.kind === 'word')
      [isOfOwner, mayNameOwner] = [true, false];
    else if (BANK_WORD.test(text)) isOfBank = true;
    else if (
      !isOfOwner &&
      !(isOfBank && !after.startsWith(':')) &&
      !said.has(text) &&
      !text.startsWith('(') &&
      !isNeutral(text) &&
      (!isSmall(text) || after.startsWith(':'))
    )
      persons += 1;
  }
  return persons > 0 && !hasNumber;
}

/** What separates groups that may be one number: 532 - 013 - 000, or each on a line. */
const WIDE_GAP = /^(?: *- *| {2,}|\n)$/;
/** A number with fewer digits is not an account of its own, but may be the end of one. */
const MIN_DIGITS = 5;

/**
 * The digits of the group at an index, and of the next groups as long as each has a wide gap before it; `''` for none.
 */
function groupsFrom(numbers: readonly NumberFact[], index: number): string {
  const rest = numbers.slice(index, index + MAX_KONTONUMMER_LENGTH);
  const end = rest.findIndex(({ label, gap = '' }) => label !== null || !WIDE_GAP.test(gap));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ digits }) => digits)
    .join('');
}

/** Whether one may be a correction of the other: they are as long, and differ in at most two digits. */
export const isAlike = (one: string, other: string) =>
  one.length === other.length && [...one].filter((digit, index) => digit !== other[index]).length <= 2;

export const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/** Other account numbers and Bankleitzahlen that a text may mean. */
export interface Rivals {
  readonly kontonummern: readonly string[];
  readonly blzs: readonly string[];
  /** Whether something leaves open what the account is, though no other number is meant. */
  readonly isOpen: boolean;
}

/**
 * The other numbers that a text may mean instead of those of its account: without a word between them, „Kto 532013000,
 * 532013001“, after a word that is not a noun, „neu 532013001“, with the name of an account, „Mietkonto 4711“, or
 * alike.
 */
export function rivalsOf(
  { tokens, numbers }: Facts,
  { blz, kontonummer }: Account,
  banks: KnownBanks,
): Rivals {
  const kontonummern = new Set<string>();
  const blzs = new Set<string>();
  let isOpen = false;
  const own = withoutZeros(kontonummer);
  const isSame = (digits: string) => withoutZeros(digits) === own || digits === blz;
  /** Whether two account numbers give the same IBAN. Some rules append the sub-account, so „1234567/00“ is 1234567. */
  const isSameAccount = (one: string, two: string) => {
    const iban = banks.ibanOf(blz, one);
    return iban !== null && iban === banks.ibanOf(blz, two);
  };
  const isPair = numbers.some(({ isInPair }) => isInPair);
  for (const [index, number] of numbers.entries()) {
    const { label, gap, digits, fault, found, owner, place } = number;
    if (label) {
      if (label === 'kontonummer' && digits && !isSame(digits)) kontonummern.add(digits);
      if (label === 'blz' && digits && digits !== blz) blzs.add(digits);
      if (label === 'kontonummer' && goesOn(tokens, number, banks)) isOpen = true;
      continue;
    }
    const last = numbers[index - 1];
    if (SUB_ACCOUNT.test(owner) && /^(?:\d{2,3})?$/.test(digits))
      isOpen ||= digits === '' || !isSameAccount(kontonummer, kontonummer + digits);
    else if (
      digits.length >= MIN_DIGITS &&
      (number.isOfAnotherAccount || isAlike(withoutZeros(digits), own) || isOfBlz(tokens, place))
    )
      kontonummern.add(digits);
    // „BLZ 37040044 / 01“
    if (last?.label === 'blz' && /^0\d$/.test(digits) && /^(?: ?[/-] ?| )$/.test(gap ?? ''))
      isOpen ||= !isSameAccount(kontonummer, kontonummer + digits);
    // „37,040,044“ is one number, but read as three.
    isOpen ||= gap === ',' && /^\d{3}\b/.test(found) && /^\d{1,3}$/.test(last?.digits ?? '');
    if (isSame(digits)) continue;
    if (banks.isBlz(digits) && !isOwnStatement(tokens, number, last)) blzs.add(digits);
    // „Konto 4400, Bank 1200“
    isOpen ||=
      owner === '' &&
      last?.label === 'kontonummer' &&
      tokens[place - 1]?.kind === 'word' &&
      !tokens[place]?.gap.includes('\n') &&
      place > last.place;
    if (gap === undefined) continue;
    // A date in between does not count: „ab 1.1.2025: 532013001“.
    const before = last?.fault === 'date' && last.gap !== undefined ? numbers[index - 2] : last;
    if (!before) {
      if (digits.length > MIN_DIGITS) kontonummern.add(digits);
      continue;
    }
    // A later row of a table has no labels: „BLZ;Konto“, „10070024;4279725“, „10070024;5424072“.
    const isInRow = [before, numbers[index + 1]].some(
      (one) => one?.label === null && banks.isBlz(one.digits),
    );
    if (digits && isInRow) kontonummern.add(digits);
    if (!before.label) continue;
    if (digits === '') {
      // An amount after a space or a word is not a part of the number; one after a comma may be: „3700,0404,04“.
      const isApart = fault === 'date' || (fault === 'decimal' && gap !== ',');
      isOpen ||= (before.label !== 'blz' || /[→⇒➜>*]/.test(gap)) && !isApart;
      continue;
    }
    if (before.label === 'blz') {
      // An account number after the Bankleitzahl, „BLZ 37040044 532013000“, while another number has the label.
      if (digits.length >= MIN_DIGITS && (isPair || /^[ ,.:!(/-]+$/.test(gap))) kontonummern.add(digits);
      continue;
    }
    const joined = before.digits + (groupsFrom(numbers, index) || digits);
    if (gap === '/' && isSameAccount(before.digits, joined)) continue;
    isOpen = true;
    // After another word, „Konto 1 von 3“, the digits are not part of the account number.
    const mayJoin = tokens[place - 1]?.kind !== 'word' && joined.length <= MAX_KONTONUMMER_LENGTH;
    if (mayJoin) kontonummern.add(joined);
    if (digits.length >= MIN_DIGITS) kontonummern.add(digits);
  }
  return { kontonummern: [...kontonummern].filter((digits) => !isSame(digits)), blzs: [...blzs], isOpen };
}

/** Whether the label of a Bankleitzahl follows a number that may be the account's: „von 532013000 BLZ 37040044“. */
function isOfBlz(tokens: readonly Token[], place: number): boolean {
  const [before, next] = [tokens[place - 1], tokens[place + 1]];
  const isOwned = before?.kind === 'word' && !mayBeBeforeLabel(before.text);
  return !isOwned && next?.kind === 'label' && next.of === 'blz' && /^[ ,(]+$/.test(next.gap);
}

/** Whether an account number ends its line, and digits begin the next: these may belong to the number. */
function goesOn(tokens: readonly Token[], { place, number }: NumberFact, banks: KnownBanks): boolean {
  const next = tokens[place + 1];
  if (next?.kind !== 'number' || !next.gap.includes('\n') || /[^\s,.-]/.test(next.gap)) return false;
  const [group = ''] = groupsOf(next.number);
  const isWhole =
    banks.isBlz(digitsOf(next.number)) || digitsOf(number + group).length > MAX_KONTONUMMER_LENGTH;
  const after = tokens[place + 2];
  const isCount =
    /^\d\d?$/.test(next.text) &&
    (/^[.)] /.test(after?.gap ?? '') || (after?.kind === 'word' && after.gap === ' '));
  return !isWhole && !isCount;
}

/** Whether a number with a noun before it is a statement of its own: „…, Vertrag 50010517“, not „(Fusion 50010517)“. */
function isOwnStatement(
  tokens: readonly Token[],
  { owner, place }: NumberFact,
  last: NumberFact | undefined,
): boolean {
  if (owner === '') return false;
  let start = place;
  while (start > (last?.place ?? -1) + 1 && !/[\n\t,;.|·•!]| [/ ] | {2}/.test(tokens[start]?.gap ?? ''))
    start -= 1;
  const isApart = start === 0 || /[\n\t,;.|·•!]| [/ ] | {2}/.test(tokens[start]?.gap ?? '');
  return isApart && /^\p{Lu}/u.test(tokens[start]?.text ?? '') && !/\(/.test(tokens[start]?.gap ?? '');
}

/** Whether a number of few digits may be part of an address, or of something else: „Köln 50667“, „Konto 1200 Bank“. */
export function mayBeAside(tokens: readonly Token[], { place, digits }: NumberFact): boolean {
  if (digits.length > MIN_DIGITS) return false;
  const [before, next, afterNext] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]];
  const isAfterName =
    before?.kind === 'word' &&
    !isBank(before.text) &&
    !isFiller(before.text) &&
    !NUMBER_WORD.test(before.text) &&
    !before.text.startsWith('(');
  if (isAfterName || next?.kind !== 'word') return isAfterName;
  if (/^bank$/i.test(next.text)) return next.gap === ' ' && afterNext?.kind !== 'word';
  const isUnit =
    digits.length < 4 ? /^\.? $/.test(next.gap) : digits.length === MIN_DIGITS && next.gap === ' ';
  return isUnit && !isBank(next.text) && /^\p{Lu}/u.test(next.text);
}
