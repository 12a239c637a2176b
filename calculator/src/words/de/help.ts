/** What `iban-rechner --help` prints. `{codes}` stands for the codes of the languages. */
export const HELP = `iban-rechner – IBANs prüfen und berechnen, einzeln oder als Liste. Es wird nichts gesendet.

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
Ergebnis hat die Spalten der Liste, dahinter IBAN, BIC, Bank, Ergebnis und Hinweis.

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
  0  alles richtig, auch angepasst, doppelt oder übersprungen
  1  mindestens ein Konto ist nachzufragen, fehlerhaft, unklar oder hat keine IBAN; Bank nicht gefunden
  2  falscher Aufruf, Spalten oder Tabellenblatt zu wählen, oder eine Datei lässt sich nicht lesen oder
     schreiben
`;
