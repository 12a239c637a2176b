// The words and sentences of the widget, besides those about faults, doubts and questions. embed.js takes what its plain
// view needs; the good view has all of them.

export const FAULT = 'Fehler: ';
export const COUNTRY = 'Land: ';
export const BIC = 'BIC\u00a0';
export const PRIVATE = 'Ihre Kontonummer verlässt Ihren Browser nicht.';
export const VALIDATE = { label: 'IBAN', action: 'IBAN prüfen' };
export const BUILD = {
  blz: 'Bankleitzahl (8\u00a0Ziffern)',
  kontonummer: 'Kontonummer (höchstens 10\u00a0Ziffern)',
  action: 'IBAN berechnen',
};
export const LOOKUP = { label: 'Bankleitzahl oder IBAN', action: 'Bank suchen' };
export const SEARCH_FAULT = 'Geben Sie eine Bankleitzahl (8\u00a0Ziffern) oder eine IBAN ein.';
/** Of a bank that the short list does not have. */
export const ONLY_LARGEST = 'Hier sind nur die größten Banken bekannt.';
/** For the owner of the page, in the console. The folder of the scripts follows, and the addresses that have failed. */
export const NOT_LOADED = 'IBAN-Rechner: in script-src erlauben:';

export const GERMAN_WIDGET = {
  language: 'de' as 'de' | 'en',
  fault: FAULT,
  country: COUNTRY,
  bic: BIC,
  copyIban: 'IBAN kopieren',
  copyBic: 'BIC kopieren',
  copied: 'Kopiert',
  onlyLargest: ONLY_LARGEST,
  /** The answer to an IBAN of another country, if its bank is asked for. */
  onlyGerman: 'Hier sind nur deutsche Banken bekannt.',
  waiting: 'Wird geprüft …',
  /** Of several banks with this name. */
  chooseBank: 'Wählen Sie Ihre Bank.',
  private: PRIVATE,
  labels: {
    validate: [VALIDATE.label],
    build: [BUILD.blz, BUILD.kontonummer],
    lookup: [LOOKUP.label],
  },
  actions: { validate: VALIDATE.action, build: BUILD.action, lookup: LOOKUP.action },
  searchFault: SEARCH_FAULT,
  /** The heading of a confirmed IBAN. Only it has the sign ✓. */
  confirmed: {
    check: '✓ Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.',
    build: '✓ Ihre IBAN',
  },
};

/** The words of a widget in a language, besides those about faults, doubts and questions. */
export type WidgetWords = typeof GERMAN_WIDGET;
