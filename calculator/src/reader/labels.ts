/** By their source. */
const compiled = new Map<string, RegExp>();

/**
 * A pattern that is to be run at a place of a text. It is compiled at its first use: those of the reader together take longer
 * than all else that banken.js does at its start.
 */
export function patternAt(pattern: string, place = 0, flags = 'iuy'): RegExp {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern, flags);
    compiled.set(pattern, expression);
  }
  expression.lastIndex = place;
  return expression;
}

/** What a label says of the number behind it. */
export type LabelKind = 'blz' | 'kontonummer' | 'iban';

const NUMBER = String.raw`(?:[\s.:-]{0,3}(?:nummer|number|num|nr|no)(?![\p{L}]))?`;
/** What may stand before „konto“ without making another account of it. Any other word does: „Kundenkonto“. */
const OF_BANK =
  '(?:post)?giro|bank|spar|haus|privat|geschäfts|gehalts|lohn|vereins|spenden|gemeinschafts|tagesgeld|festgeld|empfänger|auftraggeber|zahlungs';

/**
 * The labels of account numbers and Bankleitzahlen, in all usual spellings. A digit may stand directly before and behind:
 * „Kto532013000BLZ37040044“. No letter is before: words are read whole.
 */
export const ACCOUNT_LABEL =
  '(?:' +
  [
    String.raw`(?<blz>b\.?\s?l\.?\s?z|bank[\s-]?leit[\s-]?z(?:ahl)?|bank-?lt?z|bank\s?code)${NUMBER}`,
    String.raw`(?<kontonummer>(?:(?:${OF_BANK})-?)?(?:konto(?:verbindung)?|kto|account|acct)${NUMBER}|a/c${NUMBER}|kt?[.-]{0,2}\s?nr|ktn)`,
    `(?<iban>iban${NUMBER})`,
  ].join('|') +
  String.raw`)(?!-(?!blz|bank|k(?:on)?to)\p{L})(?:(?!\p{L})|(?=[a-z]{2} ?\d\d))\.?`;

/** Whether a label stands at this place of a text. */
export const startsLabel = (text: string, place: number) => patternAt(ACCOUNT_LABEL, place).test(text);

/** Words that say nothing between a label and its number, or between the two numbers. */
const FILLER =
  /^(?:lautet|ist|die|der|the|is|und|and|oder|or|bzw|bei|at|lautend|des|(?:zahlungs)?empfängers|begünstigten|kreditinstituts)$/iu;
/** Words that name banks in general, or one by the name that people use instead of the directory's. */
const BANK =
  /^(?:bank|ag|eg|am|im|in|bankverbindung|kreditinstitut|geldinstitut|bic|swift|haspa|dkb|ing|diba|hvb|gls|ksk|spk|voba|apo\p{L}*|(?:\p{L}*spar|\p{L}*volks|raiffeisen|commerz|post|targo)(?:kasse|bank))$/iu;
/** In names of banks, these say nothing of the bank; in other texts, they have numbers of their own. */
const NO_NAME =
  /^(?:fil(?:iale)?|zweigstelle|.*niederlassung|zentrale|service|card|kredit|leasing|clearingkonto|alt|spar|.{0,2})$/iu;
/** Directly before „Konto“, any other word but the bank's may make another account of it: „PayPal Konto“. */
const BEFORE_LABEL = new RegExp(
  `^(?:(?:[mds]?ein|ihr|unser|das|dies|neu|alt|folgend)e?[mnrs]?|auf|an|vom|zum|to|the|my|our|your|${OF_BANK})$`,
  'iu',
);
/** A number behind such a word may take the place of the one before, or belong to it. Labels have capitals. */
export const CHANGE = /^(?:\p{Ll}|Neu|Alt|Ab|Nun|Jetzt|Nicht|Korr|Unter-?k|Sub)/u;

/** Behind a label for accounts only: elsewhere it names a number, „Nr. 4711“. */
export const NUMBER_WORD = /^(?:nr|no|nummer|number)$/iu;

export const isFiller = (word: string) => FILLER.test(word);
/** Behind such a word, there is a person's name: „Kontoinhaber: Erika Mustermann Konto 1234567“. */
const OWNER = /(?:(?:inhab|empfäng|führ)er(?:in)?|name)$/iu;

export const isOwner = (word: string) => OWNER.test(word);
export const mayBeBeforeLabel = (word: string) =>
  isFiller(word) || BEFORE_LABEL.test(word) || /[@.]|\d{5}/.test(word);

/** The words of a text, in small letters. */
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]/u);

/**
 * Tells whether a word belongs to the name of a bank: then it is nothing that an unlabelled number could be the number of.
 *
 * @param names names, towns and BICs of banks
 */
export function bankWords(names: readonly string[]): (word: string) => boolean {
  const known = new Set(names.flatMap(wordsOf));
  return (word) => wordsOf(word).every((part) => BANK.test(part) || (known.has(part) && !NO_NAME.test(part)));
}
