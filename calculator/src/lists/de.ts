import { GERMAN_ANSWERS } from '../answers/de.ts';
import { readingSentence } from '../answers/say.ts';
import { ibanSentence } from '../iban/countries-without-ibans-de.ts';
import { blzSentence, kontonummerSentence } from '../iban/de.ts';
import type { RowReading } from '../reader/reading.ts';
import type { ColumnQuestion, ListColumns, ListFault, ListNote, Outcome, Unread } from './list.ts';

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  right: 'richtig',
  changed: 'richtig (angepasst)',
  doubtful: 'nachfragen',
  impossible: 'keine IBAN',
  faulty: 'keine IBAN',
  absent: 'ohne Konto',
  skipped: 'übersprungen',
};

/** All that the page /listen and the command say about lists. */
export const GERMAN_LIST_WORDS = {
  outcomes: OUTCOME_NAMES,
  /** The added columns in their order, by the property of a verdict that each shows. */
  resultColumns: {
    iban: 'IBAN',
    unverifiedIban: 'IBAN (ungeprüft)',
    bic: 'BIC',
    bank: 'Bank',
    outcome: 'Ergebnis',
    message: 'Hinweis',
  },
  /** @param place from 1 */
  columnName: (place: number) => `Spalte ${place}`,
  /** The only column of a list of free text. */
  freeTextColumn: 'Eingabe',
  /** The name of a column of the result, if the list has a column of this name. @param count from 1 */
  newColumnName: (name: string, count: number) => `${name} (neu${count > 1 ? ` ${count}` : ''})`,
  resultSheet: 'Ergebnis',
  /** The texts of cells, as Excel and LibreOffice show them in this language. */
  cells: {
    yes: 'WAHR',
    no: 'FALSCH',
    /** By their English names, which are in the file. Those that are missing are the same in this language. */
    errors: {
      '#N/A': '#NV',
      '#VALUE!': '#WERT!',
      '#REF!': '#BEZUG!',
      '#NUM!': '#ZAHL!',
      '#SPILL!': '#ÜBERLAUF!',
      '#CALC!': '#KALK!',
    } as Readonly<Record<string, string>>,
    /** For a formula whose result is not in the file. */
    noResult: '#OHNE ERGEBNIS',
    unnamedSheet: 'Tabelle',
  },
  faults: {
    'list-empty': 'Die Liste ist leer.',
    'list-only-header': 'Die Liste hat nur eine Kopfzeile. Darunter stehen keine Konten.',
    'list-too-large': 'Die Liste ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.',
    'list-too-long': 'Die Liste ist zu lang: höchstens 500.000 Zeilen. Teilen Sie sie auf.',
    'list-too-wide': 'Die Liste ist zu breit: höchstens 200 Spalten.',
    'data-file': 'Das ist keine Textdatei. Speichern Sie die Liste als CSV oder als Text.',
    'numbers-shortened':
      'In der Liste steht kein Konto. „{found}“ ist eine gekürzte Zahl, wie Excel sie schreibt. Wenn sie zu einem Konto gehört, formatieren Sie ihre Spalte als Text, und tragen Sie die Zahlen neu ein.',
    'no-accounts':
      'In der Liste stehen weder IBANs noch bekannte Bankleitzahlen mit Kontonummern. Jede Zeile braucht das eine oder das andere.',
    // The faults of workbooks.
    'unpacks-too-large':
      'Die Datei ist entpackt zu groß: höchstens 1\u00a0GB. Speichern Sie die Tabelle als CSV.',
    'too-many-entries':
      'Die Datei enthält mehr Teile als eine Tabelle braucht. Speichern Sie die Tabelle als CSV.',
    damaged:
      'Die Datei ist beschädigt. Öffnen und speichern Sie sie noch einmal, oder speichern Sie sie als CSV.',
    encrypted: 'Die Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort.',
    'document-type':
      'Die Datei enthält XML, das in Tabellen nicht vorkommt (DOCTYPE). Sie wird nicht gelesen.',
    'old-excel':
      'Das ist eine alte Excel-Datei (.xls). Speichern Sie sie mit „Speichern unter“ als Excel-Arbeitsmappe (.xlsx).',
    'binary-excel':
      'Das ist eine binäre Excel-Datei (.xlsb). Speichern Sie sie mit „Speichern unter“ als Excel-Arbeitsmappe (.xlsx).',
    numbers:
      'Das ist eine Datei von Numbers. Exportieren Sie die Tabelle als Excel-Datei (.xlsx) oder als CSV.',
    'no-workbook':
      'Das ist keine Tabelle. Lesen lassen sich Excel (.xlsx), OpenDocument (.ods), CSV und Text.',
    'no-sheet': 'Die Datei enthält kein Tabellenblatt.',
    'too-much-text':
      'Das Tabellenblatt enthält zu viel Text: höchstens 100 Millionen Zeichen. Teilen Sie es auf.',
  } satisfies Readonly<Record<ListFault, string>>,
  notes: {
    'macros-ignored': () => 'Die Datei enthält Makros. Sie werden nicht ausgeführt.',
    'formulas-without-result': (count) =>
      `${count === 1 ? 'Eine Formel hat' : `${count.toLocaleString('de-DE')} Formeln haben`} kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei in Excel.`,
    'error-cells': (count) =>
      `${count === 1 ? 'Eine Zelle enthält' : `${count.toLocaleString('de-DE')} Zellen enthalten`} einen Fehlerwert wie #NV.`,
    'hidden-rows': (count) =>
      `${count === 1 ? 'Eine Zeile ist' : `${count.toLocaleString('de-DE')} Zeilen sind`} in der Datei ausgeblendet und hier mitgelesen.`,
  } satisfies { [Code in ListNote['code']]: (count: number) => string },
  account: { iban: ibanSentence, blz: blzSentence, kontonummer: kontonummerSentence },
  /** About a reading that is not an account; `''` for an IBAN and an account. */
  reading: (reading: RowReading) =>
    reading.code === 'no-account'
      ? `In der Zeile steht „${reading.found}“.`
      : readingSentence(reading, GERMAN_ANSWERS, 'Titel oder Summe, kein Konto.'),
  duplicate: (line: number) => `Dieselbe IBAN wie in Zeile\u00a0${line}.`,
  /** @param bic of the bank of the IBAN; `''` if it is not known, and the other one is from another country */
  otherBic: (found: string, bic: string) =>
    bic
      ? `Der BIC ${found} gehört nicht zur Bank dieser IBAN. Sie hat den BIC ${bic}.`
      : `Der BIC ${found} gehört in ein anderes Land als die IBAN.`,
  outOfUse: (remark: string) => `In der Zeile steht „${remark}“. Fragen Sie nach, ob das Konto noch gilt.`,
  inColumn: {
    iban: (name: string) => `IBAN aus „${name}“`,
    blz: (name: string) => `Bankleitzahl aus „${name}“`,
    kontonummer: (name: string) => `Kontonummer aus „${name}“`,
  },
  crossPair: ' (den Namen nach nicht vom selben Konto)',
  columnsRead: (columns: string) => `Gelesen: ${columns}.`,
  question: (ways: string) => `Welche Spalten die Konten enthalten, ist nicht eindeutig. Möglich: ${ways}.`,
  onlyWay: (way: string) =>
    `Die Zeilen reichen nicht, um die Spalten der Konten sicher zu erkennen. Wahrscheinlich: ${way}.`,
};

export type ListWords = typeof GERMAN_LIST_WORDS;
export type CellWords = ListWords['cells'];

// Only the page /listen says these.
export const NO_PARTS =
  'Die Regeln und das Verzeichnis der Banken ließen sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
export const NO_FILE =
  'Die Datei ließ sich nicht schreiben. Versuchen Sie es noch einmal, oder wählen Sie das andere Format.';

/** The name of a column, its place if it has none, or both if another has the same name. @param place from 0 */
export function columnTitle(header: readonly string[] | null, place: number, words: ListWords): string {
  const name = header?.[place];
  const isOnly = header?.indexOf(name ?? '') === header?.lastIndexOf(name ?? '');
  const byPlace = words.columnName(place + 1);
  return !name ? byPlace : isOnly ? name : `${name} (${byPlace})`;
}

/** „Bankleitzahl aus „BLZ“, Kontonummer aus „Konto““. @param header the names of the columns */
export const columnsInWords = (columns: ListColumns, header: readonly string[] | null, words: ListWords) =>
  (['iban', 'blz', 'kontonummer'] as const)
    .flatMap((kind) => {
      const place = columns[kind];
      return place === undefined ? [] : [words.inColumn[kind](columnTitle(header, place, words))];
    })
    .join(', ');

/** Which columns are read. */
export const columnsRead = (columns: ListColumns, header: readonly string[] | null, words: ListWords) =>
  words.columnsRead(columnsInWords(columns, header, words));

/** Asks which columns hold the accounts. */
export function questionSentence({ header, candidates }: ColumnQuestion, words: ListWords): string {
  const ways = candidates.map(
    ({ columns, isCross }) => columnsInWords(columns, header, words) + (isCross ? words.crossPair : ''),
  );
  const [only = '', ...more] = ways;
  return more.length === 0 ? words.onlyWay(only) : words.question(ways.join('; '));
}

/** Why a list can't be read. */
export const unreadSentence = ({ fault, found = '' }: Unread, { faults }: ListWords): string =>
  faults[fault].replace('{found}', () => found);

/** The sentences about a sheet. */
export const listNotes = (notes: readonly ListNote[], words: ListWords): string[] =>
  notes.map(({ code, count }) => words.notes[code](count));
