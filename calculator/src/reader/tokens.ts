import { findIbans } from './find-ibans.ts';
import { gluedTo } from './glued.ts';
import { splitAtSlashes } from './grouping.ts';
import { ACCOUNT_LABEL, type LabelKind, patternAt, startsLabel } from './labels.ts';
import { plainText } from './plain-text.ts';
import type { ReadingFault } from './reading.ts';

/** What a piece of a text is. `fault`: why the digits of the piece can't be a number of an account. */
type Piece = { readonly fault?: ReadingFault } & (
  | { readonly kind: 'label'; readonly of: LabelKind }
  /**
   * Groups of digits with single separators between them. `isAmount`: the text has zeros as decimal places after a
   * comma, so the number is more likely an amount than an account number.
   */
  | { readonly kind: 'number'; readonly number: string; readonly isAmount?: boolean }
  | { readonly kind: 'iban'; readonly iban: string }
  /** Digits that can't be a number of an account, such as a date, even after a label. */
  | { readonly kind: 'unusable' }
  /** A word, or something with digits that is not a number: M4711, 12:30, a VAT number. */
  | { readonly kind: 'word' }
);

/** A piece of a text, as written, with the characters between the piece before and this one, and its place. */
export type Token = Piece & { readonly text: string; readonly gap: string; readonly start: number };

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const END = String.raw`(?![\p{L}\d])`;
const DATE = [
  String.raw`${DAY}\. ?${MONTH}\.(?: ?(?:1[89]|20)\d\d|\d\d)?(?!\.?\d)`,
  String.raw`${DAY}[/-]${MONTH}[/-](?:1[89]|20)\d\d${END}`,
  String.raw`(?:1[89]|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])${END}`,
  String.raw`${DAY}\.? (?:jan|feb|mär|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}{0,6}\.?(?: (?:1[89]|20)\d\d)?${END}`,
].join('|');
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?${END}`;
// Every repetition but GROUPS has a bound, so the time for a text grows only with its length.
const SHORTENED = String.raw`\d{1,20}(?:[.,]\d{1,20})?E[+-]?\d{1,3}${END}`;
const CURRENCY = String.raw`(?:€|EUR|Euro|CHF|USD|\$)`;
const AMOUNT = String.raw`${CURRENCY} ?\d{1,12}(?:[.']\d{3}){0,4}(?:[.,]\d{1,2})?${END}|\d{1,12}(?:[.']\d{3}){0,4}(?:[.,](?:\d\d?|-))? ?(?:${CURRENCY}(?!\p{L}| ?\d)|%)`;
const DECIMAL = String.raw`\d{1,12}(?:\.\d{3}){0,4},\d{1,2}(?!\d|,\d)|\d{1,12}\.\d{1,2}(?!\.?\d)`;

/** A date, time or amount after a number is not one of its groups. */
const OTHER_GROUP = [DATE, TIME, SHORTENED, AMOUNT, DECIMAL].join('|');
/** In „365 818 20. 1.66“, „20“ may be a day or the last group of the number. */
const MAYBE_DAY = String.raw`${DAY}(?=\. ${MONTH}\.(?:\d\d)?(?![.\d]))`;
const DIGITS = String.raw`\d{1,40}`;
const SEPARATOR = String.raw`[ '_/.-](?=\d)`;
/** A number with more groups is not an account number. */
const MAX_GROUPS = 40;
const GROUPS = String.raw`(?:[ '_/.-]?\d)*`;
/** Groups in which O stands for 0, or l for 1: 532 O13 000. At most ten such letters come before the first digit. */
const MISTYPED = String.raw`(?=(?:[Ool]{1,5}[ .'-]?){0,2}\d)[\dOol]{1,20}(?:[ .'-](?=[\dOol]{1,20}${END})[\dOol]{1,20}){0,6}${END}`;
/** A hint in a form, „(10-stellig)“, „(ohne Leerzeichen)“, and a web or e-mail address. */
const HINT = String.raw`\((?:(?:max\.? ?|maximal )?\d{1,2}[ -]?(?:stell|ziff|digit)|(?:ohne|mit|ggf\.?) (?:führend|leer|trenn|binde|punkt|unterk))[^()\d]{0,60}\)`;
const ADDRESS = String.raw`(?:https?://|www\.)\S{1,500}|[\p{L}\d._+-]{1,64}@[\p{L}\d.-]{1,100}`;
const WORD = String.raw`\p{L}{1,60}(?:-\p{L}{1,60}){0,8}`;
const CODE = String.raw`[\p{L}\p{N}]{0,60}\p{N}[\p{L}\p{N}]{0,60}`;

type Pattern = readonly [pattern: string, pieceOf: (text: string) => Piece | undefined, flags?: string];

const unusable = (fault: ReadingFault) => () => ({ kind: 'unusable' as const, fault });
const word = () => ({ kind: 'word' as const });
const code = (text: string) => ({
  kind: 'word' as const,
  fault: /xx/i.test(text) ? ('masked' as const) : ('letters' as const),
});
const ADDRESSES: Pattern = [ADDRESS, word];
const AMOUNTS: Pattern = [AMOUNT, unusable('decimal')];
const MISTAKES: Pattern = [
  MISTYPED,
  (text) => (/[Ool]/.test(text) ? { kind: 'unusable', fault: 'letters' } : undefined),
  'uy',
];
/** Stands for numberAt(), which pieceAt() calls where it finds this in a list of patterns. */
const NUMBERS: Pattern = ['', word];
const CODES: Pattern = [CODE, code];

/** How a piece may begin. */
const FIRST = String.raw`(\p{L})|(\p{N})|[(§€$]`;
/** Patterns for pieces that begin with a digit, a letter or another character. The first that matches decides. */
const BY_DIGIT: readonly Pattern[] = [
  [DATE, unusable('date')],
  [TIME, word],
  [SHORTENED, unusable('shortened')],
  AMOUNTS,
  [DECIMAL, decimal],
  ADDRESSES,
  MISTAKES,
  NUMBERS,
  CODES,
];
const BY_LETTER: readonly Pattern[] = [ADDRESSES, MISTAKES, AMOUNTS, CODES, [WORD, word]];
const BY_SYMBOL: readonly Pattern[] = [AMOUNTS, [HINT, word], ['§{1,2}', word]];

/** Drops a decimal .0 or .00, which a spreadsheet has added. In „123.00“, the zeros may also belong to the number. */
function decimal(text: string): Piece {
  const [whole = '', places = ''] = text.split(/[.,](?=\d{1,2}$)/);
  const isWhole = places === '0' || (places === '00' && whole.length > 3);
  if (isWhole) return { kind: 'number', number: whole, isAmount: text.includes(',') };
  return { kind: 'unusable', fault: 'decimal' };
}

/** @returns the length of a pattern's match at a place; 0 for none */
function lengthAt(pattern: string, text: string, place: number): number {
  const expression = patternAt(pattern, place);
  return expression.test(text) ? expression.lastIndex - place : 0;
}

/** The number that begins here, without a last group that letters are glued to: „12 3a“. undefined if there is none. */
function numberAt(text: string, place: number): { piece: Piece; length: number } | undefined {
  const ends: number[] = [];
  for (let next = place; ends.length < MAX_GROUPS; ) {
    const end = next + lengthAt(DIGITS, text, next);
    if (end === next) break;
    ends.push(end);
    next = end + lengthAt(SEPARATOR, text, end);
    if (text[end] === '.' || lengthAt(OTHER_GROUP, text, next) === 0) continue;
    const day = lengthAt(MAYBE_DAY, text, next);
    if (day > 0) return { piece: { kind: 'unusable', fault: 'date' }, length: next + day - place };
    break;
  }
  const last = ends[ends.length - 1] ?? place;
  const rest = ends.length === MAX_GROUPS ? lengthAt(GROUPS, text, last) : 0;
  if (rest > 0) return { piece: word(), length: (ends.pop() ?? 0) + rest - place };
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    if ((end === last ? !/[\p{L}\d]/u.test(text[end] ?? '') : text[end] === ' ') || startsLabel(text, end))
      return { piece: { kind: 'number', number: text.slice(place, end) }, length: end - place };
  return undefined;
}

/** The length of some forty pages. */
export const MAX_TEXT_LENGTH = 100_000;
/** How many numbers any text may have. In a longer text, every eighth character may begin one. */
const MAX_NUMBERS = 1000;
const MIN_LENGTH_PER_NUMBER = 8;
/** Caches the pieces of the last few texts: one judgement asks for them several times. */
const recent = new Map<string, readonly Token[]>();
const MAX_RECENT = 4;

/** Whether a text is too long to be read, or is a list of numbers rather than a text: each of them takes time. */
export const isTooLong = (text: string) =>
  text.length > MAX_TEXT_LENGTH ||
  (text.match(/\d+/g) ?? []).length > Math.max(MAX_NUMBERS, text.length / MIN_LENGTH_PER_NUMBER);

/** Splits a text into pieces. Every digit of the text is in one of them. Returns no pieces if the text is too long. */
export function tokensOf(input: string): readonly Token[] {
  const known = recent.get(input);
  if (known) return known;
  if (isTooLong(input)) return [];
  const tokens = tokensIn(plainText(input));
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(input, tokens);
  return tokens;
}

function tokensIn(text: string): readonly Token[] {
  const found = findIbans(text);
  const tokens: Token[] = [];
  let end = 0;
  let place = 0;
  let nextIban = 0;
  const push = (piece: Piece, from: number, to: number) => {
    tokens.push({ ...piece, text: text.slice(from, to), gap: text.slice(end, from), start: from });
    end = to;
  };
  const first = () => patternAt(FIRST, place, 'gu').exec(text);
  for (let start = first(); start; start = first()) {
    place = start.index;
    while ((found[nextIban]?.start ?? text.length) < place) nextIban += 1;
    const special = found[nextIban];
    if (special && special.start === place) {
      push('iban' in special ? { kind: 'iban', iban: special.iban } : word(), place, special.end);
      place = special.end;
      continue;
    }
    const next = pieceAt(text, place, start[1] ? BY_LETTER : start[2] ? BY_DIGIT : BY_SYMBOL);
    const previous = tokens[tokens.length - 1];
    if (next?.piece.kind === 'number') {
      const parts = splitAtSlashes(next.piece.number);
      let from = place;
      for (const [index, number] of parts.entries()) {
        // The last part also covers a decimal .0 that was dropped.
        const to = index < parts.length - 1 ? from + number.length : place + next.length;
        const fault = gluedTo(text, from, to, text.slice(end, from), previous?.kind === 'label');
        if (!fault) push({ ...next.piece, number }, from, to);
        else push(fault === 'phone' ? word() : { kind: 'unusable', fault }, from, to);
        from = to + 1;
      }
    } else if (next) push(next.piece, place, place + next.length);
    place = next ? end : place + 1;
  }
  return tokens;
}

function pieceAt(
  text: string,
  place: number,
  patterns: readonly Pattern[],
): { piece: Piece; length: number } | undefined {
  const label = patternAt(ACCOUNT_LABEL, place).exec(text);
  if (label) {
    const of = (['blz', 'kontonummer', 'iban'] as const).find((name) => label.groups?.[name]) ?? 'iban';
    return { piece: { kind: 'label', of }, length: label[0].length };
  }
  for (const pattern of patterns) {
    if (pattern === NUMBERS) {
      const number = numberAt(text, place);
      if (number) return number;
      continue;
    }
    const [expression, pieceOf, flags] = pattern;
    const [found] = patternAt(expression, place, flags).exec(text) ?? [];
    const piece = found && pieceOf(found);
    if (piece) return { piece, length: found.length };
  }
  return undefined;
}
