import { clean, group } from '../iban/clean.ts';
import { BLZ_LENGTH, cleanIban, ibanFaults } from '../iban/faults.ts';
import { namesOtherBank } from '../reader/doubts.ts';
import { collectFacts } from '../reader/facts.ts';
import { isAppended, loneNumber, readAccount } from '../reader/read-account.ts';
import { type Fields, isLabelOrIban, readFields, unswapped, wordsBeside } from '../reader/read-fields.ts';
import { type Account, type KnownBanks, type Reading, refused } from '../reader/reading.ts';
import { type Token, tokensOf } from '../reader/tokens.ts';
import type { Correction, Judgement, Typed, Understood } from './judgement.ts';
import { isMixed, isNotWhole, printedNumber } from './printed-number.ts';

/** What the texts mean, and the new texts of their fields. */
export type Understanding = Pick<Judgement, 'understood' | 'name' | 'texts' | 'correction' | 'readFrom'>;

/** What the fields should show; undefined for a field that stays as it is. */
interface Target extends Fields {
  readonly name?: string;
}

/**
 * Whether a text begins like an IBAN, even of a country without IBANs: US123.
 *
 * @param compact without separators, in capitals
 */
export const beginsLikeIban = (compact: string) => /^(?:IBAN|[A-Z]{2}\d)/.test(compact);
/** A word that begins with digits may be the name of a bank: 1822direkt. Any other digits are a number. */
const WORD_WITH_DIGITS = /(^|[^\p{L}\d])\d{1,4}\p{L}{3,}/gu;
/** A letter and at most two digits are a name, too: „N 26“, „C24 Bank“. */
const SHORT_NAME = /^\p{L}[ -]?\d{1,2}(?: bank)?$/iu;
/** What people write between an account number and the name or BIC of its bank: „Kto 123 bei der …“, „Bank: …“. */
const BEFORE_NAME = /^(?:(?:bei|at|with)(?: der| the)?|bic:?|(?:bank|(?:kredit|geld)?institut):) /iu;
/** An account number and 00: the reader gets both, because it knows whether the rule of the bank appends the zeros. */
const WITH_SUB_ACCOUNT = /^\s*\d{5,8}[ -]00\s*$/;
/** A longer text is a letter: its first number need not be the one that the field asks for. */
const MAX_FIELD_LENGTH = 1000;

/** Reads the texts of several fields together: they may be in each other's fields. */
export function understand(typed: readonly Typed[], banks: KnownBanks): Understanding {
  const filled = typed.filter(({ text }) => text.trim() !== '');
  const inserted = filled.find(({ isInserted }) => isInserted);
  // An inserted text is read alone. A mere number is read with the other field: the two may be swapped.
  const isAlone = inserted && !printedNumber(inserted.text, banks);
  const read = isAlone ? [inserted] : filled;
  const [first, ...others] = read;
  if (!first) return unchanged({ code: 'empty' });
  const numbers = read.filter(({ meaning }) => meaning !== 'iban' && meaning !== 'text');
  const partial = numbers.find(({ text }) => isNotWhole(text));
  if (partial)
    return unchanged({ code: 'not-whole', place: typed.indexOf(partial), found: partial.text.trim() });
  const named = bankNameField(typed, read, banks);
  const mixed = numbers.find((field) => field !== named && isMixed(field.text));
  if (mixed) return unchanged({ code: 'unread', reading: refused('letters', mixed.text) });
  if (named) return withName(named, read, typed, banks);
  if (others.length > 0) return readAsOneText(typed, read, banks);
  return assign(readOne(first, banks), typed, banks, first);
}

const unchanged = (understood: Understood): Understanding => ({
  understood,
  name: '',
  texts: [],
  correction: null,
  readFrom: null,
});

/** Whether a text has only words. Digits with fewer than three letters after them are a number with typing errors. */
function isOnlyWords(text: string): boolean {
  const compact = clean(text);
  if (SHORT_NAME.test(text.trim())) return true;
  if (beginsLikeIban(compact) || /\d/.test(text.replace(WORD_WITH_DIGITS, '$1'))) return false;
  return /\p{L}/u.test(compact);
}

/** The field whose text may be the name of a bank, if one of the fields takes names. */
function bankNameField(
  typed: readonly Typed[],
  read: readonly Typed[],
  banks: KnownBanks,
): Typed | undefined {
  if (!typed.some(({ meaning }) => meaning === 'bank')) return undefined;
  return read.find((field) => {
    if (!isOnlyWords(field.text)) return false;
    // Beside an IBAN or a Bankleitzahl, no name is needed.
    const isNeeded = ({ text }: Typed) => {
      const number = printedNumber(text, banks);
      return number !== undefined && !banks.isBlz(number.digits);
    };
    return field.meaning === 'bank' || read.every((other) => other === field || isNeeded(other));
  });
}

/** Reads a name, alone or with an account number. If the other text has anything else, the name is ignored. */
function withName(
  named: Typed,
  read: readonly Typed[],
  typed: readonly Typed[],
  banks: KnownBanks,
): Understanding {
  const name = named.text.trim();
  const other = read.find((field) => field !== named);
  // Inserting into one field doesn't change the other.
  const isInserted = typed.some((field) => field.isInserted);
  if (!other) {
    const texts = isInserted ? [] : currentTexts(typed, { name, kontonummer: '' });
    return { ...unchanged({ code: 'name' }), name, texts };
  }
  const from: Typed = { ...other, meaning: 'kontonummer' };
  const reading = readOne(from, banks);
  if (reading.code !== 'incomplete' || 'blz' in reading) return assign(reading, typed, banks, from);
  const { kontonummer } = reading;
  const texts = currentTexts(typed, { name, kontonummer });
  return { ...unchanged({ code: 'kontonummer', kontonummer }), name, texts };
}

/** Reads several fields as one text with labels. */
function readAsOneText(typed: readonly Typed[], read: readonly Typed[], banks: KnownBanks): Understanding {
  const fields: { -readonly [Name in keyof Fields]: Fields[Name] } = {};
  const tails = new Map<string, string>();
  for (const { meaning, text } of read) {
    const number = meaning === 'iban' ? undefined : printedNumber(text, banks);
    const key = meaning === 'bank' || meaning === 'text' ? 'blz' : meaning;
    if (number) tails.set(number.digits, number.tail);
    fields[key] = number && !WITH_SUB_ACCOUNT.test(text) ? number.digits : text;
  }
  const reading = readFields(fields, banks);
  const right = unswapped(reading, banks);
  const account = right ?? reading;
  const tail = account.code === 'account' && tails.get(account.kontonummer);
  if (tail) {
    const { blz, kontonummer } = account;
    const head = kontonummer.slice(0, -tail.length);
    // If the bank's rule appends the tail itself, the tail is the sub-account: take the number without it.
    const isSubAccount = isAppended(account, head, banks);
    return fieldTexts(
      isSubAccount ? { code: 'account', blz, kontonummer: head } : { code: 'tail', blz, head, tail },
      typed,
      { blz, kontonummer: isSubAccount ? head : `${head}/${tail}` },
      right ? 'put-right' : null,
    );
  }
  // The reader ignores a mere beginning of an IBAN.
  const start = clean(fields.iban);
  if (!/^[A-Z]{2}\d/.test(start)) return assign(reading, typed, banks);
  if (reading.code === 'nothing') return assign({ code: 'iban', iban: start }, typed, banks);
  const isOther =
    account.code === 'account' && !banks.ibanOf(account.blz, account.kontonummer)?.startsWith(start);
  return assign(isOther ? { ...account, code: 'contradiction', iban: start } : reading, typed, banks);
}

/** Reads one text. A number without a label is read as what the field asks for. */
function readOne({ meaning, text }: Typed, banks: KnownBanks): Reading {
  if (meaning === 'iban' || meaning === 'text') return readAccount(text, banks);
  const isKontonummer = meaning === 'kontonummer';
  const { digits } = printedNumber(text, banks) ?? {};
  if (digits)
    return isKontonummer ? { code: 'incomplete', kontonummer: digits } : { code: 'incomplete', blz: digits };
  const whole = readAccount(text, banks);
  const tokens = tokensOf(text);
  const kontonummer = loneNumber(tokens);
  const isBesideName = () => !isKontonummer && nameBeside(text) !== '';
  if (tokens.some(isLabelOrIban)) {
    // „Haspa Kto 1234567“: keep the account number; the search then looks for the bank by the words beside it.
    const isNamed = kontonummer && whole.code === 'unclear' && tokens.some(isLabel) && isBesideName();
    return isNamed ? { code: 'incomplete', kontonummer } : whole;
  }
  if (text.length > MAX_FIELD_LENGTH) return whole;
  const labelled = readFields(isKontonummer ? { kontonummer: text } : { blz: text }, banks);
  const isOfSeveral = whole.code === 'unclear' && whole.candidates.length > 0;
  // The number beside the name of a bank is the account number, if it can't be the Bankleitzahl: „Haspa 1234567“.
  const isKontonummerOfName = kontonummer && !mayBeBlz(kontonummer, text, banks) && isBesideName();
  return labelled.code === 'incomplete' && !isOfSeveral && !isKontonummerOfName ? labelled : whole;
}

const isLabel = ({ kind }: Token) => kind === 'label';

/** Whether a number may be a Bankleitzahl. One at the start of the text may have lost some digits. */
const mayBeBlz = (digits: string, text: string, banks: KnownBanks) =>
  banks.isBlz(digits) || (digits.length <= BLZ_LENGTH && /^\W*\d/.test(text));

/** Puts what was read into the fields for it, with the sentence it was read from. @param from the only field that was read */
function assign(reading: Reading, typed: readonly Typed[], banks: KnownBanks, from?: Typed): Understanding {
  const readFrom = 'readFrom' in reading ? (reading.readFrom ?? null) : null;
  return { ...assignRead(reading, typed, banks, from), readFrom };
}

function assignRead(
  reading: Reading,
  typed: readonly Typed[],
  banks: KnownBanks,
  from?: Typed,
): Understanding {
  const right = unswapped(reading, banks);
  const own = right ?? reading;
  switch (own.code) {
    case 'iban': {
      const understood = { code: 'iban', iban: own.iban } as const;
      // Keep what was typed if no field is for an IBAN, or if this is only a part of one: the rest may be masked.
      const isPart = ibanFaults(own.iban)[0]?.code === 'length';
      if (isPart || !typed.some(({ meaning }) => meaning === 'iban' || meaning === 'bank'))
        return unchanged(understood);
      // A pasted IBAN keeps the number in the other field: whether they are one account is judged later.
      const isBeside = from?.isInserted && from.meaning === 'bank';
      const target = { iban: own.iban, ...(!isBeside && { kontonummer: '' }) };
      return fieldTexts(understood, typed, target, 'iban-taken');
    }
    case 'account':
      return fieldTexts(
        accountOf(own),
        typed,
        own,
        right ? 'put-right' : typed.length > 1 ? 'account-taken' : 'blz-taken',
      );
    case 'incomplete': {
      const isMoved = from?.meaning === ('blz' in own ? 'kontonummer' : 'bank') || from?.meaning === 'blz';
      const name = from ? nameBeside(from.text) : '';
      if ('blz' in own) {
        // The words say more about the bank than a Bankleitzahl that no bank has.
        if (name && (!banks.isBlz(own.blz) || namesOtherBank(tokensOf(name), own.blz, banks)))
          return unchanged({ code: 'blz', blz: own.blz });
        const target = { blz: own.blz, ...(from?.meaning === 'kontonummer' && { kontonummer: '' }) };
        const isLost = name !== '' && !collectFacts(tokensOf(`${name} BLZ ${own.blz}`), banks).isPlain;
        const isTold = isLost || from?.meaning === 'kontonummer' || typed.length === 1;
        return fieldTexts({ code: 'blz', blz: own.blz }, typed, target, isTold ? 'blz-taken' : null);
      }
      const { kontonummer } = own;
      const understood = { code: 'kontonummer', kontonummer } as const;
      // A form with one field has no other for the account number.
      if (typed.length === 1) return { ...unchanged(understood), name };
      // What is typed for the bank stays, too, and is judged with the words beside the number.
      if (name && !isMoved && typed.some((other) => other !== from && other.text.trim() !== ''))
        return unchanged(understood);
      const target = { kontonummer, ...((name || isMoved) && { blz: '', name }) };
      return { ...fieldTexts(understood, typed, target, isMoved ? 'kontonummer-taken' : null), name };
    }
    default:
      // The numbers are not an account's, but a street's, for example: treat the text as the name of a bank.
      if (own.code === 'nothing' && from?.meaning === 'bank' && /\p{L}{3}/u.test(from.text))
        return { ...unchanged({ code: 'name' }), name: from.text.trim() };
      return unchanged({ code: 'unread', reading: own });
  }
}

const accountOf = ({ blz, kontonummer }: Account) => ({ code: 'account' as const, blz, kontonummer });

/** The words beside a number, which may name its bank. */
export const nameBeside = (text: string) => wordsBeside(text).replace(BEFORE_NAME, '');

function fieldTexts(
  understood: Understood,
  typed: readonly Typed[],
  target: Target,
  correction: Correction | null,
): Understanding {
  const texts = currentTexts(typed, target);
  return { ...unchanged(understood), texts, correction: texts.some(Boolean) ? correction : null };
}

/** The new text of each field. A text that already means the same stays as it was typed. */
function currentTexts(typed: readonly Typed[], { iban, blz, kontonummer, name }: Target): Judgement['texts'] {
  const bank = name || blz;
  return typed.map(({ meaning, text }) => {
    const wanted = { iban, blz: bank, kontonummer, bank: iban ?? bank, text: undefined }[meaning];
    if (wanted === undefined || cleanIban(text) === cleanIban(wanted)) return undefined;
    return wanted === iban ? group(wanted) : wanted;
  });
}
