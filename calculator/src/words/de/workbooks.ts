import type { ListNote } from '../../lists/list.ts';
import type { WorkbookFault } from '../../workbooks/workbook.ts';

// All words and sentences about Excel and OpenDocument files.

/** Why a workbook can't be read. */
export const WORKBOOK_FAULTS: Readonly<Record<WorkbookFault, string>> = {
  'too-large': 'Die Datei ist zu groß: höchstens 50\u00a0MB. Teilen Sie sie auf.',
  'unpacks-too-large':
    'Die Datei ist entpackt zu groß: höchstens 1\u00a0GB. Speichern Sie die Tabelle als CSV.',
  'too-many-entries':
    'Die Datei enthält mehr Teile als eine Tabelle braucht. Speichern Sie die Tabelle als CSV.',
  damaged:
    'Die Datei ist beschädigt. Öffnen und speichern Sie sie noch einmal, oder speichern Sie sie als CSV.',
  encrypted: 'Die Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort.',
  'document-type': 'Die Datei enthält XML, das in Tabellen nicht vorkommt (DOCTYPE). Sie wird nicht gelesen.',
  'old-excel':
    'Das ist eine alte Excel-Datei (.xls). Speichern Sie sie mit „Speichern unter“ als Excel-Arbeitsmappe (.xlsx).',
  'binary-excel':
    'Das ist eine binäre Excel-Datei (.xlsb). Speichern Sie sie mit „Speichern unter“ als Excel-Arbeitsmappe (.xlsx).',
  numbers:
    'Das ist eine Datei von Numbers. Exportieren Sie die Tabelle als Excel-Datei (.xlsx) oder als CSV.',
  'no-workbook': 'Das ist keine Tabelle. Lesen lassen sich Excel (.xlsx), OpenDocument (.ods), CSV und Text.',
  'no-sheet': 'Die Datei enthält kein Tabellenblatt.',
  'too-many-rows': 'Das Tabellenblatt ist zu lang: höchstens 500.000 Zeilen. Teilen Sie es auf.',
  'too-many-columns': 'Das Tabellenblatt ist zu breit: höchstens 200 Spalten.',
  'too-much-text':
    'Das Tabellenblatt enthält zu viel Text: höchstens 100 Millionen Zeichen. Teilen Sie es auf.',
};

/** As Excel and LibreOffice show them. Errors have English names in .xlsx files; others are the same in both languages. */
export const CELLS = {
  yes: 'WAHR',
  no: 'FALSCH',
  /** By their English names, which stand in the file. Those that are missing have the same name in this language. */
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
};

/** The words that stand in cells of a workbook, as a spreadsheet in this language shows them. */
export type CellWords = typeof CELLS;

/** What is to be known of a sheet that was read. */
export const WORKBOOK_NOTES: { readonly [Code in ListNote['code']]: (count: number) => string } = {
  'macros-ignored': () => 'Die Datei enthält Makros. Sie werden nicht ausgeführt.',
  'formulas-without-result': (count) =>
    `${count === 1 ? 'Eine Formel hat' : `${count.toLocaleString('de-DE')} Formeln haben`} kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei in Excel.`,
  'error-cells': (count) =>
    `${count === 1 ? 'Eine Zelle enthält' : `${count.toLocaleString('de-DE')} Zellen enthalten`} einen Fehlerwert wie #NV.`,
  'hidden-rows': (count) =>
    `${count === 1 ? 'Eine Zeile ist' : `${count.toLocaleString('de-DE')} Zeilen sind`} in der Datei ausgeblendet und hier mitgelesen.`,
};
