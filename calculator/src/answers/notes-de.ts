import { GERMAN_FORMER } from '../banks/de.ts';
import { formerSentences } from '../banks/former-words.ts';
import { group } from '../iban/clean.ts';
import { ibanSentence } from '../iban/countries-without-ibans-de.ts';
import { blzSentence, kontonummerSentence } from '../iban/de.ts';
import { groupedBlz, longDate } from '../iban/wording.ts';
import type { Change, IbanRule, RefusalCode } from '../rules/account.ts';
import type { NoteWords, Words } from './words.ts';

// Each sentence has at most 120 characters, and addresses the reader as „Sie“.

/** The sentences about the changes that a rule has made. */
const CHANGE_WORDS = {
  'sub-account': ({ appended }) => `Die Unterkontonummer ${appended} wurde ergänzt.`,
  'zeros-appended': ({ appended }) => `Die Kontonummer wurde rechts um ${appended} ergänzt.`,
  'digit-removed': ({ place }) => `Die Null an Stelle\u00a0${place} der Kontonummer wurde weggelassen.`,
  'special-account': ({ from, to }) => `Spendenkonto ${from}: die Bank führt es als ${to}.`,
  'one-account': ({ to }) => `Diese Bank führt alle Konten unter der Kontonummer ${to}.`,
  blz: ({ to }) => `Diese Bank führt ihre Konten unter der BLZ\u00a0${groupedBlz(to)}.`,
  successor: ({ from, to }) =>
    `Die BLZ\u00a0${groupedBlz(from)} wird gelöscht. An ihre Stelle tritt ${groupedBlz(to)}.`,
} satisfies Pick<NoteWords, Change['code']>;

/** About an IBAN that the bank never issues, since its rule would have made this change. */
const OTHERWISE_WORDS: typeof CHANGE_WORDS = {
  ...CHANGE_WORDS,
  'sub-account': ({ appended }) =>
    `Diese Bank ergänzt bei so kurzen Kontonummern die Unterkontonummer ${appended}.`,
  'zeros-appended': ({ appended }) => `Diese Bank ergänzt so lange Kontonummern rechts um ${appended}.`,
  'digit-removed': ({ place }) => `Diese Bank lässt die Null an Stelle\u00a0${place} der Kontonummer weg.`,
};

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  malformed: 'Eine Bankleitzahl hat 8 Ziffern, eine Kontonummer 1 bis 10.',
  bank: 'Für diese Bank können wir keine IBAN berechnen. Fragen Sie die Bank.',
  account: 'Zu diesem Konto gibt es keine IBAN. Fragen Sie die Bank.',
  'check-digit':
    'Diese Kontonummer kann es bei der Bank nicht geben: Eine Ziffer stimmt nicht. Vergleichen Sie sie mit dem Kontoauszug.',
  unclear:
    'Wie diese Bank die IBAN für diese Kontonummer bildet, ist nicht eindeutig bekannt. Fragen Sie die Bank.',
};

/** The sentences that say how old the rules are that an IBAN follows, and that the bank statement decides. */
function ruleSentence(rule: IbanRule | null, date: string): string {
  const decides = 'Es gilt die IBAN auf dem Kontoauszug.';
  return rule ? `Nach den Regeln der Bank gerechnet (Stand ${month(date)}). ${decides}` : decides;
}

/** `2025-09-08` as September 2025. */
const month = (date: string) => longDate(date, 'de').replace(/^\d+\.\s/, '');

/** All sentences about notes. The type makes a missing one a compile error. */
export const NOTES: NoteWords = {
  ...CHANGE_WORDS,
  'rule-unknown': () => 'Die IBAN-Regel dieser Bank ist nicht bekannt. Angenommen wird die Standardregel.',
  'method-unknown': () => 'Wie diese Bank ihre Kontonummern prüft, ist nicht bekannt.',
  unclear: () => REFUSALS.unclear,
  'check-digit': () =>
    'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.',
  'sub-account-missing': () =>
    'Die Prüfziffer passt nur, wenn am Ende der Kontonummer die Unterkontonummer fehlt. Fragen Sie die Bank.',
  'successor-check-digit': ({ blz }) =>
    `Die Prüfziffer der Kontonummer passt nicht zur Nachfolgerin, BLZ\u00a0${groupedBlz(blz)}. Fragen Sie die Bank.`,
  'no-iban': ({ reason }) => REFUSALS[reason],
  'given-otherwise': ({ change, iban }) =>
    (OTHERWISE_WORDS[change.code] as (change: Change) => string)(change) +
    (iban ? ` Die Bank würde ${group(iban)} bilden.` : ''),
  'check-digit-fits': () => 'Die Prüfziffer der Kontonummer passt.',
  rule: ({ rule, date }) => ruleSentence(rule, date),
  'blz-unknown': ({ blz, validFrom }) => {
    const since = validFrom ? ` (gültig ab ${longDate(validFrom, 'de')})` : '';
    return `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank${since}.`;
  },
  'directory-ended': ({ blz, validUntil }) =>
    `Die Bankleitzahl ${groupedBlz(blz)} ist hier nicht bekannt. Das Verzeichnis galt bis ${longDate(validUntil, 'de')}.`,
  'blz-former': (note) => formerSentences(GERMAN_FORMER, note, note.successor),
  'former-iban': () => GERMAN_FORMER.oldIban,
  'successor-taken': () => GERMAN_FORMER.accountMayDiffer,
  'blz-replaced': ({ successor }) =>
    [GERMAN_FORMER.replaced, ...(successor ? [GERMAN_FORMER.successor(successor)] : [])].join(' '),
  'national-check-digit': () =>
    'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.',
  'qr-iban': () =>
    'Diese QR-IBAN nimmt nur Zahlungen mit QR-Referenz an. Für andere gilt die gewöhnliche IBAN des Kontos.',
};

/** The German sentences about answers. */
export const GERMAN: Words = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
};
