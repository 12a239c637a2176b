import { NOTES } from '../answers/notes-de.ts';
import type { Words } from '../answers/words.ts';
import { ibanSentence } from '../iban/countries-without-ibans-de.ts';
import { blzSentence, kontonummerSentence } from '../iban/de.ts';
import { columnTitle, GERMAN_LIST_WORDS, questionSentence, unreadSentence } from '../lists/de.ts';
import type { UsageFault } from './usage-error.ts';

/** `{codes}` is replaced by the codes of the languages. */
const HELP = `iban-rechner – IBANs prüfen und berechnen, einzeln oder als Liste. Es wird nichts gesendet.

Aufruf:
  iban-rechner 37040044 532013000             IBAN aus Bankleitzahl und Kontonummer
  iban-rechner DE89 3704 0044 0532 …          IBAN prüfen, mit oder ohne Leerzeichen; auch mehrere
  iban-rechner 'Kto 532013000 BLZ 37040044'   das Konto in einem Text
  iban-rechner 37040044                       Bank und BIC zu einer Bankleitzahl
  iban-rechner COBADEFFXXX                    alle Banken mit diesem BIC
  iban-rechner Sparkasse Köln                 Banken nach Name und Ort
  iban-rechner liste.csv > ergebnis.csv       Liste prüfen oder umrechnen
  iban-rechner liste.xlsx -o ergebnis.xlsx    dasselbe mit Excel
  iban-rechner - < liste.csv                  dasselbe aus der Standardeingabe

Eine Liste hat IBANs oder Bankleitzahlen und Kontonummern, als CSV, Text, Excel (.xlsx) oder OpenDocument
(.ods). Trennzeichen, Spalten und Zeichensatz werden am Inhalt erkannt, weitere Spalten bleiben erhalten.
Lassen sich die Spalten nicht sicher erkennen, nennt das Programm die möglichen und rechnet nichts. Das
Ergebnis hat die Spalten der Liste, dahinter IBAN, IBAN (ungeprüft), BIC, Bank, Ergebnis und
Hinweis.

Optionen:
  -o, --output DATEI  schreibt das Ergebnis einer Liste in eine neue Datei: als Excel-Datei, wenn der Name
                      auf .xlsx endet, sonst als CSV, die Excel öffnet
      --blz SPALTE    liest die Bankleitzahlen aus dieser Spalte: ihr Name oder ihre Nummer, die erste ist 1
      --konto SPALTE  liest die Kontonummern aus dieser Spalte
      --iban SPALTE   liest die IBANs aus dieser Spalte
      --sheet NAME    liest dieses Tabellenblatt
      --json          gibt JSON aus, mit Codes: bei Listen ein Objekt je Zeile, zuletzt die Zusammenfassung
      --plain         schreibt CSV für Programme: ohne Byte Order Mark und ohne Apostroph vor Formeln
      --delimiter ZEICHEN  trennt die Zellen der CSV-Datei: , ; | oder tab
  -q, --quiet         sagt nichts, wenn alles gelesen werden kann: kein Fortschritt, keine Zusammenfassung
      --lang SPRACHE  die Sprache aller Ausgaben: {codes} (speak English: --lang en); sonst die von LANG
  -h, --help          zeigt diese Hilfe
  -v, --version       zeigt die Version und den Stand des Bankverzeichnisses

Rückgabewert:
  0  alles richtig, auch angepasst, oder übersprungen
  1  mindestens ein Konto ist nachzufragen, unklar oder hat keine IBAN; Bank nicht gefunden
  2  falscher Aufruf, Spalten oder Tabellenblatt zu wählen, oder eine Datei lässt sich nicht lesen oder
     schreiben
`;

const SEE_HELP = '„iban-rechner --help“ zeigt, wie.';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'gibt es nicht',
  EACCES: 'darf nicht gelesen werden',
  EPERM: 'darf nicht gelesen werden',
  EISDIR: 'ist ein Ordner',
};
const WRITING: Readonly<Record<string, string>> = {
  EEXIST: 'gibt es schon',
  ENOENT: 'lässt sich nicht schreiben: Den Ordner gibt es nicht (ENOENT)',
  ENOSPC: 'lässt sich nicht schreiben: Der Datenträger ist voll (ENOSPC)',
  EDQUOT: 'lässt sich nicht schreiben: Ihr Speicherplatz ist aufgebraucht (EDQUOT)',
  EACCES: 'darf nicht geschrieben werden (EACCES)',
  EPERM: 'darf nicht geschrieben werden (EPERM)',
  EROFS: 'darf nicht geschrieben werden (EROFS)',
};
const VALUES: Readonly<Record<string, string>> = {
  '--output': 'der Name einer Datei',
  '--sheet': 'der Name eines Tabellenblatts',
  '--delimiter': 'das Zeichen zwischen zwei Zellen',
};

const number = (value: number) => value.toLocaleString('de-DE');
const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ');

/** What only the command says. */
export const GERMAN_COMMAND_WORDS = {
  /** @param codes of the languages */
  help: (codes: readonly string[]) => HELP.replace('{codes}', codes.join(' oder ')),
  /** The days are those of the directory: `2026-03-09`. */
  version: (version: string, validFrom: string, validUntil: string) =>
    `${version} (Bankverzeichnis gültig ab ${validFrom}, bis ${validUntil})`,
  faults: {
    'nothing-asked': () => `Nennen Sie ein Konto oder eine Liste. ${SEE_HELP}`,
    'unknown-option': ({ option, nearest }) =>
      `Die Option ${option} gibt es nicht.${nearest === null ? '' : ` Meinen Sie ${nearest}?`} ${SEE_HELP}`,
    'no-delimiter': () => `Nach --delimiter steht ein Zeichen, etwa , oder ; – oder tab. ${SEE_HELP}`,
    'unknown-language': ({ codes }) => `Nach --lang steht ${codes.join(' oder ')}.`,
    'value-missing': ({ option }) =>
      `Nach ${option} steht ${VALUES[option] ?? 'der Name oder die Nummer einer Spalte'}. ${SEE_HELP}`,
    'value-unwanted': ({ option }) => `${option} steht ohne Wert. ${SEE_HELP}`,
    'lists-only': ({ option }) => `${option} gibt es nur für Listen. ${SEE_HELP}`,
    'csv-only': ({ option }) => `${option} gibt es nur für CSV. ${SEE_HELP}`,
    'one-list': () => `Nennen Sie nur eine Liste auf einmal, und kein Konto dazu. ${SEE_HELP}`,
    'no-account': ({ text, nearest }) =>
      `„${text}“ ist kein Konto, keine Bank und keine Datei.${nearest === null ? '' : ` Meinen Sie ${nearest}?`} ${SEE_HELP}`,
    'after-iban': ({ iban, word }) => `Hinter der IBAN „${iban}“ steht noch „${word}“, das keine IBAN ist.`,
    'not-read': ({ path, reason }) => `„${path}“ ${READING[reason] ?? `lässt sich nicht lesen: ${reason}`}.`,
    'not-written': ({ path, reason }) =>
      `${path === undefined ? 'Die Ausgabe' : `„${path}“`} ${WRITING[reason] ?? `lässt sich nicht schreiben: ${reason}`}.`,
    'unwritten-format': () =>
      'Geschrieben werden CSV (.csv), Excel (.xlsx) oder mit --json JSON: Ändern Sie die Endung hinter --output.',
    list: (unread) => unreadSentence(unread, GERMAN_LIST_WORDS),
    'columns-unclear': ({ question }) =>
      `${questionSentence(question, GERMAN_LIST_WORDS)} Nennen Sie die Spalten mit --blz und --konto oder mit --iban.`,
    'half-account': () => '--blz und --konto gehören zusammen: Nennen Sie beide Spalten.',
    'same-column': () => 'Nennen Sie für --iban, --blz und --konto verschiedene Spalten.',
    'several-columns': ({ column, places }) =>
      `Mehrere Spalten heißen „${column}“. Nennen Sie eine Nummer: ${places.join(', ')}.`,
    'no-column': ({ column, names }) => {
      const titles = names.map((_, place) => columnTitle(names, place, GERMAN_LIST_WORDS));
      const all = titles.map((title, place) => `${place + 1} „${title}“`);
      return `Eine Spalte „${column}“ gibt es nicht.${all.length > 0 ? ` Vorhanden: ${all.join(', ')}.` : ''}`;
    },
    'sheet-of-text': () => '--sheet gibt es nur für Excel- und OpenDocument-Dateien.',
    'no-sheet': ({ sheet, sheets }) =>
      `Ein Tabellenblatt „${sheet}“ gibt es nicht. Vorhanden: ${quoted(sheets)}.`,
    'several-sheets': ({ sheets }) =>
      `Die Datei hat mehrere Tabellenblätter: ${quoted(sheets)}. Nennen Sie eines mit --sheet.`,
  } satisfies {
    [Code in UsageFault['code']]: (fault: Extract<UsageFault, { code: Code }>) => string;
  },
  swapped: 'Bankleitzahl und Kontonummer standen vertauscht.',
  /** In place of a BIC, for a bank without one. */
  noBic: 'keiner',
  unknownBic: (bic: string, isGerman: boolean) =>
    `„${bic}“ ${isGerman ? 'gibt es im Verzeichnis nicht' : 'ist kein BIC aus Deutschland'}. Eine Datei dieses Namens gibt es auch nicht.`,
  moreBanks: (count: number) => `… und ${number(count)} weitere. Mehr Wörter grenzen die Suche ein.`,
  sheetRead: (name: string) => `Gelesen: Tabellenblatt „${name}“.`,
  freeTextRead: 'Gelesen: jede Zeile als Text.',
  /** @param counts by the names of the outcomes, without zeros */
  summary: (rows: number, counts: readonly (readonly [outcome: string, count: number])[]) =>
    `${number(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}: ${counts.map(([outcome, count]) => `${number(count)} ${outcome}`).join(', ')}.`,
  /** The format of the progress bar, for cli-progress. */
  progress: '{bar} {value} von {total} Zeilen',
  number,
};

export type CommandWords = typeof GERMAN_COMMAND_WORDS;

/** The sentence about a fault. */
export const faultSentence = (fault: UsageFault, { faults }: CommandWords): string =>
  (faults[fault.code] as (fault: UsageFault) => string)(fault);

const answers: Words = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
};

export const GERMAN_LANGUAGE = { answers, lists: GERMAN_LIST_WORDS, command: GERMAN_COMMAND_WORDS };
export type CommandLanguage = typeof GERMAN_LANGUAGE;
