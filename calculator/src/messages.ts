/**
 * Every sentence that the functions say, in one place; what stands in the widget otherwise is in its markup. `#` is
 * filled in, see fill().
 *
 * A fault names its field in the words of the label, what is wrong and how to mend it; never "ungültig" or "bitte".
 */
export const IBAN_MISSING = 'Geben Sie die IBAN ein.';
export const IBAN_COUNTRY = '„#“ ist kein Land mit IBAN.';
export const IBAN_LENGTH = 'Eine IBAN aus # hat # Zeichen, diese hat #.';
export const GERMANY = 'Deutschland';
export const IBAN_STRAY = 'An Stelle\u00a0# steht „#“, dort steht #.';
export const DIGIT = 'eine Ziffer';
export const LETTER = 'ein Buchstabe';
export const EITHER = 'ein Buchstabe oder eine Ziffer';
export const IBAN_CHECKSUM =
  'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit Ihrem Kontoauszug.';

export const BLZ_MISSING = 'Geben Sie die Bankleitzahl ein.';
export const BLZ_STRAY = 'Die Bankleitzahl darf nur Ziffern enthalten. An Stelle\u00a0# steht „#“.';
export const BLZ_LENGTH = 'Die Bankleitzahl muss 8 Ziffern haben, Ihre hat #.';
export const BLZ_START = 'Die Bankleitzahl muss mit 1 bis 8 beginnen.';
export const BLZ_UNKNOWN = 'Diese Bankleitzahl steht nicht in der Kurzliste.';

export const KONTONUMMER_MISSING = 'Geben Sie die Kontonummer ein.';
export const KONTONUMMER_STRAY = 'Die Kontonummer darf nur Ziffern enthalten. An Stelle\u00a0# steht „#“.';
export const KONTONUMMER_LENGTH = 'Die Kontonummer darf höchstens 10 Ziffern haben, Ihre hat #.';
export const KONTONUMMER_ZERO = 'Die Kontonummer kann nicht nur aus Nullen bestehen.';

export const FAULT = 'Fehler: ';
export const BANK = '#, #, BIC\u00a0#';
export const COPY = 'IBAN kopieren';
export const COPIED = 'Kopiert';
export const PRIVATE = 'Ihre Kontonummer verlässt Ihren Browser nicht.';

/**
 * What a widget shows in each mode, parted by `|`: the button; above and below the result; each field's label and,
 * behind `#`, its hint.
 */
export const VALIDATE =
  'IBAN prüfen|Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.||IBAN#Zum Beispiel DE89 3704 0044 0532 0130 00';
export const BUILD =
  'IBAN berechnen|Ihre IBAN|Rechnerisch ermittelt. Einige Banken bilden IBANs nach eigenen Regeln. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.|Bankleitzahl (BLZ)#8 Ziffern, zum Beispiel 370 400 44|Kontonummer#Höchstens 10 Ziffern';
export const LOOKUP = 'Bank suchen|||Bankleitzahl (BLZ)#8 Ziffern, zum Beispiel 370 400 44';
