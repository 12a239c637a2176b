import { structureOf } from '../iban/faults.ts';
import { foldedWords } from './bank-names.ts';
import { digitsOf, isKontonummer } from './grouping.ts';
import {
  isBank,
  isFiller,
  isNoName,
  isOtherAccount,
  isOwner,
  isSmall,
  type LabelKind,
  mayBeBeforeLabel,
  mayNameAccount,
  NUMBER_WORD,
} from './labels.ts';
import type { KnownBanks, ReadingFault } from './reading.ts';
import { partsOf } from './split-number.ts';
import type { Token } from './tokens.ts';

/** A number of a text, and what the text says of it. */
export interface NumberFact {
  /** What its label says that the number is; null without a label. */
  readonly label: 'blz' | 'kontonummer' | null;
  /** Only digits; `''` if it can't be used. */
  readonly digits: string;
  /** The digits with the separators between them; `''` if it can't be used. */
  readonly number: string;
  /** As written in the text. */
  readonly found: string;
  readonly fault?: ReadingFault | undefined;
  /** The place of its token. */
  readonly place: number;
  /** The word before a number without a label, if that word is neither a filler nor a bank's. */
  readonly owner: string;
  /** Whether a word before the number names an account, but is not a label: „Mietkonto bei der GLS 4711“. */
  readonly isOfAnotherAccount: boolean;
  /** Whether words beside the number or its label say whose number it is: „Konto Mieter 4711“. */
  readonly isQualified: boolean;
  /** What is between the number before and this one; undefined if a label, a noun or a line number is there. */
  readonly gap?: string | undefined;
  /**
   * Whether two numbers follow two labels, „Kto/BLZ“, in any order. If they are two tokens, only the first number has
   * it.
   */
  readonly isInPair: boolean;
}

interface FoundIban {
  readonly iban: string;
  readonly place: number;
}

/** What a text says, before anything is decided. */
export interface Facts {
  readonly tokens: readonly Token[];
  readonly numbers: readonly NumberFact[];
  readonly ibans: readonly FoundIban[];
  /** What is built like an IBAN, but has no label and is far too short or too long: LUCID DE1234567890123, an ISIN. */
  readonly codes: readonly FoundIban[];
  /** Whether the text has no words but labels, fillers and names of its banks. */
  readonly isPlain: boolean;
  /** Whether a word says nothing about whose or what number is beside it: a filler, a bank's name or BIC. */
  isNeutral(word: string): boolean;
}

/** How many words may be between the name of an account and its number: „Anderkonto Sparkasse Köln 1234567“. */
const MAX_WORDS = 5;
/** Ends the words about a number: later words are not about it. */
const END_OF_NUMBER = /[\n\t,;.|·•!]| [/ ] | {2}/;
/** Signs that do not separate a number from the word or number after it: 532=013, 532 * 013. */
const ODD_SIGN = /[=<>&#№+§€$[\]{}*]|\(\)/;
const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
/** After a number, the rest of a sentence: „Konto 532013000 ab.“ */
const END_OF_SENTENCE = /^(?:a[bnu]s?|ein|zu|vor|über|\p{Ll}{2,}en)$/u;
const NOUN = /^(?!Neu|Alt)\P{Ll}/u;
/** Words between a noun and its number: „Rückruf unter 4711“. */
const PREPOSITION = /^(?:unter|seit|bis|ab|um|über|per|nach|aus|nr|tel|fon|fax|mobil|vom)$/;
/** Directly before a label or after it: no punctuation but of abbreviations. */
const DIRECT = /^(?:[ )_-]|-?\/)$/;
const NEAR = /^(?:[^\n,;|\t]{1,4}|-\n)$/;

/** Returns a function that says whether a word is a filler, or belongs to a bank whose Bankleitzahl is in the text. */
function neutralWords(tokens: readonly Token[], banks: KnownBanks): (word: string) => boolean {
  const known = new Map<string, boolean>();
  let own: ReadonlySet<string> | undefined;
  const isOfBank = (part: string) => {
    own ??= new Set(
      [...new Set(tokens.flatMap((token) => blzsIn(token, banks)))].flatMap((blz) => [
        ...banks.names.wordsOf(blz),
      ]),
    );
    return isBank(part) || (!isNoName(part) && foldedWords(part).every((word) => own?.has(word)));
  };
  // Without a label, „1822direkt 12345“ may be a bank and anything.
  const hasLabel = tokens.some(({ kind }) => kind === 'label');
  const isNamed = (word: string) =>
    hasLabel && foldedWords(word).length === 1 && banks.names.nameBank([word]);
  return (word) => {
    const is =
      known.get(word) ??
      (isFiller(word) ||
        BIC.test(word) ||
        isNamed(word) ||
        word.split(/[^\p{L}\d]/u).every((part) => isOfBank(part)));
    known.set(word, is);
    return is;
  };
}

/** Collects what a text says of its numbers. */
export function collectFacts(tokens: readonly Token[], banks: KnownBanks): Facts {
  const isNeutral = neutralWords(tokens, banks);
  const numbers: NumberFact[] = [];
  const ibans: FoundIban[] = [];
  const codes: FoundIban[] = [];
  let isPlain = true;
  /** Labels that have no number yet. */
  let labels: Exclude<LabelKind, 'iban'>[] = [];
  /** The words since the last label or the beginning of the line. */
  let words: string[] = [];
  /** The last of these words that is neither a filler nor a bank's. */
  let owner = '';
  let lastWord = '';
  let isLabelQualified = false;
  /** Whether the next word would be directly after a number of an account. */
  let isBeside = false;
  let isApart = true;

  function qualifyLast(by: 'sign' | 'word') {
    const last = numbers[numbers.length - 1];
    if (last?.label === 'kontonummer' || (last?.label === null && by === 'sign'))
      numbers[numbers.length - 1] = { ...last, isQualified: true };
  }

  for (const [place, token] of tokens.entries()) {
    const { gap, text } = token;
    const previous = tokens[place - 1];
    const next = tokens[place + 1];
    if (gap.includes('\n')) {
      if (words.length > 0) labels = [];
      [words, owner] = [[], ''];
    }
    if (isBeside && token.kind !== 'label' && !gap.includes('\n') && ODD_SIGN.test(gap)) qualifyLast('sign');
    if (END_OF_NUMBER.test(gap)) isBeside = false;
    if (token.kind === 'iban') {
      const isLabelled = previous?.kind === 'label' && previous.of === 'iban';
      const isLikely = hasLengthOfIban(token.iban) || banks.isBlz(token.iban.slice(4, 12));
      (isLabelled || isLikely ? ibans : codes).push({ iban: token.iban, place });
      [labels, words, owner, isApart, isBeside] = [[], [], '', true, false];
    } else if (token.kind === 'label') {
      isApart = true;
      isBeside = false;
      if (token.of === 'iban') {
        [labels, words, owner] = [[], [text], text];
        continue;
      }
      const last = numbers[numbers.length - 1];
      const isAfterNumber = gap.endsWith('(') && previous?.kind === 'number' && !/[:=]/.test(next?.gap ?? '');
      if (
        isAfterNumber &&
        last?.label === null &&
        !/[/-]/.test(last.gap ?? '') &&
        next?.gap.startsWith(')') !== false
      ) {
        numbers[numbers.length - 1] = { ...last, label: token.of };
        continue;
      }
      const before =
        previous?.kind === 'word'
          ? (isFiller(previous.text) && words[words.length - 1]) || previous.text
          : '';
      const isOfOther = isOtherAccount(before) && NEAR.test(gap);
      const isOfWord =
        token.of === 'kontonummer' &&
        DIRECT.test(gap) &&
        before !== '' &&
        !mayBeBeforeLabel(previous?.text ?? '') &&
        !isNeutral(before) &&
        !words.some(isOwner);
      // The label may be below its number.
      const isBelow =
        token.of === 'kontonummer' &&
        previous?.kind === 'number' &&
        last?.label === null &&
        gap.includes('\n') &&
        next?.gap.includes('\n') === true;
      const goesOn = words.length === 0 && !/:(?! *\n)/.test(gap);
      if (!goesOn) isLabelQualified = false;
      isLabelQualified =
        (goesOn && labels.length > 0 && isLabelQualified) || isOfOther || isOfWord || isBelow;
      labels = goesOn ? [...labels.filter((label) => label !== token.of), token.of] : [token.of];
      [words, owner] = [[], ''];
    } else if (token.kind === 'word' && !(token.fault && labels.length > 0 && words.length === 0)) {
      const isOfLabel =
        labels.length > 0 && words.length === 0 && !gap.includes('\n') && NUMBER_WORD.test(text);
      if (isOfLabel || text.startsWith('(') || isFiller(text)) continue;
      if (
        isBeside &&
        (gap.includes('(') || !next?.gap.startsWith(':')) &&
        !isEnd(token, next) &&
        !isNeutral(text)
      )
        qualifyLast('word');
      if (next?.gap.startsWith(':')) isBeside = false;
      words.push(text);
      if (!isSmall(text)) lastWord = text;
      if (!isNeutral(text)) [owner, isPlain] = [text, false];
      // Most nouns, which have a capital, name another number: „Rechnung 4711“. Other words go on: „oder 4711“.
      isApart ||= NOUN.test(text);
    } else if (
      isLineNumber(token, next) ||
      (labels.length === 0 && isPostcodeOrYear(token, previous, next))
    ) {
      isApart = true;
    } else {
      const parts = partsOf(token, labels, tokens, place, banks);
      const isNextNumber = next?.kind === 'number' && !isLineNumber(next, tokens[place + 2]);
      const isInPair = labels.length > 1 && (parts.length > 1 || isNextNumber);
      // „Korrektur: richtig ist 4711222“, „Quatsch, 4711222“: only a noun has numbers. A phone number begins with 0.
      const isOfAdjective = /^\p{Ll}/u.test(lastWord) && !PREPOSITION.test(lastWord);
      const goesOn =
        previous?.kind === 'word' && (isOfAdjective || /^, ?$/.test(gap)) && /^[1-9][\d ]{5}/.test(text);
      for (const [index, number] of parts.entries()) {
        // If several labels come before one number, it belongs to the nearest.
        const label = isInPair ? (labels.shift() ?? null) : (labels.pop() ?? null);
        numbers.push({
          label,
          number: number ?? '',
          digits: number ? digitsOf(number) : '',
          found: text,
          fault: token.fault,
          place,
          owner: label ? '' : owner,
          isOfAnotherAccount: !label && words.slice(-MAX_WORDS).some(mayNameAccount),
          isQualified: label !== null && (isLabelQualified || owner !== ''),
          gap: isApart && !goesOn ? undefined : index > 0 ? ' ' : gap,
          isInPair,
        });
        if (!isInPair) labels = [];
        isApart = false;
      }
      // A label counts for one number, any other word for all numbers of its line.
      if (numbers[numbers.length - 1]?.label) [words, owner] = [[], ''];
      if (labels.length === 0) isLabelQualified = false;
      isBeside = true;
    }
  }
  return { tokens, numbers, ibans, codes, isPlain, isNeutral };
}

/**
 * The known Bankleitzahlen that a number is, or begins or ends with: the names of these banks are no person's names.
 */
function blzsIn(token: Token, banks: KnownBanks): readonly string[] {
  const digits =
    token.kind === 'number' ? digitsOf(token.number) : token.kind === 'iban' ? token.iban.slice(4, 12) : '';
  return [...new Set([digits.slice(0, 8), digits.slice(-8)])].filter(
    (blz) => blz.length === 8 && banks.isBlz(blz),
  );
}

/** Whether a word ends a sentence after the account: „Buchen Sie von Konto 532013000 ab.“ */
const isEnd = ({ text }: Token, next: Token | undefined) =>
  END_OF_SENTENCE.test(text) && (!next || /^[.!?)]|\n/.test(next.gap));

/** A mistyped IBAN lacks at most this many characters, or has this many too many. */
const MAX_MISTYPED = 2;

const hasLengthOfIban = (iban: string) =>
  Math.abs(iban.length - (structureOf(iban.slice(0, 2))?.length ?? 0)) <= MAX_MISTYPED;

/** Whether a number counts lines or paragraphs: „3. Kontonummer:⏎4. Bankleitzahl: 37050198“. */
export const isLineNumber = ({ kind, text, gap }: Token, next: Token | undefined) =>
  kind === 'number' &&
  /^\d\d?$/.test(text) &&
  gap.includes('\n') &&
  next !== undefined &&
  /^[.)] /.test(next.gap);

/** Whether a short number is not part of an account: a postcode, 50667 Köln, a line number, a year, or 100 Jahre. */
function isPostcodeOrYear(number: Token, previous: Token | undefined, next: Token | undefined): boolean {
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
 * The only number of a text, which may be the account number: „Haspa 1234567“.
 *
 * @returns undefined if there is another number, or if this one has a name: „Kundennr. 1234567“
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

/** The only number of a text, if its nine digits can be nothing but an account number. A phone number begins with 0. */
export function loneKontonummer(tokens: readonly Token[]): string | undefined {
  const digits = loneNumber(tokens);
  return digits && /^[1-9]\d{8}/.test(digits) ? digits : undefined;
}
