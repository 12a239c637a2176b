import type { Outcome } from '../../lists/list.ts';

// All words and sentences about lists of accounts, for the page /listen and the command.

/** The outcome of a row, in words. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  right: 'richtig',
  changed: 'durch Regel geändert',
  doubtful: 'zweifelhaft',
  impossible: 'keine IBAN möglich',
  faulty: 'fehlerhaft',
  duplicate: 'doppelt',
  skipped: 'übersprungen',
};

/** The columns that the result has after those of the list. */
export const RESULT_COLUMNS = ['IBAN', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'] as const;

/** The name of a column without a header. @param place from 1 */
export const columnName = (place: number) => `Spalte ${place}`;
export const FREE_TEXT_COLUMN = 'Eingabe';
/** The name of a column of the result, where the list has a column of this name. @param count from 1 */
export const newColumnName = (name: string, count: number) => `${name} (neu${count > 1 ? ` ${count}` : ''})`;

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
export const NO_WORKBOOKS =
  'Das Programm für Excel-Dateien ließ sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

// Why a row has no IBAN. The sentences about faults and rules of an account come in addition.
export const NO_ACCOUNT = 'In dieser Zeile stehen keine Kontodaten.';
export const BLZ_MISSING = 'Die Bankleitzahl fehlt.';
export const KONTONUMMER_MISSING = 'Die Kontonummer fehlt.';

/** The sentence about an account that stood in the list before. */
export const duplicateSentence = (line: number) => `Dieselbe IBAN wie in Zeile\u00a0${line}.`;
