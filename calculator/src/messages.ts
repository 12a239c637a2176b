/**
 * Every sentence that the functions and the widget say, in one place. `#` is filled in, see tell.ts.
 *
 * A fault names its field in the words of the label, what is wrong and how to mend it; never "ungültig" or "bitte".
 */
export const MISSING = 'Geben Sie die # ein.';
export const COUNTRY = '„#“ ist kein Land mit IBAN.';
export const LENGTH = 'Eine ## Zeichen, diese hat #.';
/** What stands between the field's name and the length. */
export const HAS = ' hat ';
export const HAS_AT_MOST = ' hat höchstens ';
export const GERMANY = 'Deutschland';
export const STRAY = 'An Stelle\u00a0# der # steht „#“, dort steht #.';
/** For each class of faults(), parted by `|`. */
export const KINDS = 'ein Buchstabe oder eine Ziffer|eine Ziffer|1 bis 8|ein Buchstabe';
export const CHECKSUM =
  'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit Ihrem Kontoauszug.';
export const IS_IBAN = 'Das ist eine IBAN.';
export const ZERO = 'Die Kontonummer kann nicht nur aus Nullen bestehen.';

export const IBAN = 'IBAN';
export const BLZ = 'Bankleitzahl';
export const KONTONUMMER = 'Kontonummer';

export const FAULT = 'Fehler: ';
export const BIC = ', BIC\u00a0';
export const BANK_UNKNOWN = 'Diese Bank steht nicht in der Kurzliste.';
export const COPY = 'IBAN kopieren';
export const COPIED = 'Kopiert';
export const PRIVATE = 'Ihre Kontonummer verlässt Ihren Browser nicht.';

/** What a widget shows in each mode, parted by `|`: the button; above and below the result; the label of each field. */
export const VALIDATE =
  'IBAN prüfen|Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.||IBAN';
export const BUILD =
  'IBAN berechnen|Ihre IBAN|Rechnerisch ermittelt. Einige Banken bilden IBANs nach eigenen Regeln. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.|Bankleitzahl (8 Ziffern)|Kontonummer (höchstens 10 Ziffern)';
export const LOOKUP = 'Bank suchen|||Bankleitzahl oder IBAN';
