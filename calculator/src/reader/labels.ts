/** Regular expressions by their source. One that is used with other flags than the last time is compiled again. */
const compiled = new Map<string, RegExp>();

/** A regular expression, set to match at a place of a text. It is compiled at its first use. */
export function patternAt(pattern: string, place = 0, flags = 'iuy'): RegExp {
  const known = compiled.get(pattern);
  const expression = known?.flags === flags ? known : new RegExp(pattern, flags);
  compiled.set(pattern, expression);
  expression.lastIndex = place;
  return expression;
}

/** What kind of number follows a label. */
export type LabelKind = 'blz' | 'kontonummer' | 'iban';

const NUMBER = String.raw`(?:[\s.:_-]{0,3}(?:num+er|number|num|nr|no)(?![\p{L}]))?`;
/** What may be before „konto“ in one word: „Girokonto“. Any other word names another number: „Kundenkonto“. */
const OF_BANK =
  '(?:post)?giro|bank|spar|haus|privat|geschäfts|gehalts|lohn|vereins|spenden|gemeinschafts|tagesgeld|festgeld|empfänger|auftraggeber|zahlungs|referenz|firmen';

/**
 * Labels of account numbers, Bankleitzahlen and IBANs, in usual spellings. A digit may be directly before and after a
 * label: „Kto532013000BLZ37040044“. No letter can be before one, because tokens.ts reads complete words.
 */
export const ACCOUNT_LABEL =
  '(?:' +
  [
    String.raw`(?<blz>b[._]?\s?l[._]?\s?z|bank[\s-]?(?:leit?[\s-]?z(?:ah?l)?|lt?z|schlüssel)|(?:bank|sort)[\s_]?code|bnc(?==))${NUMBER}`,
    String.raw`(?<kontonummer>(?:(?:${OF_BANK})-?)?(?:konto(?:s|daten|verbindung)?|konten|kto|account|acct)${NUMBER}|a/c${NUMBER}|kt?[.-]{0,2}\s?nr|ktn|(?:kt|acc)(?=[.:]{0,2} ?(?:no\W{1,3})?\d))`,
    `(?<iban>iban${NUMBER})`,
  ].join('|') +
  String.raw`)(?!-(?!blz|bank|k(?:on)?to)\p{L})(?:(?!\p{L})|(?=[a-z]{2} ?\d\d))\.?`;

/** Whether a label begins at this place of a text. */
export const startsLabel = (text: string, place: number) => patternAt(ACCOUNT_LABEL, place).test(text);

/** Words without meaning between a label and its number, or between the two numbers. */
const FILLER =
  /^(?:lautet|ist|die|der|the|is|und|and|oder|or|bzw|bei|at|lautend|des|(?:zahlungs)?empfängers|begünstigten|kreditinstituts)$/iu;
/** Words that say nothing about whose number follows. */
const SMALL =
  /^(?:d(?:as|en|em|azu|ann)|[mds]?eine?[mnr]?|unsere?[mnr]?|ihre?[mnr]?|my|our|your|in|im|am|an|auf|mit|für|zu[mr]?|vo[nm]|bitte|auch|also|hier|noch|wie|lg|mfg|\p{L})$/iu;
/** Words for banks in general. */
const BANK =
  /^(?:bank|ag|eg|am|im|in|deutsche|bankverbindung|kreditinst(?:itut)?|geldinstitut|institut|bic|swift|swift-bic|spk|ksk|voba|(?:\p{L}*spar|\p{L}*volks|raiffeisen|commerz|post|targo|sparda-)(?:kasse|bank))$/iu;
/** Words in names of banks that identify no bank: elsewhere, they have numbers of their own, „Filiale 123“. */
const NO_NAME =
  /^(?:fil(?:iale)?|zweigstelle|.*niederlassung|zentrale|service|card|kredit|leasing|clearingkonto|alt|spar|.{0,2})$/iu;
/** What may be directly before „Konto“. Any other word but a bank's name may make it another account: „PayPal“. */
const BEFORE_LABEL = new RegExp(
  `^(?:(?:[mds]?ein|ihr|unser|das|dies|neu|alt|folgend)e?[mnrs]?|auf|an|vo[mn]|zum|to|my|our|your|${OF_BANK})$`,
  'iu',
);
/** Names an account or number that is not a bank's. Before „Konto“, it makes that another one, too: „Kd.-Konto“. */
const OTHER_ACCOUNT =
  /^(?:k(?:un)?de?(?:n|$)|tel|deb|kred|pers|mitgl|vertr|vers|depot|paypal)|n(?:umme)?r$/iu;
/** A bank's account, or one of others, by a name that is not a label: „Anderkonto“, „Mietkto“. */
const ACCOUNT_WORD = /.k(?:on)?to(?:-?n(?:umme)?r)?$|giro$/iu;
/** A word that a person's name follows: „Kontoinhaber: Erika Mustermann Konto 1234567“. */
const OWNER = /(?:(?:inhab|empfäng|führ)er(?:in)?|name)$/iu;

/** Belongs to a label directly before it, „Konto, Nr. 4711“. Elsewhere it names another number: „Nr. 4711“. */
export const NUMBER_WORD = /^(?:nr|no|nummer|number)$/iu;
/** The next number is a sub-account. */
export const SUB_ACCOUNT = /^(?:u-?k(?:to)?|unter-?(?:k.*|nummer)|sub-?(?:k|acc).*|suffix|zusatz)$/i;

export const isBank = (word: string) => BANK.test(word);
export const isFiller = (word: string) => FILLER.test(word);
/** Whether a word says nothing about whose number follows. */
export const isSmall = (word: string) => FILLER.test(word) || SMALL.test(word);
export const isOwner = (word: string) => OWNER.test(word);
/** Whether a word identifies no bank, though names of banks have it. */
export const isNoName = (word: string) => NO_NAME.test(word);
export const isOtherAccount = (word: string) => OTHER_ACCOUNT.test(word);
/** Whether a number after a word may be an account's, though the word is not a label. */
export const mayNameAccount = (word: string) =>
  ACCOUNT_WORD.test(word) &&
  !/^(?:sach|gegen|buchung|beitrag|steuer|skonto)/iu.test(word) &&
  !isOtherAccount(word);
export const mayBeBeforeLabel = (word: string) =>
  isFiller(word) || BEFORE_LABEL.test(word) || /[@.]|\d{5}/.test(word);
