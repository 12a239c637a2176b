import type { Outcome } from '../lists/list.ts';

// What is said about lists of accounts, on the page /listen and by the command.

/** What became of a row, as a word. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  right: 'richtig',
  changed: 'durch Regel geändert',
  doubtful: 'zweifelhaft',
  impossible: 'keine IBAN möglich',
  faulty: 'fehlerhaft',
  duplicate: 'doppelt',
};

/** The columns that the result has behind those of the list. */
export const RESULT_COLUMNS = ['IBAN', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'] as const;

/** The name of a column that has none. @param place from 1 */
export const columnName = (place: number) => `Spalte ${place}`;
export const FREE_TEXT_COLUMN = 'Eingabe';

// Why a list can't be read.
export const TOO_LARGE = 'Die Liste ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.';
export const TOO_MANY_ROWS = 'Die Liste ist zu lang: höchstens 500.000 Zeilen. Teilen Sie sie auf.';
export const TOO_MANY_COLUMNS = 'Die Liste ist zu breit: höchstens 200 Spalten.';
export const EXCEL_FILE =
  'Das ist eine Excel-Datei. Speichern Sie die Tabelle in Excel mit „Speichern unter“ als CSV, dann lässt sie sich lesen.';
export const DATA_FILE = 'Das ist keine Textdatei. Speichern Sie die Liste als CSV oder als Text.';
export const EMPTY_LIST = 'Die Liste ist leer.';
export const NO_ACCOUNTS =
  'In der Liste stehen weder IBANs noch bekannte Bankleitzahlen mit Kontonummern. Jede Zeile braucht das eine oder das andere.';

export const NO_PARTS =
  'Die Regeln und das Verzeichnis der Banken ließen sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

// Why a row has no IBAN, besides the sentences about a single account.
export const NO_ACCOUNT = 'In dieser Zeile stehen keine Kontodaten.';
export const UNCLEAR_NUMBERS =
  'Welche Zahl die Bankleitzahl und welche die Kontonummer ist, lässt sich nicht erkennen.';
export const BLZ_MISSING = 'Die Bankleitzahl fehlt.';
export const KONTONUMMER_MISSING = 'Die Kontonummer fehlt.';

/** A number that Excel shows as a power of ten. */
export const shortened = (cell: string) =>
  `Excel hat diese Zahl gekürzt („${cell}“). Formatieren Sie die Spalte als Text, und tragen Sie die Zahl neu ein.`;

/** An account that stood in the list before. */
export const duplicateOf = (line: number) => `Dieselbe IBAN wie in Zeile\u00a0${line}.`;
