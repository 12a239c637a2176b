/** The end of a sentence about wrong arguments. */
export const SEE_HELP = '„iban-rechner --help“ zeigt, wie.';

/** What `iban-rechner --help` prints. */
export const HELP = `iban-rechner – IBANs prüfen und berechnen, einzeln oder als Liste. Es wird nichts gesendet.

Aufruf:
  iban-rechner 37040044 532013000       IBAN aus Bankleitzahl und Kontonummer
  iban-rechner DE89 3704 0044 0532 …    IBAN prüfen, mit oder ohne Leerzeichen
  iban-rechner 37040044                 Bank und BIC zu einer Bankleitzahl
  iban-rechner liste.csv > ergebnis.csv Liste prüfen oder umrechnen
  iban-rechner - < liste.csv            dasselbe aus der Standardeingabe

Eine Liste hat IBANs oder Bankleitzahlen und Kontonummern, als CSV oder Text. Trennzeichen, Spalten und
Zeichensatz werden am Inhalt erkannt, weitere Spalten bleiben erhalten. Das Ergebnis ist eine CSV-Datei,
die Excel öffnet: die Spalten der Liste, dahinter IBAN, BIC, Bank, Ergebnis und Hinweis.

Optionen:
  -o, --output DATEI  schreibt das Ergebnis einer Liste in eine neue Datei
      --json          gibt JSON aus, bei Listen ein Objekt je Zeile
  -h, --help          zeigt diese Hilfe
  -v, --version       zeigt die Version und den Stand des Bankverzeichnisses

Rückgabewert:
  0  alles richtig, oder durch die Regel der Bank geändert
  1  mindestens ein Konto ist zweifelhaft, fehlerhaft oder hat keine IBAN
  2  falscher Aufruf, oder die Datei lässt sich nicht lesen oder schreiben
`;
