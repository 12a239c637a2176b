import type { CheckResult } from '../check-digits/check.ts';
import type { Change, IbanRule, RefusalCode } from '../rules/account.ts';
import { groupedBlz } from './grouped-blz.ts';

// All sentences about the banks' own IBAN rules, made from the results of accountFor() and checkKontonummer(). They are
// German, have at most 120 characters, and address the reader as „Sie“.

/** The sentence about a change that a rule has made. */
export function changeSentence(change: Change): string {
  switch (change.code) {
    case 'sub-account':
      return `Die Unterkontonummer ${change.appended} wurde ergänzt.`;
    case 'zeros-appended':
      return `Die Kontonummer wurde rechts um ${change.appended} ergänzt.`;
    case 'digit-removed':
      return `Die Null an Stelle\u00a0${change.place} der Kontonummer wurde weggelassen.`;
    case 'special-account':
      return `Spendenkonto ${change.from}: die Bank führt es als ${change.to}.`;
    case 'one-account':
      return `Diese Bank führt alle Konten unter der Kontonummer ${change.to}.`;
    case 'blz':
      return `Diese Bank führt ihre Konten unter der BLZ ${groupedBlz(change.to)}.`;
    case 'successor':
      return `Die BLZ ${groupedBlz(change.from)} wird gelöscht. An ihre Stelle tritt ${groupedBlz(change.to)}.`;
  }
}

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: 'Eine Bankleitzahl hat 8 Ziffern, eine Kontonummer 1 bis 10.',
  bank: 'Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.',
  account: 'Für diese Kontonummer darf bei dieser Bank keine IBAN berechnet werden. Fragen Sie die Bank.',
  'check-digit':
    'Mit dieser Prüfziffer hat die Kontonummer keine IBAN. Vergleichen Sie sie mit Ihrem Kontoauszug.',
  unclear:
    'Wie diese Bank die IBAN für diese Kontonummer bildet, ist nicht eindeutig bekannt. Fragen Sie die Bank.',
};

/** The sentences that say why there is no IBAN, and what to do. */
export const refusalSentences = (code: RefusalCode): string => REFUSALS[code];

const CHECK_RESULTS: Readonly<Record<CheckResult, string>> = {
  valid: 'Die Prüfziffer der Kontonummer passt zu dieser Bank.',
  invalid:
    'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie die Kontonummer mit Ihrem Kontoauszug.',
  unchecked: 'Die Kontonummer hat keine Prüfziffer, die sich bei dieser Bank prüfen lässt.',
};

/** The sentences about the check digit of an account number. */
export const checkDigitSentences = (result: CheckResult): string => CHECK_RESULTS[result];

/**
 * The sentences that say by which rule an IBAN was computed, and that the bank statement decides.
 *
 * @param rule null where the bank's rule is unknown
 * @param date the day of the table of rules: 2025-09-08
 */
export function ruleSentences(rule: IbanRule | null, date: string): string {
  if (!rule)
    return 'Die IBAN-Regel dieser Bank ist nicht bekannt: berechnet nach der Standardregel. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.';
  const name = rule.number === 0 ? 'der Standardregel' : `IBAN-Regel ${rule.number} dieser Bank`;
  return `Berechnet nach ${name} (Stand der Regeln: ${month(date)}). Maßgeblich ist die IBAN auf Ihrem Kontoauszug.`;
}

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

/** `2025-09-08` as September 2025. */
const month = (date: string) => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
