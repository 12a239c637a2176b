import { GERMAN_ANSWERS } from '../answers/de.ts';
import { readingSentence } from '../answers/say.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import type { RowReading } from '../reader/reading.ts';
import type { ColumnQuestion, ListColumns, ListNote, Outcome } from './list.ts';

/** The outcome of a row, in words. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  right: 'richtig',
  changed: 'richtig (angepasst)',
  doubtful: 'nachfragen',
  impossible: 'keine IBAN',
  faulty: 'keine IBAN',
  skipped: 'übersprungen',
};

/** All words and sentences about lists of accounts, for the page /listen and the command. */
export const GERMAN_LIST_WORDS = {
  outcomes: OUTCOME_NAMES,
  /** The names of the columns that are added to a list, in this order, by the property of a verdict that each shows. */
  resultColumns: { iban: 'IBAN', bic: 'BIC', bank: 'Bank', outcome: 'Ergebnis', message: 'Hinweis' },
  /** The name of a column without a header. @param place from 1 */
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
    /** The text of a cell with a formula whose result is not in the file. */
    noResult: '#OHNE ERGEBNIS',
    /** The name of a sheet without a name. */
    unnamedSheet: 'Tabelle',
  },
  faults: {
    'list-empty': 'Die Liste ist leer.',
    'list-too-large': 'Die Liste ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.',
    'list-too-long': 'Die Liste ist zu lang: höchstens 500.000 Zeilen. Teilen Sie sie auf.',
    'list-too-wide': 'Die Liste ist zu breit: höchstens 200 Spalten.',
    'data-file': 'Das ist keine Textdatei. Speichern Sie die Liste als CSV oder als Text.',
    'numbers-shortened':
      'Excel hat die Zahlen der Liste gekürzt, wie in 3,7E+07. Formatieren Sie ihre Spalten als Text, und tragen Sie die Zahlen neu ein.',
    'no-accounts':
      'In der Liste stehen weder IBANs noch bekannte Bankleitzahlen mit Kontonummern. Jede Zeile braucht das eine oder das andere.',
    // Why a workbook can't be read.
    'too-large': 'Die Datei ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.',
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
    'too-many-rows': 'Das Tabellenblatt ist zu lang: höchstens 500.000 Zeilen. Teilen Sie es auf.',
    'too-many-columns': 'Das Tabellenblatt ist zu breit: höchstens 200 Spalten.',
    'too-much-text':
      'Das Tabellenblatt enthält zu viel Text: höchstens 100 Millionen Zeichen. Teilen Sie es auf.',
  },
  /** Notes on a sheet that was read. */
  notes: {
    'macros-ignored': () => 'Die Datei enthält Makros. Sie werden nicht ausgeführt.',
    'formulas-without-result': (count) =>
      `${count === 1 ? 'Eine Formel hat' : `${count.toLocaleString('de-DE')} Formeln haben`} kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei in Excel.`,
    'error-cells': (count) =>
      `${count === 1 ? 'Eine Zelle enthält' : `${count.toLocaleString('de-DE')} Zellen enthalten`} einen Fehlerwert wie #NV.`,
    'hidden-rows': (count) =>
      `${count === 1 ? 'Eine Zeile ist' : `${count.toLocaleString('de-DE')} Zeilen sind`} in der Datei ausgeblendet und hier mitgelesen.`,
  } satisfies { [Code in ListNote['code']]: (count: number) => string },
  /** What is wrong with an account. */
  account: { iban: ibanSentence, blz: blzSentence, kontonummer: kontonummerSentence },
  /** About a reading that is no account; `''` for an IBAN and an account. */
  reading: (reading: RowReading) => readingSentence(reading, GERMAN_ANSWERS, 'Titel oder Summe, kein Konto.'),
  /** About an account that the list already has above. */
  duplicate: (line: number) => `Dieselbe IBAN wie in Zeile\u00a0${line}.`,
  /** About a row whose BIC is not that of its bank. */
  otherBic: (found: string, bic: string) =>
    `In der Zeile steht der BIC ${found}, zur Bank dieser IBAN gehört ${bic}.`,
  /** What is in a column of this name. */
  inColumn: {
    iban: (name: string) => `IBAN aus „${name}“`,
    blz: (name: string) => `Bankleitzahl aus „${name}“`,
    kontonummer: (name: string) => `Kontonummer aus „${name}“`,
  },
  /** Follows the names of two columns that by these names belong to different accounts. */
  crossPair: ' (den Namen nach nicht vom selben Konto)',
  /** @param columns in words */
  columnsRead: (columns: string) => `Gelesen: ${columns}.`,
  /** @param ways columns that may be meant, in words */
  question: (ways: string) => `Welche Spalten die Konten enthalten, ist nicht eindeutig. Möglich: ${ways}.`,
  /** @param way the only columns that may be meant, in words */
  onlyWay: (way: string) =>
    `Die Zeilen reichen nicht, um die Spalten der Konten sicher zu erkennen. Wahrscheinlich: ${way}.`,
};

/** The words and sentences of a language about lists of accounts. */
export type ListWords = typeof GERMAN_LIST_WORDS;
/** The words in the cells of a workbook, as a spreadsheet in this language shows them. */
export type CellWords = ListWords['cells'];

// Why the page /listen can't check a list, or write its result.

export const NO_PARTS =
  'Die Regeln und das Verzeichnis der Banken ließen sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
export const NO_WORKBOOKS =
  'Das Programm für Excel-Dateien ließ sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
export const NO_FILE =
  'Die Datei ließ sich nicht schreiben. Versuchen Sie es noch einmal, oder wählen Sie das andere Format.';

/** The name of a column, or its place if it has none. @param place from 0 */
export const columnTitle = (header: readonly string[] | null, place: number, words: ListWords): string =>
  header?.[place] || words.columnName(place + 1);

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

/** The sentences about a sheet. */
export const listNotes = (notes: readonly ListNote[], words: ListWords): string[] =>
  notes.map(({ code, count }) => words.notes[code](count));
