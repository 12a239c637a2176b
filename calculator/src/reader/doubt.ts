import { digitsOf, isKontonummer } from './grouping.ts';
import { isBank, mayNameAccount } from './labels.ts';
import { MIN_DIGITS, withoutZeros } from './read-free.ts';
import type { Account } from './reading.ts';
import type { Token } from './tokens.ts';

/** „Die letzten 5 Stellen der Kontonummer“: the text may say only some digits of a number. */
export const OF_DIGITS =
  /ziffern|\b(?:end)?stellen\b(?! (?:sie|wir))|letzten? (?:vier|[34])\b(?! \p{Ll}*(?:mon|woch|jahr|tag))|ende der k|stellig:/iu;
/** Whether a sentence or line is about an account. */
const ABOUT = /konto|kto|blz|bank|iban|account|DE\d\d|\bnummer/i;
/** What says that the account is no longer in use, not to be used, or written wrongly. */
const OLD = [
  // „alte IBAN“, „ehemaliges Konto“
  /\b(?:alt|bisher|früher|vorher|ehemal)(?:ig)?e[ns]?\s(?:bank|konto|kto|iban)|(?:old|former)\s(?:bank|iban|acc)|altkonto/i,
  // „früher: …“, „(alt)“, „zuvor DE89 …“
  /\b(?:alt|bisher|früher|vorher|ehemals|vormals|zuvor|damals|old|ex)(?:[:)!]| DE\d)|\d (?:alt|old)\b/i,
  // „nicht mehr“, „bitte nicht überweisen“, „keine Zahlungen mehr“
  /(?:nichts?|keine \S+|n't|not)\s(?:(?:mehr )?(?:über|verwen|benut|nut|pay|use|send|transf)|mehr|mein|an d|auf\s(?!unserem|dem))/i,
  /(?:existier|stimm|pass)t\s(?:\S+\s)?nicht|bitte löschen|ignorier|keine(?:n |s)fall/i,
  /~~|betr[uü]g|aufge(?:löst|geben)|in auflösung|erloschen|(?:ent|hin)fäll|\bge(?:löscht|kündigt|sperrt|schlossen)|storniert|(?:in|de)aktiv|closed|cancel|expired|scam|phishing/i,
  /ung(?:ü|ue)ltig|falsch|vertippt|[tn]e (?:ziffer|null)\b|(?:ein |n)dreher|unleserlich|überholt|veraltet|no longer|invalid|wrong/i,
  // After the number: „532013000 gibt es nicht“, „532013000 wurde geändert“.
  /^(?!.*(?:falls|so[fw]e|wenn)).*\d[\d\s]{5}.{0,80}(?:\b(?:gibt|ist?|kann)\s.{0,20}(?:nicht|not)\b|läuft\s.{0,20}\baus\b|(?:[(,;–-] ?|ist )(?:n.{2,8} )?(?:gültig bis|bis \S+ ?gültig)|bitte nicht\W*$|geändert|ersetzt)/iu,
];
/** The full stop of a date ends no sentence: „Die IBAN wird zum 1.4. gelöscht.“ */
const DATE_END = /((?:^|[.\p{L}(] ?)\d\d?\.) /gu;
/** A remark of few other characters is about the account beside it: „Ungültig!“, „(wurde aufgelöst)“. */
const MAX_OTHERS = 8;

/** Whether a text says that its account is no longer in use, not to be used, or written wrongly. */
export const isOutOfUse = (text: string) =>
  text
    .replace(DATE_END, '$1')
    .split(/[.!?]\s|\n/)
    .some((part) => {
      const others = OLD.reduce((rest, words) => rest.replace(words, ''), part);
      const isAbout = ABOUT.test(part) || (!/\d/.test(part) && others.length <= MAX_OTHERS);
      return others !== part && isAbout;
    });

/**
 * Names of banks, and how their Bankleitzahlen begin. The fourth digit is the group of banks: 4 and 8 Commerzbank, 5
 * savings banks, 6 and 9 cooperative banks, 7 Deutsche Bank. No building society is meant: „Bausparkasse“.
 */
const BANK_GROUPS: ReadonlyArray<readonly [name: RegExp, blz: RegExp]> = [
  [/(?:^|[^u])sparkasse|\b(?:spk|ksk|haspa)\b/i, /^...5/],
  [/volksbank|raiffeisenbank|voba/i, /^...[69]/],
  [/commerzbank/i, /^...[48]/],
  [/deutsche bank|postbank/i, /^...[17]/],
  [/hypovereinsbank|hvb/i, /^...[23]/],
  [/\bdkb\b/i, /^1203/],
  [/\bING\b|diba/, /^500/],
  [/\bGLS\b/, /^4306/],
];

/** Whether a text names a bank that does not have this Bankleitzahl. */
export const namesOtherBank = (text: string, blz: string) =>
  BANK_GROUPS.some(([name, own]) => !own.test(blz) && name.test(text));

/** A word that may say whose account or Bankleitzahl it is. Without the bound, a long word takes quadratic time. */
const PARTY = /\p{L}{1,60}(?=: *(?:k(?:on)?to|blz))/giu;

/** Whether Bankleitzahl and account number are those of two people: „Max: Kto 532013000“, „Anna: BLZ 37040044“. */
export const areOfTwo = (text: string) =>
  new Set(text.match(PARTY)?.filter((word) => !isBank(word))).size > 1;

/** A label may number accounts: „Konto 1: …“. */
const MAX_ORDINAL_DIGITS = 2;
/** How many words may be between the name of an account and its number: „Anderkonto Sparkasse Köln 1234567“. */
const MAX_WORDS = 5;

/**
 * The accounts at the same bank that a text may mean instead: by a number after the name of an account that is not a
 * label, by one that differs from the account number in two digits or fewer, or by any if the account number is „1“ or
 * „12“.
 */
export function doubtsAbout({ blz, kontonummer }: Account, tokens: readonly Token[]): readonly Account[] {
  const own = withoutZeros(kontonummer);
  const isOrdinal = own.length > 0 && own.length <= MAX_ORDINAL_DIGITS;
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'number' || !isKontonummer(token.number)) return [];
    const digits = withoutZeros(digitsOf(token.number));
    if (digits.length < MIN_DIGITS || digits === own || digits === blz) return [];
    return isOrdinal || isAlike(digits, own) || isNamed(tokens, index) ? [{ blz, kontonummer: digits }] : [];
  });
}

/** Whether one may be a correction of the other. */
const isAlike = (one: string, other: string) =>
  one.length === other.length && [...one].filter((digit, index) => digit !== other[index]).length <= 2;

/** Whether a word before a number on its line is the name of an account. */
function isNamed(tokens: readonly Token[], index: number): boolean {
  for (let place = index; place > index - MAX_WORDS; place -= 1) {
    const before = tokens[place - 1];
    if (before?.kind !== 'word' || tokens[place]?.gap.includes('\n')) return false;
    if (mayNameAccount(before.text)) return true;
  }
  return false;
}
