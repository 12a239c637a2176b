import { structureOf } from '../iban/faults.ts';
import { digitsOf } from './grouping.ts';
import {
  CHANGE,
  isBank,
  isFiller,
  isOtherAccount,
  isOwner,
  type LabelKind,
  mayBeBeforeLabel,
  NUMBER_WORD,
  REPLACING,
} from './labels.ts';
import type { KnownBanks, ReadingFault } from './reading.ts';
import { partsOf } from './split-number.ts';
import type { Token } from './tokens.ts';

/**
 * A number of a text with its owner, a label for accounts; null for a number without one.
 *
 * A number that can't be used has no `number`, and a `fault` if it is known why.
 */
export interface OwnedNumber {
  readonly owner: 'blz' | 'kontonummer' | null;
  readonly number?: string;
  readonly fault?: ReadingFault;
  /** The digits of `number`; `''` without one. */
  readonly digits: string;
  /** The number as written in the text. */
  readonly found: string;
  /** Words between the label and the number, or before it on its line. They must belong to the name of the bank. */
  readonly between: WordsBefore;
  /** Words and signs directly before the label or after the number. They must belong to the name of the bank, too. */
  readonly beside: readonly string[];
  /** The characters before it; undefined if a label or a word separates it from the number before. */
  readonly gap?: string;
  /** Whether two numbers follow two labels, „Kto/BLZ“, in any order. If they are two tokens, the first has this. */
  readonly isInPair?: boolean;
}

/** The first `count` words of a line. Its numbers share one array, so that a long line is not copied for each. */
export interface WordsBefore {
  readonly words: readonly string[];
  readonly count: number;
}

export interface Owned {
  readonly numbers: readonly OwnedNumber[];
  readonly ibans: readonly string[];
  /** What is built like an IBAN, but has no label and is far too short or too long: LUCID DE1234567890123, an ISIN. */
  readonly codes: readonly string[];
  /** All words but fillers. */
  readonly words: readonly string[];
  /** Whether digits or a word after the IBAN may belong to it. */
  readonly hasUnclearEnd: boolean;
}

/** Ends the words about a number: later words are not about it. */
const END_OF_NUMBER = /[\n\t,;.|·•!]| [/ ] | {2}/;
/** Separates two titles of columns: Kunde;Konto, Kunde | Konto, Kunde / Konto. */
const COLUMN = /^\.?["']?(?:[;,\t]| ?\| ?| {2,}| [/·-] )["']?$/;
/** The end of a row of a table, before the first cell of the next. A colon ends no title: „Müller, Konto:⏎4711“. */
const FIRST_CELL = /^[^:]*\n *"? *$/;
/** Signs that do not separate a number from the word or number after it: 532=013, 532 * 013. */
const ODD_SIGN = /[=<>&#№+§€$[\]{}*]|\(\)/;

/** Assigns each number of a text to the label or word before it. read-account.ts has the rule. */
export function ownersOf(tokens: readonly Token[], banks: KnownBanks): Owned {
  const numbers: OwnedNumber[] = [];
  const ibans: string[] = [];
  const codes: string[] = [];
  const words: string[] = [];
  let hasUnclearEnd = false;
  /** Labels that have no number yet. `between` has the words after the last of them. */
  let labels: Exclude<LabelKind, 'iban'>[] = [];
  let between: string[] = [];
  /** Whether the labels are column titles after other titles: the first number of the next row need not be theirs. */
  let isTitle = false;
  /** The word or number directly before the last label, if it may say whose account that is: „PayPal Konto“. */
  let ofLabel: string[] = [];
  /** The array `beside` of the last number; undefined once it gets no more words. */
  let beside: string[] | undefined;
  /** Whether a label or a word is between the number before and this one. */
  let isApart = true;

  /** From here on, numbers belong to the given word, if any, and not to the labels before. */
  function forgetLabels(word?: string) {
    labels = [];
    between = word ? [word] : [];
  }

  function readGap({ gap, kind }: Token, previous?: Token) {
    if (gap.includes('\n') && between.length > 0) forgetLabels();
    if (isTitle && FIRST_CELL.test(gap) && labels.length > 0) forgetLabels(previous?.text);
    if (kind !== 'label' && !gap.includes('\n') && ODD_SIGN.test(gap)) beside?.push(gap);
    if (END_OF_NUMBER.test(gap)) beside = undefined;
  }

  function readLabel(of: LabelKind, { gap, text }: Token, previous?: Token, next?: Token) {
    isApart = true;
    if (of === 'iban') return forgetLabels(text);
    const last = numbers[numbers.length - 1];
    const isAfterNumber = gap.endsWith('(') && previous?.kind === 'number' && !/[:=]/.test(next?.gap ?? '');
    // Of „532 / 013 / 000 (Konto)“, the label is not the last group's.
    const isFree = last?.owner === null && !/[/-]/.test(last.gap ?? '');
    if (isAfterNumber && isFree && next?.gap.startsWith(')') !== false) {
      numbers[numbers.length - 1] = { ...last, owner: of };
      return;
    }
    const isWord = previous?.kind === 'word';
    // Titles with a space between them count only after one that is certainly a title: „Kundennr. Konto BLZ“.
    const isSpaced = /^\.? $/.test(gap) && (isTitle || (isWord && isOtherAccount(previous.text)));
    const isOther = isWord && (labels.length > 0 || !isBank(previous.text));
    isTitle = (isSpaced || COLUMN.test(gap)) && (isOther || isTitle);
    // In a header with tabs, a number below may belong to the title before: „Depot⇥Konto“.
    const isHeader = gap === '\t' && next?.gap === '\t';
    const isDirect = isWord && (isHeader || /^(?:[ )_-]|-?\/)$/.test(gap));
    // Whose account it is may also be before „und“, a slash or a full stop: „Kunden-Nr. / Konto-Nr.“
    const before = (isFiller(previous?.text ?? '') && between[between.length - 1]) || previous?.text || '';
    const isOfOther = isWord && isOtherAccount(before) && /^(?:[^\n,;|\t]{1,4}|-\n)$/.test(gap);
    // The label may be below its number.
    const isBelow = previous?.kind === 'number' && gap.includes('\n') && next?.gap.includes('\n');
    if (of === 'kontonummer')
      ofLabel =
        (isBelow && last?.owner === null) ||
        (isDirect && !mayBeBeforeLabel(previous.text) && !between.some(isOwner)) ||
        isOfOther
          ? [isOfOther ? before : previous.text]
          : [];
    beside = undefined;
    const goesOn = between.length === 0 && !/:(?! *\n)/.test(gap);
    labels = goesOn ? [...labels.filter((label) => label !== of), of] : [of];
    between = [];
  }

  function readWord({ text, gap }: Token, previous?: Token, next?: Token) {
    const isOfLabel =
      labels.length > 0 && between.length === 0 && !gap.includes('\n') && NUMBER_WORD.test(text);
    if (isOfLabel || isFiller(text) || text.startsWith('(')) return;
    words.push(text);
    between.push(text);
    // A word before a colon begins something else: „Kto 532013000 Verwendungszweck: …“
    beside = next?.gap.startsWith(':') ? undefined : beside;
    beside?.push(text);
    const changed = NUMBER_WORD.test(text) ? previous?.text : text;
    isApart = !REPLACING.test(changed ?? '') && (isApart || !CHANGE.test(text));
  }

  function readNumber(token: Token, index: number) {
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const parts = partsOf(token, labels, tokens, index, banks);
    // Two accounts: „von 532013000 BLZ 37040044 auf Konto 4711222“
    const isOfBlz = next?.kind === 'label' && next.of === 'blz' && /^[ ,(]+$/.test(next.gap);
    isApart &&= !isOfBlz || (previous !== undefined && !mayBeBeforeLabel(previous.text));
    const isNextNumber = next?.kind === 'number' && !isLineNumber(next, tokens[index + 2]);
    const isInPair = labels.length > 1 && (parts.length > 1 || isNextNumber);
    for (const [place, part] of parts.entries()) {
      // If several labels come before one number, it belongs to the nearest.
      const owner = isInPair ? (labels.shift() ?? null) : (labels.pop() ?? null);
      beside = owner === 'kontonummer' ? ofLabel : [];
      numbers.push({
        owner,
        ...(part && { number: part }),
        ...(token.fault && { fault: token.fault }),
        digits: part ? digitsOf(part) : '',
        found: token.text,
        between: { words: between, count: between.length },
        beside,
        ...(!isApart && { gap: place > 0 ? ' ' : token.gap }),
        ...(isInPair && { isInPair }),
      });
      if (!isInPair) labels = [];
      isApart = false;
    }
    // A label counts for one number, any other word for all numbers of its line.
    if (numbers[numbers.length - 1]?.owner) between = [];
  }

  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    readGap(token, previous);
    if (token.kind === 'iban') {
      const isLabelled = previous?.kind === 'label' && previous.of === 'iban';
      const isLikely = hasLengthOfIban(token.iban) || banks.isBlz(token.iban.slice(4, 12));
      (isLabelled || isLikely ? ibans : codes).push(token.iban);
      forgetLabels();
      isApart = true;
      hasUnclearEnd ||= isEndOf(next, tokens[index + 2]);
    } else if (token.kind === 'label') {
      readLabel(token.of, token, previous, next);
    } else if (token.kind === 'word' && !(token.fault && labels.length > 0 && between.length === 0)) {
      readWord(token, previous, next);
    } else if (isLineNumber(token, next) || (labels.length === 0 && isAside(token, previous, next))) {
      isApart = true;
    } else {
      readNumber(token, index);
    }
  }
  return { numbers, ibans, codes, words, hasUnclearEnd };
}

/** A mistyped IBAN lacks at most this many characters, or has this many too many. */
const MAX_MISTYPED = 2;

const hasLengthOfIban = (iban: string) =>
  Math.abs(iban.length - (structureOf(iban.slice(0, 2))?.length ?? 0)) <= MAX_MISTYPED;

/** Whether a number counts lines or paragraphs: „3. Kontonummer:⏎4. Bankleitzahl: 37050198“. */
const isLineNumber = ({ kind, text, gap }: Token, next: Token | undefined) =>
  kind === 'number' &&
  /^\d\d?$/.test(text) &&
  gap.includes('\n') &&
  next !== undefined &&
  /^[.)] /.test(next.gap);

/** Whether a short number is not part of an account: a postcode, 50667 Köln, a line number, a year, or 100 Jahre. */
function isAside(number: Token, previous: Token | undefined, next: Token | undefined): boolean {
  const { text, gap } = number;
  if (number.kind !== 'number' || !/^\d{1,5}$/.test(text)) return false;
  const isOfWord = next?.kind === 'word' && /^\.? $/.test(next.gap);
  if (text.length === 5) return isOfWord && next.gap === ' ' && /^\p{Lu}/u.test(next.text);
  const isApart = END_OF_NUMBER.test(gap);
  if (!/^(?:19|20)\d\d$/.test(text)) return isApart && isOfWord;
  // „5320⏎2024“ may be one number, and „12 / 2026“ none of an account.
  const isOfNumber = previous?.kind === 'number' && (previous.text.length < 3 || !/[^ \n]/.test(gap));
  return previous?.kind === 'word' || (isApart && !isOfNumber);
}

/**
 * Whether a few digits or a word such as „neu“, directly after an IBAN, may be its end: „DE…/neu“. A number with a
 * word, „50667 Köln“ or „2 Seiten“, is not.
 */
const isEndOf = (next: Token | undefined, afterNext: Token | undefined) =>
  next?.kind === 'number'
    ? /^(?:[ ._-]| ?\/ ?)$/.test(next.gap) &&
      !(!/\D/.test(next.number) && afterNext?.kind === 'word' && /^\.? $/.test(afterNext.gap))
    : next?.kind === 'word' &&
      /^(?:-| ?\/ ?)$/.test(next.gap) &&
      CHANGE.test(next.text) &&
      !isFiller(next.text);
