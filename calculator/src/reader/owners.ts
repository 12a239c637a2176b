import { digitsOf, groupsOf, isKontonummer, isOneBlz, isOneKontonummer, splitsOf } from './grouping.ts';
import { CHANGE, isFiller, isOwner, type LabelKind, mayBeBeforeLabel, NUMBER_WORD } from './labels.ts';
import type { KnownBanks, ReadingFault } from './reading.ts';
import type { Token } from './tokens.ts';

/**
 * A number of a text with its owner: a label for accounts, or none. The numbers of other words are left out.
 *
 * A labelled number that can't be used has no `number`; with a fault, it is known why.
 */
export interface OwnedNumber {
  readonly owner: 'blz' | 'kontonummer' | null;
  readonly number?: string;
  readonly fault?: ReadingFault;
  /** `''` without a number. */
  readonly digits: string;
  /** As it stands in the text. */
  readonly found: string;
  /** Words between the label and the number, or before it on its line. They must belong to the name of the bank. */
  readonly between: WordsBefore;
  /** Words and signs directly before the label or behind the number. They must belong to the name of the bank, too. */
  readonly beside: readonly string[];
  /** What stands before this number, if neither a label nor a word parts it from the number before. */
  readonly gap?: string;
  /** Both labels stand before both numbers, „Kto/BLZ“: the other order is possible as well. */
  readonly isInPair?: boolean;
}

/** The first words of a line: all numbers of the line have the same array, so that a long line is not copied for each. */
export interface WordsBefore {
  readonly words: readonly string[];
  readonly count: number;
}

export interface Owned {
  readonly numbers: readonly OwnedNumber[];
  readonly ibans: readonly string[];
  /** All words but fillers. */
  readonly words: readonly string[];
  /** Whether digits follow the IBAN that may belong to it. */
  readonly hasUnclearEnd: boolean;
}

/** Behind this, the words are no longer about the number. */
const END_OF_NUMBER = /[\n\t,;.|·•!]| [/ ] | {2}/;
/** Between two titles of columns: Kunde;Konto, Kunde | Konto. */
const COLUMN = /^\.?["']?(?:[;,\t]| ?\| ?| {2,})["']?$/;
/** Before the first cell of the row below. */
const FIRST_CELL = /\n *["|]? *$/;
/** Signs that do not part a number from the word or number behind it: 532=013, 532 * 013. */
const ODD_SIGN = /[=<>&#№+§€$[\]{}*]|\(\)/;

/** Gives each number of a text to what stands before it. read-account.ts has the rule. */
export function ownersOf(tokens: readonly Token[], banks: KnownBanks): Owned {
  const numbers: OwnedNumber[] = [];
  const ibans: string[] = [];
  const words: string[] = [];
  let hasUnclearEnd = false;
  /** Labels that wait for their numbers, and words behind the last of them. */
  let labels: Exclude<LabelKind, 'iban'>[] = [];
  let between: string[] = [];
  /** Whether the labels are titles of columns, with others before them: the first number of a row below may be another's. */
  let isTitle = false;
  /** The word directly before the last label, if it may say whose account that is: „PayPal Konto“. */
  let ofLabel: string[] = [];
  /** What is beside the last number, as long as nothing has ended that. */
  let beside: string[] | undefined;
  /** Whether a label or a word stands between the number before and this one. */
  let isApart = true;

  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    if (token.gap.includes('\n') && between.length > 0) {
      labels = [];
      between = [];
    }
    if (isTitle && FIRST_CELL.test(token.gap) && labels.length > 0) {
      labels = [];
      between = [previous?.text ?? ''];
    }
    if (token.gap.includes('\n')) beside = undefined;
    if (token.kind !== 'label' && ODD_SIGN.test(token.gap)) beside?.push(token.gap);
    if (END_OF_NUMBER.test(token.gap)) beside = undefined;
    if (token.kind === 'iban') {
      ibans.push(token.iban);
      labels = [];
      between = [];
      isApart = true;
      hasUnclearEnd ||= isEndOf(next, tokens[index + 2]);
    } else if (token.kind === 'label') {
      isApart = true;
      if (token.of === 'iban') {
        labels = [];
        between = [token.text];
        continue;
      }
      const last = numbers[numbers.length - 1];
      const isBehind =
        token.gap.endsWith('(') && previous?.kind === 'number' && !/[:=]/.test(next?.gap ?? '');
      if (isBehind && last && last.owner === null && next?.gap.startsWith(')') !== false) {
        numbers[numbers.length - 1] = { ...last, owner: token.of };
        continue;
      }
      isTitle = COLUMN.test(token.gap) && (previous?.kind === 'word' || isTitle);
      // In a table, the columns below may be others.
      const isHeader = token.gap === '\t' && next?.gap === '\t';
      const isDirect = previous?.kind === 'word' && (isHeader || /^(?:[ )_-]|-?\/)$/.test(token.gap));
      // The labels may stand below their numbers.
      const isBelow = previous?.kind === 'number' && token.gap.includes('\n') && next?.gap.includes('\n');
      if (token.of === 'kontonummer')
        ofLabel =
          (isBelow && last?.owner === null) ||
          (isDirect && !mayBeBeforeLabel(previous.text) && !between.some(isOwner))
            ? [previous.text]
            : [];
      beside = undefined;
      const goesOn = between.length === 0 && !token.gap.includes(':');
      labels = goesOn ? [...labels.filter((label) => label !== token.of), token.of] : [token.of];
      between = [];
    } else if (token.kind === 'word' && !(token.fault && labels.length > 0 && between.length === 0)) {
      if (isFiller(token.text) || isHint(token.text)) continue;
      if (labels.length > 0 && between.length === 0 && NUMBER_WORD.test(token.text)) continue;
      words.push(token.text);
      between.push(token.text);
      // „Kto 532013000 Verwendungszweck: …“
      if (next?.gap.startsWith(':')) beside = undefined;
      else beside?.push(token.text);
      if (!CHANGE.test(token.text)) isApart = true;
    } else if (labels.length === 0 && isAside(token, previous, next)) {
      isApart = true;
    } else {
      const fault = token.kind === 'number' ? undefined : token.fault;
      const parts = partsOf(token, labels, tokens, index, banks);
      const isInPair = labels.length > 1 && (parts.length > 1 || next?.kind === 'number');
      for (const [place, part] of parts.entries()) {
        // Of several labels with one number, the nearest is the number's.
        const owner = isInPair ? (labels.shift() ?? null) : (labels.pop() ?? null);
        const own = owner === 'kontonummer' ? ofLabel : [];
        beside = own;
        numbers.push({
          owner,
          ...(part && { number: part }),
          ...(fault && { fault }),
          digits: part ? digitsOf(part) : '',
          found: token.text,
          between: { words: between, count: between.length },
          beside: own,
          ...(!isApart && { gap: place > 0 ? ' ' : token.gap }),
          ...(isInPair && { isInPair }),
        });
        if (!isInPair) labels = [];
        isApart = false;
      }
      // A label is for one number, any other word for all numbers of its line.
      if (numbers[numbers.length - 1]?.owner) between = [];
    }
  }
  return { numbers, ibans, words, hasUnclearEnd };
}

const isHint = (text: string) => text.startsWith('(');

/**
 * The numbers that stand in what looks like one number, „370 400 44 532 013 000“. Undefined for one that can't be used:
 * nobody can tell which of its groups belong together.
 */
function partsOf(
  token: Token,
  labels: readonly LabelKind[],
  tokens: readonly Token[],
  index: number,
  banks: KnownBanks,
): readonly (string | undefined)[] {
  if (token.kind !== 'number') return [undefined];
  const isBlz = (one: string) => isOneBlz(one, false) && banks.isBlz(digitsOf(one));
  const label = labels[labels.length - 1];
  const { number } = token;
  if (token.isAmount && label !== 'blz') return [undefined];
  const isOne = label === 'blz' ? isOneBlz(number, true) : isOneKontonummer(number, label !== undefined);
  const next = tokens[index + 1];
  if (isOne && labels.length < 2) return [isOpen(number, next) ? undefined : number];
  const isAny = labels.length !== 1;
  const possible = splitsOf(number).filter(
    ([one, other]) =>
      ((isAny || label === 'blz') && isBlz(one) && (isKontonummer(other) || isBlz(other))) ||
      ((isAny || label === 'kontonummer') && isOneKontonummer(one, !isAny) && isBlz(other)),
  );
  const [only, ...more] = possible;
  if (only && more.length === 0) return only;
  // No bank has this Bankleitzahl, which is said later.
  const [whole] = isAny && groupsOf(number).length === 2 ? splitsOf(number) : [];
  if (whole?.every(isKontonummer) && whole.some((one) => isOneBlz(one, false))) return whole;
  if (isOne) return [number];
  return [isOneBlz(number, label === 'blz') ? number : undefined];
}

/** „€ 7350“ with no decimal places: the number before may be the amount. */
const OPEN_AMOUNT = /^(?:\d|\D+[\d.']+$)/;

/**
 * Whether nobody can tell where a number ends: its last group may be a postcode, „Kto 5320 50667 Köln“, and the first of an
 * amount behind it may be its last, „532 013 000,00“.
 */
function isOpen(number: string, next: Token | undefined): boolean {
  const groups = groupsOf(number);
  if (next?.kind === 'word')
    return (
      groups.length > 1 &&
      groups[groups.length - 1]?.length === 5 &&
      next.gap === ' ' &&
      /^\p{Lu}/u.test(next.text)
    );
  return next?.kind === 'unusable' && /^[ '-]?$/.test(next.gap) && OPEN_AMOUNT.test(next.text);
}

/** Whether a short number is no part of an account: 50667 Köln; the number of a line; apart from others, 100 Jahre or 2026. */
function isAside(number: Token, previous: Token | undefined, next: Token | undefined): boolean {
  const { text, gap } = number;
  if (number.kind !== 'number' || !/^\d{1,5}$/.test(text)) return false;
  if (gap.includes('\n') && next?.kind === 'label' && /^[.)]/.test(next.gap)) return text.length < 3;
  const isOfWord = next?.kind === 'word' && /^\.? $/.test(next.gap);
  if (text.length === 5) return isOfWord && next.gap === ' ' && /^\p{Lu}/u.test(next.text);
  const isApart = END_OF_NUMBER.test(gap);
  return /^(?:19|20)\d\d$/.test(text) ? isApart || previous?.kind === 'word' : isApart && isOfWord;
}

/**
 * A few digits or a small word directly behind an IBAN, „DE…/neu“, may be its end. A number with a word, „50667 Köln“ or „2 Seiten“,
 * is none.
 */
const isEndOf = (next: Token | undefined, behind: Token | undefined) =>
  next?.kind === 'number'
    ? /^(?:[ ._-]| ?\/ ?)$/.test(next.gap) &&
      !(!/\D/.test(next.number) && behind?.kind === 'word' && /^\.? $/.test(behind.gap))
    : next?.kind === 'word' &&
      /^(?:-| ?\/ ?)$/.test(next.gap) &&
      CHANGE.test(next.text) &&
      !isFiller(next.text);
