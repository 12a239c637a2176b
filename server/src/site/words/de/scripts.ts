import { GERMAN_DOUBTS } from '../../../calculator/words.ts';
import { NO_BIC } from '../../../content/sentences.ts';
import type { HomeScriptWords, PageScriptWords } from '../words.ts';

export const GERMAN_PAGE_SCRIPT: PageScriptWords = {
  locale: 'de-DE',
  copy: (name) => (name ? `${name}\u00a0kopieren` : 'Kopieren'),
  copied: 'Kopiert',
  printed: (host, day) => `${host}, gedruckt am ${day}`,
};

export const GERMAN_HOME_SCRIPT: HomeScriptWords = {
  language: 'de',
  form: {
    empty: 'Geben Sie eine Bankleitzahl, den Namen einer Bank oder eine IBAN ein.',
    waiting: 'Wird geprüft\u00a0…',
    chooseBank: 'Wählen Sie Ihre Bank aus der Liste.',
    accountMissing: 'Für die IBAN fehlt noch die Kontonummer.',
    notWithIban: 'Bei einer IBAN nicht nötig.',
    build: 'IBAN berechnen',
    check: 'IBAN prüfen',
    searchBank: 'Bank suchen',
  },
  result: {
    built: '✓ Ihre IBAN',
    right: '✓ Die IBAN ist formal richtig.',
    doubts: GERMAN_DOUBTS,
    none: 'Keine IBAN',
    onlyBankKnows: 'Ob es das Konto gibt, weiß nur die Bank.',
    chosenByName:
      'Diese Bank hat mehrere Bankleitzahlen. Vergleichen Sie die Bankleitzahl mit der Karte oder dem Kontoauszug.',
    country: 'Land',
    checkDigits: 'Prüfziffern',
    blz: 'Bankleitzahl',
    kontonummer: 'Kontonummer',
    bank: 'Bank',
    bankAndAccount: 'Bank und Konto',
    noBic: NO_BIC,
    print: 'Drucken',
    bankPage: 'Mehr über diese Bank',
  },
  search: {
    loading: 'Das Bankverzeichnis wird geladen\u00a0…',
    failed: 'Das Bankverzeichnis ließ sich nicht laden. Versuchen Sie es noch einmal.',
    none: 'Keine Bank gefunden.',
    found: (banks, count, isSimilar) =>
      `${banks}\u00a0${count === 1 ? 'Bank' : 'Banken'}${isSimilar ? ' mit ähnlichem Namen' : ''} gefunden.`,
    alsoKnownAs: 'auch',
    formerly: 'früher',
    otherBlzs: (others, count) =>
      `Diese Bank hat noch ${count === 1 ? 'eine andere Bankleitzahl' : `${others}\u00a0andere Bankleitzahlen`}. Welche gilt, steht auf Ihrer Karte oder dem Kontoauszug.`,
    allBlzs: 'Alle ansehen',
  },
};
