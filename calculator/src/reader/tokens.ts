import { findIbans } from './find-ibans.ts';
import type { GroupedNumber } from './grouping.ts';
import { ACCOUNT_LABEL, type LabelKind } from './labels.ts';
import type { ReadingFault } from './reading.ts';

/** What a piece of a text is. */
type Piece =
  | { readonly kind: 'label'; readonly of: LabelKind }
  | ({ readonly kind: 'number' } & GroupedNumber)
  | { readonly kind: 'iban'; readonly iban: string }
  /** A number that is no part of an account. With a fault, somebody may have meant it as one. */
  | { readonly kind: 'foreign'; readonly fault?: ReadingFault }
  /** A number that no account can have, whatever stands around it. */
  | { readonly kind: 'fault'; readonly fault?: ReadingFault }
  /** Letters and digits mixed: M4711, COLSDE33XXX. */
  | { readonly kind: 'code' }
  | { readonly kind: 'word' };

/** A piece of a text, with the text itself and with what stands between the piece before and this one. */
export type Token = Piece & { readonly text: string; readonly gap: string };

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const END = String.raw`(?![\p{L}\d])`;
const DATE = [
  String.raw`${DAY}\. ?${MONTH}\.(?: ?(?:1[89]|20)\d\d|\d\d)?(?!\.?\d)`,
  String.raw`${DAY}[/-]${MONTH}[/-](?:1[89]|20)\d\d${END}`,
  String.raw`(?:1[89]|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])${END}`,
  String.raw`${DAY}\.? (?:jan|feb|mär|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*\.?(?: (?:1[89]|20)\d\d)?${END}`,
].join('|');
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?${END}`;
const SHORTENED = String.raw`\d+(?:[.,]\d+)?E[+-]?\d+${END}`;
const CURRENCY = String.raw`(?:€|EUR|Euro|CHF|USD|\$)`;
const AMOUNT = String.raw`${CURRENCY} ?\d+(?:[.']\d{3})*(?:[.,]\d+)?${END}|\d+(?:[.']\d{3})*(?:[.,](?:\d\d?|-))? ?(?:${CURRENCY}(?!\p{L}| ?\d)|%)`;
const PHONE = String.raw`\+\d[\d ()/-]*\d|\(0\d+\)[ /-]?\d[\d -]*\d|0\d{2,4}/\d[\d -]+\d(?![.'/]?\d)`;
const DECIMAL = String.raw`\d+(?:\.\d{3})*,\d{1,2}(?![\d,])|\d+\.\d{1,2}(?!\.?\d)`;

/** A date or an amount behind a number is not one of its groups. */
const GROUP = String.raw`(?:[ '_/-](?!${[DATE, TIME, SHORTENED, AMOUNT, DECIMAL].join('|')})|\.)\d+`;
const NUMBER = String.raw`\d+(?:${GROUP})*`;
/** In „365 818 20. 1.66“, „20“ may be the last group of the number or a day: nobody can tell, so it is no number to use. */
const NUMBER_OR_DAY = String.raw`${NUMBER}[ '_/-]${DAY}\. ${MONTH}\.(?:\d\d)?(?![.\d])`;
const LAW = String.raw`§{1,2} ?\d+[a-z]?${END}`;
const FILE_NUMBER = String.raw`\d+ [A-Z]{1,3} \d+/\d+${END}`;

/** Creditor references, creditor identifiers and VAT numbers. */
const OTHER_CODE = String.raw`RF\d\d(?: ?\d[\dA-Z]{0,3})+${END}|[A-Z]{2}\d\d ?ZZZ ?[\d ]*\d${END}|DE ?\d{9}${END}`;

const sticky = (pattern: string) => new RegExp(pattern, 'iuy');

type Pattern = readonly [pattern: RegExp, pieceOf: (text: string) => Piece];

const AMOUNTS: Pattern = [sticky(AMOUNT), () => ({ kind: 'foreign', fault: 'decimal' })];
const PHONES: Pattern = [sticky(PHONE), () => ({ kind: 'foreign' })];
const CODES: Pattern = [sticky(String.raw`[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*`), () => ({ kind: 'code' })];

/** What begins with a digit, with a letter, with another character. In this order: the first that fits decides. */
const BY_DIGIT: readonly Pattern[] = [
  [sticky(DATE), () => ({ kind: 'foreign', fault: 'date' })],
  [sticky(TIME), () => ({ kind: 'foreign' })],
  [sticky(SHORTENED), () => ({ kind: 'fault', fault: 'shortened' })],
  AMOUNTS,
  PHONES,
  [sticky(DECIMAL), decimal],
  [sticky(NUMBER_OR_DAY), () => ({ kind: 'fault', fault: 'date' })],
  [sticky(FILE_NUMBER), () => ({ kind: 'foreign' })],
  [sticky(String.raw`${NUMBER}(?!\p{L}|\d|${GROUP})`), number],
  [sticky(`${NUMBER}(?=${ACCOUNT_LABEL.source})`), number],
  [sticky(String.raw`${NUMBER}(?![\p{L}\d])`), number],
  CODES,
];
const BY_LETTER: readonly Pattern[] = [
  [sticky(OTHER_CODE), () => ({ kind: 'foreign' })],
  AMOUNTS,
  CODES,
  [sticky(String.raw`\p{L}+(?:-\p{L}+)*`), () => ({ kind: 'word' })],
];
const BY_SYMBOL: readonly Pattern[] = [AMOUNTS, PHONES, [sticky(LAW), () => ({ kind: 'foreign' })]];

/** A decimal .0 or .00 is a spreadsheet's, and goes. In „123.00“, it may be the end of the number as well. */
function decimal(text: string): Piece {
  const [whole = '', places = ''] = text.split(/[.,](?=\d{1,2}$)/);
  if (places === '0' || (places === '00' && whole.length > 3)) return number(whole);
  return /,\d\d$/.test(text) ? { kind: 'foreign', fault: 'decimal' } : { kind: 'fault', fault: 'decimal' };
}

function number(text: string): Piece {
  return { kind: 'number', groups: text.split(/\D/), separators: text.match(/\D/g) ?? [] };
}

/**
 * Takes a text to pieces. Every digit of the text is in one of them.
 *
 * @param text from plainText()
 */
export function tokensOf(text: string): readonly Token[] {
  const ibans = new Map(findIbans(text).map((found) => [found.start, found]));
  const tokens: Token[] = [];
  let gap = '';
  for (let place = 0; place < text.length; ) {
    const iban = ibans.get(place);
    const token: { piece: Piece; length: number } | undefined = iban
      ? { piece: { kind: 'iban', iban: iban.iban }, length: iban.end - place }
      : pieceAt(text, place);
    if (token) tokens.push({ ...token.piece, text: text.slice(place, place + token.length), gap });
    gap = token ? '' : gap + text[place];
    place += token?.length ?? 1;
  }
  return tokens;
}

function pieceAt(text: string, place: number): { piece: Piece; length: number } | undefined {
  const first = String.fromCodePoint(text.codePointAt(place) ?? 0);
  const isLetter = /\p{L}/u.test(first);
  ACCOUNT_LABEL.lastIndex = place;
  const label =
    isLetter && !/\p{L}$/u.test(text.slice(Math.max(0, place - 2), place)) ? ACCOUNT_LABEL.exec(text) : null;
  if (label) {
    const of = (['blz', 'kontonummer', 'iban'] as const).find((name) => label.groups?.[name]) ?? 'iban';
    return { piece: { kind: 'label', of }, length: label[0].length };
  }
  const patterns = isLetter ? BY_LETTER : /\p{N}/u.test(first) ? BY_DIGIT : BY_SYMBOL;
  if (patterns === BY_SYMBOL && !/[+(§€$]/.test(first)) return undefined;
  for (const [pattern, pieceOf] of patterns) {
    pattern.lastIndex = place;
    const [found] = pattern.exec(text) ?? [];
    if (found) return { piece: pieceOf(found), length: found.length };
  }
  return undefined;
}
