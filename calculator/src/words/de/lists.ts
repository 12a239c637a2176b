import type { ColumnQuestion, ListColumns, ListFault, Outcome } from '../../lists/list.ts';
import type { WorkbookFault } from '../../workbooks/workbook.ts';
import { readingSentence } from './reader.ts';
import { CELLS, WORKBOOK_FAULTS, WORKBOOK_NOTES } from './workbooks.ts';

/** The outcome of a row, in words. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  right: 'richtig',
  changed: 'richtig (angepasst)',
  doubtful: 'nachfragen',
  impossible: 'keine IBAN',
  faulty: 'fehlerhaft',
  duplicate: 'doppelt',
  skipped: 'übersprungen',
};

const columnName = (place: number) => `Spalte ${place}`;

/** „Bankleitzahl aus „BLZ“, Kontonummer aus „Konto““. @param nameOf the name of a column, counted from 0 */
export function columnsInWords(
  { iban, blz, kontonummer }: ListColumns,
  nameOf: (place: number) => string,
): string {
  const parts = [
    ['IBAN', iban],
    ['Bankleitzahl', blz],
    ['Kontonummer', kontonummer],
  ] as const;
  return parts
    .flatMap(([name, place]) => (place === undefined ? [] : [`${name} aus „${nameOf(place)}“`]))
    .join(', ');
}

/** Stands behind two columns that belong to other ones. */
export const CROSS_PAIR = ' (den Namen nach nicht vom selben Konto)';

function questionSentence({ header, candidates }: ColumnQuestion): string {
  const nameOf = (place: number) => header?.[place] || columnName(place + 1);
  const ways = candidates.map(
    ({ columns, isCross }) => columnsInWords(columns, nameOf) + (isCross ? CROSS_PAIR : ''),
  );
  return `Welche Spalten die Konten enthalten, ist nicht eindeutig. Möglich: ${ways.join('; ')}.`;
}

/** All words and sentences about lists of accounts, for the page /listen and the command. */
export const GERMAN_LIST_WORDS = {
  outcomes: OUTCOME_NAMES,
  /** Behind those of the list. */
  resultColumns: ['IBAN', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'] as [string, string, string, string, string],
  /** The name of a column without a header. @param place from 1 */
  columnName,
  /** The only column of a list of free text. */
  freeTextColumn: 'Eingabe',
  /** The name of a column of the result, if the list has a column of this name. @param count from 1 */
  newColumnName: (name: string, count: number) => `${name} (neu${count > 1 ? ` ${count}` : ''})`,
  resultSheet: 'Ergebnis',
  cells: CELLS,
  faults: {
    'list-empty': 'Die Liste ist leer.',
    'list-too-large': 'Die Liste ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.',
    'list-too-long': 'Die Liste ist zu lang: höchstens 500.000 Zeilen. Teilen Sie sie auf.',
    'list-too-wide': 'Die Liste ist zu breit: höchstens 200 Spalten.',
    'excel-file':
      'Das ist eine Excel-Datei. Speichern Sie die Tabelle in Excel mit „Speichern unter“ als CSV, dann lässt sie sich lesen.',
    'data-file': 'Das ist keine Textdatei. Speichern Sie die Liste als CSV oder als Text.',
    'no-accounts':
      'In der Liste stehen weder IBANs noch bekannte Bankleitzahlen mit Kontonummern. Jede Zeile braucht das eine oder das andere.',
    ...WORKBOOK_FAULTS,
  } satisfies Readonly<Record<ListFault | WorkbookFault, string>>,
  notes: WORKBOOK_NOTES,
  /** What a reading says that is no account; `''` for an IBAN and an account. */
  reading: readingSentence,
  /** About an account that stood in the list before. */
  duplicate: (line: number) => `Dieselbe IBAN wie in Zeile\u00a0${line}.`,
  /** About a row whose BIC is another bank's than its account. */
  otherBic: (found: string, bic: string) =>
    `In der Zeile steht der BIC ${found}, zur Bank dieser IBAN gehört ${bic}.`,
  /** Which columns are read. @param nameOf the name of a column, counted from 0 */
  columnsRead: (columns: ListColumns, nameOf: (place: number) => string) =>
    `Gelesen: ${columnsInWords(columns, nameOf)}.`,
  question: questionSentence,
};

/** The words and sentences of a language about lists of accounts. */
export type ListWords = typeof GERMAN_LIST_WORDS;
