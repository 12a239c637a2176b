import { checkDigits, cleanIban, ibanFaults, structureOf } from '../iban/faults.ts';

/** An IBAN in a text, maybe with a typing error; or without `iban`, a code that is built like one. */
export interface FoundIban {
  /** In capitals and without separators. */
  readonly iban?: string;
  readonly start: number;
  readonly end: number;
}

/** How an IBAN may begin. A space after the country needs a German or an exact one: „NO 12“ may begin a sentence. */
const START = /[A-Z]{2} ?\d\d|[A-Za-z]{2}\d\d|DE[A-Z\d]{2}|de[a-z]?\d/g;
/** A longer word can't be part of an IBAN. */
const WORD = /[A-Za-z\d]{1,64}(?![A-Za-z\d])/y;
const SEPARATOR = / ?\n *|[ ._/·-]{1,2}|\] ?\[/y;
/** The longest IBAN has 33 characters, the shortest 15. With a typing error, some may be missing or added. */
const MAX_LENGTH = 36;
const MIN_LENGTH = 14;
/** A creditor reference (ISO 11649): „RF18 5390 0754 7034“. */
const REFERENCE = /^RF\d\d/;
const digits = (count: number) => String.raw`\d(?:[ .-]?\d){${count - 1}}`;
/**
 * VAT numbers (forms as in VIES) of Germany, Lithuania, Sweden, the Netherlands, and of branches in Great Britain and
 * Northern Ireland (XI), and German numbers of waste equipment (WEEE): they are long enough to look like a mistyped
 * IBAN. Shorter ones become words.
 */
const VAT_ID = new RegExp(
  `(?:DE ?${digits(9)}|DE \\d{8}|(?:GB|LT|SE|XI) ?${digits(12)}|` +
    `NL ?${digits(9)}[ .]?B ?${digits(2)})(?![A-Za-z\\d]| ?\\d)`,
  'y',
);

/** A word with its end in the text. */
interface Piece {
  readonly word: string;
  readonly end: number;
  readonly isOnNextLine: boolean;
}

/**
 * Finds the IBANs in a text, even those with typing errors, and the codes that are built like them: creditor
 * identifiers, creditor references and VAT numbers. Digits that belong to none are left to others. Where two overlap,
 * the first counts: tokens.ts goes on after it.
 *
 * @param text with plain spaces and hyphens only
 */
export function findIbans(text: string): readonly FoundIban[] {
  // An IBAN alone may have separators that none has in a longer text.
  if (ibanFaults(text).length === 0)
    return [{ iban: cleanIban(text), start: text.search(/[A-Za-z]/), end: text.length }];
  const found: FoundIban[] = [];
  for (const { index } of text.matchAll(START)) {
    const pieces = piecesFrom(text, index);
    const isLabelled = /iban\W{0,3}$/i.test(text.slice(Math.max(0, index - 7), index));
    const iban = exactIban(pieces) ?? otherCode(text, index, pieces) ?? mistypedIban(pieces, isLabelled);
    if (iban) found.push({ start: index, ...iban });
  }
  return found;
}

/** The words that may be groups of an IBAN. */
function piecesFrom(text: string, start: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let isOnNextLine = false;
  let length = 0;
  for (let place = start; length < MAX_LENGTH; ) {
    WORD.lastIndex = place;
    const word = WORD.exec(text)?.[0];
    if (!word) break;
    length += word.length;
    place += word.length;
    pieces.push({ word: word.toUpperCase(), end: place, isOnNextLine });
    SEPARATOR.lastIndex = place;
    const separator = SEPARATOR.exec(text)?.[0];
    if (!separator) break;
    isOnNextLine ||= separator.includes('\n');
    place += separator.length;
  }
  return pieces;
}

/** An IBAN with the length of its country and right check digits. */
function exactIban(pieces: readonly Piece[]): { iban: string; end: number } | undefined {
  let iban = '';
  for (const { word, end } of pieces) {
    iban += word;
    const length = structureOf(iban.slice(0, 2))?.length;
    if (length === iban.length && Number(iban.slice(2, 4)) === checkDigits(iban)) return { iban, end };
  }
  return undefined;
}

/** A creditor identifier (by its check digits or the business code ZZZ), a VAT number, or a reference. */
function otherCode(text: string, start: number, pieces: readonly Piece[]): { end: number } | undefined {
  VAT_ID.lastIndex = start;
  const [vat] = VAT_ID.exec(text) ?? [];
  if (vat) return { end: start + vat.length };
  let code = '';
  let last = start;
  const hasLength18 = /DE|AT/i.test(text.slice(start, start + 2));
  for (const [index, { word, end, isOnNextLine }] of pieces.entries()) {
    if (isOnNextLine) break;
    code += word;
    last = end;
    const next = pieces[index + 1];
    const isLast = !next || next.isOnNextLine || !/\d/.test(next.word);
    // Nothing may follow a code of unknown length: one in 97 has right check digits by chance.
    const isGeneral = code.startsWith('ZZZ', 4);
    const isWhole = hasLength18 ? code.length === 18 : isLast || isGeneral;
    if (isWhole && (isCreditor(code) || (hasLength18 && isGeneral))) return { end };
    if (isLast && REFERENCE.test(code)) return { end };
  }
  return code.startsWith('ZZZ', 4) ? { end: last } : undefined;
}

/** Whether a code has the check digits of a creditor identifier. */
const isCreditor = (code: string) =>
  Number(code.slice(2, 4)) === checkDigits(code.slice(0, 4) + code.slice(7));

/**
 * What looks like an IBAN on one line, up to the length of its country.
 *
 * @param isLabelled whether „IBAN“ is before it; else it needs more digits and characters, unless it is German
 */
function mistypedIban(
  pieces: readonly Piece[],
  isLabelled: boolean,
): { iban: string; end: number } | undefined {
  const [first, ...rest] = pieces;
  const isGerman = first?.word.startsWith('DE');
  if (!first || (first.word.length === 2 && !isGerman)) return undefined;
  const length = structureOf(first.word.slice(0, 2))?.length ?? MAX_LENGTH;
  let { word: iban, end } = first;
  for (const { word, end: endOfWord, isOnNextLine } of rest) {
    const isGroup = /\d/.test(word) || (!isGerman && /^[A-Z]{4}$/.test(word));
    const isNext = /IBAN|DE\d\d/.test(word);
    if (!isGroup || isNext || isOnNextLine || iban.length >= length) break;
    iban += word;
    end = endOfWord;
  }
  const digitCount = iban.replace(/\D/g, '').length;
  const isLikely = isLabelled || isGerman ? digitCount >= 6 : digitCount >= 10 && iban.length >= MIN_LENGTH;
  return isLikely ? { iban, end } : undefined;
}
