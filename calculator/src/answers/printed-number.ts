import { BLZ_LENGTH, MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { digitsOf } from '../reader/grouping.ts';
import { plainText } from '../reader/plain-text.ts';
import type { KnownBanks } from '../reader/reading.ts';
import { tokensOf } from '../reader/tokens.ts';

/** The number in a field that asks for one. */
export interface PrintedNumber {
  readonly digits: string;
  /** What follows the only slash, if it is short: `00` of `1234567/00`. It may be a sub-account. */
  readonly tail: string;
}

/** No printed number is longer. */
const MAX_TEXT_LENGTH = 60;
const MAX_TAIL_LENGTH = 3;
/** Digits with separators: `1234 567 890`, `123 456-303`, `12-34567-89`. Commas only as in English: `1,234,567`. */
const PRINTED = /^(?:\d+(?: *[-./_ ] *\d+)*[./_]?|\d{1,3}(?:,\d{3}){2,})$/;
const BLZ = String.raw`(?:\d{8}|\d{3}\D\d{3}\D\d\d)`;
/** A Bankleitzahl with other digits after it, or before it. */
const BLZ_FIRST = new RegExp(`^${BLZ}\\D+\\d`);
const BLZ_LAST = new RegExp(`\\D${BLZ}\\D?$`);
/** A date, as a spreadsheet makes one from a number; decimals; the number of a list item before it: 1.5320130. */
const DATE_OR_DECIMAL =
  /^(?:\d\d?\. ?\d\d?\. ?(?:\d{4}|\d\d)?|\d\d?[-/]\d\d?[-/](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|[\d ]+\.\d\d?|\d\d?\.\d{6,})$/;

/**
 * Reads the text of a field as a printed number: all its digits, with separators between them, are one number.
 *
 * @returns undefined if it is something else, or may be: a date, a Bankleitzahl with an account number after it, words
 */
export function printedNumber(text: string, banks: KnownBanks): PrintedNumber | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const plain = plainText(text).trim();
  if (!PRINTED.test(plain) || DATE_OR_DECIMAL.test(plain)) return undefined;
  const parts = plain.split('/').map(digitsOf);
  const digits = parts.join('');
  if (digits.length > MAX_KONTONUMMER_LENGTH || hasBlz(plain, digits, banks)) return undefined;
  const [head = '', tail = '', ...more] = parts;
  const isTail = more.length === 0 && tail.length <= MAX_TAIL_LENGTH && head.length > MAX_TAIL_LENGTH;
  return { digits, tail: isTail ? tail : '' };
}

/** Whether one or two digits are before or after a known Bankleitzahl: they may be a short account number. */
const hasBlz = (plain: string, digits: string, banks: KnownBanks) =>
  (BLZ_FIRST.test(plain) && banks.isBlz(digits.slice(0, BLZ_LENGTH))) ||
  (BLZ_LAST.test(plain) && banks.isBlz(digits.slice(-BLZ_LENGTH)));

/** Whether a text has digits, but no complete number: some are masked, or a minus sign is before or after them. */
export function isNotWhole(text: string): boolean {
  if (tokensOf(text).some(({ kind }) => kind === 'iban')) return false;
  // With a label, single signs before the digits count, too.
  const [, ...tokens] = text.length > MAX_TEXT_LENGTH ? [] : tokensOf(`Konto: ${text}`);
  return (
    /\d/.test(text) &&
    tokens.length > 0 &&
    tokens.every(({ fault, text: word }) => fault === 'masked' || fault === 'sign' || /^x+$/i.test(word))
  );
}

/** Whether a text is one word of letters and digits, without a label: A-571162. */
export function isMixed(text: string): boolean {
  if (!/^(?=.*\d)(?=.*\p{L})[\p{L}\d._/-]+$/u.test(text.trim())) return false;
  // Another fault says more: 5.71E6 was shortened.
  const tokens = tokensOf(text);
  return (
    tokens.length > 0 &&
    tokens.every(({ kind, fault }) =>
      kind === 'unusable' ? fault === 'letters' : kind !== 'label' && kind !== 'iban',
    )
  );
}
