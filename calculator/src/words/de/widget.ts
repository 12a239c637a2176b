// The words and sentences of the widget, besides the sentences about faults.

/** The code of the language in which the widget's words are. */
export const LANGUAGE = 'de';
export const FAULT = 'Fehler: ';
export const COUNTRY = 'Land: ';
export const BIC = 'BIC\u00a0';
export const COPY_IBAN = 'IBAN kopieren';
export const COPY_BIC = 'BIC kopieren';
export const COPIED = 'Kopiert';
export const UNKNOWN_BANK = 'Diese Bank ist hier nicht hinterlegt.';
/** The heading of an IBAN that no part has confirmed. */
export const COMPUTED = '⚠ Rechnerisch ermittelt, nicht bestätigt.';
/** Why an IBAN is not confirmed, if no part says more. */
export const LIMIT =
  'Einige Banken bilden IBANs nach eigenen Regeln. Maßgeblich ist die IBAN auf dem Kontoauszug.';
export const WAITING = 'Wird geprüft …';
export const PRIVATE = 'Ihre Kontonummer verlässt Ihren Browser nicht.';

export const VALIDATE = {
  label: 'IBAN',
  action: 'IBAN prüfen',
};
export const BUILD = {
  blz: 'Bankleitzahl (8\u00a0Ziffern)',
  kontonummer: 'Kontonummer (höchstens 10\u00a0Ziffern)',
  action: 'IBAN berechnen',
};
export const LOOKUP = {
  label: 'Bankleitzahl oder IBAN',
  action: 'Bank suchen',
};
export const SEARCH_FAULT = 'Geben Sie eine Bankleitzahl (8\u00a0Ziffern) oder eine IBAN ein.';

/** The headings of a confirmed IBAN, by mode. Only they have the sign ✓. The parts bring them. */
export const CONFIRMED = {
  validate: '✓ Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.',
  build: '✓ Ihre IBAN',
};
