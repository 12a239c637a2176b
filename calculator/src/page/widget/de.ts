// The words of the widget, besides those about faults, doubts and questions. The good view has all of them.

export const FAULT = 'Fehler: ';
export const BIC = 'BIC\u00a0';
export const PRIVATE = 'Ihre Kontonummer verlässt Ihren Browser nicht.';
export const VALIDATE = { label: 'IBAN', action: 'IBAN prüfen' };
export const BUILD = {
  blz: 'Bankleitzahl (8\u00a0Ziffern)',
  kontonummer: 'Kontonummer (höchstens 10\u00a0Ziffern)',
  action: 'IBAN berechnen',
};
export const LOOKUP = { label: 'Name der Bank, Bankleitzahl oder IBAN', action: 'Bank suchen' };
/** While a submit waits for rechner.js. */
export const WAITING = 'Wird geprüft …';
/** For a bank that the short list lacks. */
export const ONLY_LARGEST = 'Hier sind nur die größten Banken bekannt.';

interface FormWords {
  readonly labels: Readonly<Record<'validate' | 'build' | 'lookup', readonly string[]>>;
  readonly actions: Readonly<Record<'validate' | 'build' | 'lookup', string>>;
  readonly private: string;
}

export const GERMAN_WIDGET = {
  language: 'de' as 'de' | 'en',
  fault: FAULT,
  bic: BIC,
  copyIban: 'IBAN kopieren',
  copyBic: 'BIC kopieren',
  copied: 'Kopiert',
  /** The answer to an IBAN of another country, if its bank is asked for. */
  onlyGerman: 'Hier sind nur deutsche Banken bekannt.',
  chooseBank: 'Wählen Sie Ihre Bank.',
  /** The words of the form itself. The German ones are those that embed.js has written. */
  form: null as FormWords | null,
  searchFault: 'Geben Sie eine Bankleitzahl (8\u00a0Ziffern) oder eine IBAN ein.',
  nameFault: 'Geben Sie Namen und Ort der Bank ein, oder ihre Bankleitzahl.',
  /** The heading of a confirmed IBAN that was calculated. */
  built: '✓ Ihre IBAN',
};

export type WidgetWords = typeof GERMAN_WIDGET;
