// Why the page /listen can't check a list.

export const NO_PARTS =
  'Die Regeln und das Verzeichnis der Banken ließen sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
export const NO_WORKBOOKS =
  'Das Programm für Excel-Dateien ließ sich nicht laden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';
