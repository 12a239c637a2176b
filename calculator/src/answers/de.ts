import { group } from '../iban/clean.ts';
import { groupedBlz } from '../iban/wording.ts';
import type { DoubtSentences } from './doubt.ts';
import type { AnswerWords } from './say.ts';

/** The sentence about digits that are only a part of a number. @param found as written in the text */
const notWholeSentence = (found: string) =>
  `„${found}“ ist keine ganze Nummer. Geben Sie alle Ziffern ein, ohne andere Zeichen.`;

/** The sentences about judged texts: what was done with them, the question, and the words on its buttons. */
export const GERMAN_ANSWERS: AnswerWords = {
  corrections: {
    'account-taken': 'Bankleitzahl und Kontonummer übernommen.',
    'blz-taken': 'Bankleitzahl übernommen.',
    'kontonummer-taken': 'Kontonummer übernommen.',
    'iban-taken': 'IBAN übernommen.',
    'put-right': 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
  },
  questions: {
    missing: ({ of }) => (of === 'blz' ? 'Die Bankleitzahl fehlt.' : 'Die Kontonummer fehlt.'),
    'not-whole': ({ found }) => notWholeSentence(found),
    tail: ({ tail }) =>
      `Gehört „${tail}“ zur Kontonummer? Welche gilt, steht auf Ihrer Karte oder dem Kontoauszug.`,
    'is-iban': () => 'Das ist eine IBAN.',
    'looks-like-iban': () => 'Das sieht wie eine IBAN aus.',
    'is-account': ({ blz, kontonummer }) =>
      `Das sind Bankleitzahl und Kontonummer, keine IBAN: ${groupedBlz(blz)} und ${kontonummer}.`,
    'is-blz': ({ bank }) =>
      `Das ist die Bankleitzahl${bank ? ` von ${bank.name}, ${bank.city}` : ' einer Bank'}.`,
    'only-number': ({ of }) =>
      of === 'blz'
        ? 'Das ist eine Bankleitzahl. Schreiben Sie die Kontonummer dahinter.'
        : 'Das ist keine IBAN. Ist es eine Kontonummer, schreiben Sie die Bankleitzahl davor.',
    'which-number': ({ kontonummer }) => `Ist ${kontonummer} die Kontonummer?`,
  } satisfies AnswerWords['questions'],
  readFrom: (sentence) => `Gelesen aus: „${sentence}“`,
  choices: {
    check: () => 'IBAN prüfen',
    build: () => 'IBAN berechnen',
    iban: ({ iban }) => group(iban),
    account: ({ blz, kontonummer }) => `BLZ\u00a0${groupedBlz(blz)}, Konto\u00a0${kontonummer}`,
    blz: ({ blz }) => `BLZ\u00a0${groupedBlz(blz)} übernehmen`,
    kontonummer: ({ kontonummer }) => `Kontonummer ${kontonummer}`,
    successor: ({ blz }) => `Mit BLZ\u00a0${groupedBlz(blz)} rechnen`,
    search: ({ text, of }) => (of === 'city' ? `Banken in ${text} suchen` : `„${text}“ suchen`),
  } satisfies AnswerWords['choices'],
  unread: {
    unclear: (candidates) =>
      candidates.length === 0
        ? 'Welche Zahl ist die Bankleitzahl, welche die Kontonummer? Schreiben Sie „BLZ“ und „Konto“ davor.'
        : `Welches Konto gemeint ist, lässt sich nicht erkennen. Möglich: ${candidates.join('; ')}.`,
    contradiction: (iban, numbers) =>
      `Die IBAN ${iban} und ${numbers} gehören nicht zum selben Konto. Fragen Sie nach, welche Angabe gilt.`,
    refused: {
      date: (found) =>
        `„${found}“ ist ein Datum. Hat eine Tabelle die Zahl verändert, tragen Sie sie als Text neu ein.`,
      decimal: (found) => `„${found}“ hat Nachkommastellen. Bankleitzahl und Kontonummer sind ganze Zahlen.`,
      shortened: (found) =>
        `Excel hat diese Zahl gekürzt („${found}“). Formatieren Sie die Spalte als Text, und tragen Sie die Zahl neu ein.`,
      letters: (found) => `In „${found}“ stehen Buchstaben. Bankleitzahl und Kontonummer haben nur Ziffern.`,
      words: notWholeSentence,
      masked: notWholeSentence,
      sign: notWholeSentence,
      direction: () => 'Der Text hat Zeichen, die ihn umkehren. Tippen Sie die Zahlen ab.',
      length: () => 'Der Text ist zu lang. Fügen Sie nur den Teil mit den Bankdaten ein.',
    },
    nothing: 'In dieser Zeile stehen keine Kontodaten.',
    numbers: ({ blz, kontonummer }) =>
      [blz && `Bankleitzahl ${groupedBlz(blz)}`, kontonummer && `Kontonummer ${kontonummer}`]
        .filter(Boolean)
        .join(', '),
  } satisfies AnswerWords['unread'],
};

const VERIFY = '⚠ Kontonummer prüfen – vermutlich vertippt.';
const UNUSUAL = '⚠ Form richtig, aber ungewöhnlich für diese Bank.';
const QR_ONLY = '⚠ QR-IBAN: nur für Zahlungen mit QR-Referenz.';
const QR_OTHERWISE = 'Für andere gilt die gewöhnliche IBAN des Kontos.';

// The plain view of embed.js says these four as well.
export const COMPUTED = '⚠ Vorläufig berechnet.';
export const CHECKED = '⚠ Vorläufig geprüft.';
export const NOT_CHECKED = 'Ob diese Bank eine eigene IBAN-Regel hat, ließ sich gerade nicht prüfen.';
export const STATEMENT_DECIDES = 'Es gilt die IBAN auf dem Kontoauszug.';

/** The verdict about an IBAN that was checked, on the site and in the widget. */
export const GERMAN_VERDICTS = {
  /** Of a confirmed one. Only it has the sign ✓. */
  right: '✓ Gültige IBAN',
  onlyBankKnows: 'Ob es das Konto gibt, weiß nur die Bank.',
  /** In the place of the bank. @param country its name */
  foreign: (country: string) => `${country} – Banken kennen wir nur für Deutschland`,
  wrong: '✗ Diese IBAN ist falsch.',
  /** Of an IBAN whose check digits are wrong. */
  mistyped:
    'Eine Stelle ist vertippt oder zwei sind vertauscht. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.',
};

export type VerdictWords = typeof GERMAN_VERDICTS;

/** The sentences about an IBAN that is not confirmed. */
export const GERMAN_DOUBTS: DoubtSentences = {
  doubts: {
    'check-digit': {
      headline: { build: VERIFY, check: VERIFY },
      advice: {
        build:
          'Eine Ziffer passt nicht zu den anderen. Vergleichen Sie die Kontonummer mit dem Kontoauszug. Mit dieser lautet die IBAN:',
        check:
          'Die Form der IBAN ist richtig, aber eine Ziffer der Kontonummer passt nicht zu den anderen. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.',
      },
    },
    provisional: { headline: { build: COMPUTED, check: CHECKED }, advice: null },
    'qr-iban': {
      headline: { build: QR_ONLY, check: QR_ONLY },
      advice: { build: QR_OTHERWISE, check: QR_OTHERWISE },
    },
    unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: null },
  },
  noBank: '⚠ Form richtig, aber die Bank ist nicht bekannt.',
  formerBank: '⚠ Form richtig, aber diese Bankleitzahl gibt es nicht mehr.',
  notChecked: {
    build: NOT_CHECKED,
    check: 'Ob die Bank solche IBANs vergibt, ließ sich gerade nicht prüfen.',
  },
  statementDecides: STATEMENT_DECIDES,
  copyAllTheSame: 'Trotzdem kopieren',
};
