import { isOneBlz, isOneKontonummer, splitAt, splitAtSlashes, textOf } from './grouping.ts';
import {
  isBic,
  isFiller,
  isOfSomethingElse,
  isOtherLabel,
  isPhoneLabel,
  isTown,
  isUnit,
  takesShortNumber,
} from './labels.ts';
import { lastOf } from './last.ts';
import type { Token } from './tokens.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;

/** A label such as „Nr.“ is for the number directly behind it. A longer word takes the next number of its line. */
const MIN_FAR_REACHING_LABEL = 4;
const PHONE_GAP = /^[ /()-]+$/;
/** Between two parts of what may be one number. */
const TIGHT = /^[ ._/-]{0,2}$/;
/** Two labels may share two numbers: „Kundennummer/Konto: 4711/532013000“. */
const LINK = /[/|&+]/;

/**
 * Finds the numbers of a text that have another place in it than its account: house numbers, postcodes, amounts, and all
 * that have a label of their own.
 *
 * @returns the tokens, with these numbers as `foreign`
 */
export function placeNumbers(tokens: readonly Token[]): readonly Token[] {
  return markStained(markLabelled(tokens.flatMap(apartAtSlashes).flatMap(apartFromNeighbours)));
}

const foreign = (text: string, gap: string): Token => ({ kind: 'foreign', text, gap });

function apartAtSlashes(token: Token): readonly Token[] {
  if (token.kind !== 'number') return [token];
  return splitAtSlashes(token).map((part, index) => ({
    kind: 'number',
    ...part,
    text: textOf(part),
    gap: index === 0 ? token.gap : '/',
  }));
}

/** A text takes house number, postcode and account number for one number with spaces: „Hauptstr. 5 50667 Köln“. */
function apartFromNeighbours(token: Token, index: number, tokens: readonly Token[]): readonly Token[] {
  if (token.kind !== 'number') return [token];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (hasLabelBefore(tokens, index) && (isOneKontonummer(token, true) || isOneBlz(token, true)))
    return [token];
  const isFirst = startsLine(token, index) && isOrdinal(token, next);
  if (
    isFirst ||
    (previous?.kind === 'word' && takesShortNumber(previous.text) && (token.groups[0] ?? '').length <= 4)
  ) {
    if (token.groups.length > 1 && isOneKontonummer(token, true))
      return [{ kind: 'fault', text: token.text, gap: token.gap }];
    const [short, rest] = splitAt(token, 1);
    if (rest.groups.length === 0) return [foreign(token.text, token.gap)];
    const own: NumberToken = { kind: 'number', ...rest, text: textOf(rest), gap: token.separators[0] ?? '' };
    return [foreign(textOf(short), token.gap), ...apartFromNext(own, next)];
  }
  return apartFromNext(token, next);
}

function apartFromNext(token: NumberToken, next: Token | undefined): readonly Token[] {
  const last = lastOf(token.groups) ?? '';
  const isPostcode = last.length === 5 && next?.kind === 'word' && next.gap === ' ' && isTown(next.text);
  const isAmount = next?.kind === 'word' && next.gap === ' ' && isUnit(next.text);
  const isOne = token.groups.length > 1 && isOneKontonummer(token, true);
  if (isOne || (!isPostcode && !isAmount)) return [token];
  const [rest] = splitAt(token, token.groups.length - 1);
  if (rest.groups.length === 0) return [foreign(token.text, token.gap)];
  const separator = lastOf(token.separators) ?? '';
  return [{ kind: 'number', ...rest, text: textOf(rest), gap: token.gap }, foreign(last, separator)];
}

/** Whether a label for an account stands directly before, or with „lautet“ or „ist“ between. */
function hasLabelBefore(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index).reverse();
  const token = before.find(({ kind, text }) => kind !== 'word' || !isFiller(text));
  return token?.kind === 'label' && token.of !== 'iban';
}

const startsLine = ({ gap }: Token, index: number) => index === 0 || gap.includes('\n');
const isOrdinal = ({ groups }: NumberToken, next: Token | undefined) =>
  groups.length === 1 && (groups[0]?.length ?? 0) <= 3 && /^[.)] /.test(next?.gap ?? '');

/** Gives the numbers with a label for other numbers to that label. */
function markLabelled(tokens: readonly Token[]): readonly Token[] {
  const marked: Token[] = [];
  /** The label for other numbers that still waits for one. */
  let waiting: Token | undefined;
  /** Whether the latest label was for a phone number, which may go on behind a slash or bracket. */
  let isPhone = false;
  for (const [index, token] of tokens.entries()) {
    const previous = lastOf(marked);
    const isLinked = LINK.test(token.gap);
    if (token.gap.includes('\n')) waiting = undefined;
    let own: Token = token;
    if (token.kind === 'label') {
      if (previous && previous === waiting && isLinked)
        marked[marked.length - 1] = { ...previous, kind: 'label', of: 'other' };
      const isOther =
        previous?.kind === 'word' && TIGHT.test(token.gap) && !isLinked && isOfSomethingElse(previous.text);
      if (isOther) own = { ...token, kind: 'word' };
      if (token.of !== 'iban') waiting = isOther ? own : undefined;
    } else if (token.kind === 'iban') {
      waiting = undefined;
    } else if (token.kind === 'word') {
      const isBehindLabel = previous?.kind === 'label' && previous.of !== 'iban';
      if (isBehindLabel && isFiller(token.text)) continue;
      if (!isOtherLabel(token.text)) {
        if (waiting && waiting.text.length < MIN_FAR_REACHING_LABEL) waiting = undefined;
      } else if (isBehindLabel && isLinked) own = { ...token, kind: 'label', of: 'other' };
      else if (previous?.kind === 'number' && isInBrackets(token, tokens[index + 1]))
        marked[marked.length - 1] = foreign(previous.text, previous.gap);
      else waiting = token;
    } else if (
      token.kind === 'number' &&
      previous?.kind === 'foreign' &&
      (token.gap === '/' || (isPhone && PHONE_GAP.test(token.gap)))
    ) {
      // The label before the slash is for both: Rechnung 2024/4711.
      own = foreign(token.text, token.gap);
    } else if (waiting) {
      isPhone = isPhoneLabel(waiting.text);
      const isWhole = isPhone || belongsToLabel(token);
      own = isWhole ? foreign(token.text, token.gap) : { kind: 'fault', text: token.text, gap: token.gap };
      waiting = undefined;
    }
    marked.push(own);
  }
  return marked;
}

/** Whether a label stands behind its number: 4711 (Kunde). */
const isInBrackets = ({ gap }: Token, next: Token | undefined) =>
  gap.endsWith('(') && next?.gap.startsWith(')') !== false;

/** Whether a label takes a number whole. Of „Kunde 4711 532013000“, nobody can tell how much. */
function belongsToLabel(token: Token): boolean {
  return token.kind !== 'number' || !token.separators.includes(' ') || isOneKontonummer(token, true);
}

/** Digits directly beside a word with digits, or behind an IBAN, may be a part of that. */
function markStained(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'number') return token;
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const isStained =
      isBesideGroup(token, next) ||
      (previous && (previous.kind === 'iban' || isCode(previous)) && TIGHT.test(token.gap)) ||
      (next && isCode(next) && TIGHT.test(next.gap));
    return isStained ? { kind: 'fault', text: token.text, gap: token.gap } : token;
  });
}

/** Whether three digits of an amount may be the last group of the number before: 532 013 000,00. */
const isBesideGroup = (number: NumberToken, next: Token | undefined) =>
  /^[ '-]$/.test(next?.gap ?? '') &&
  /^\d{3}(?!\d)/.test(next?.text ?? '') &&
  /^\d{1,3}$/.test(lastOf(number.groups) ?? '');

const isCode = ({ kind, text }: Token) => kind === 'code' && !isBic(text);
