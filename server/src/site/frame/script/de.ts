import { GERMAN_DOUBTS, GERMAN_VERDICTS } from '../../../calculator/functions.ts';
import {
  ACCOUNT_IN_BANK_SEARCH,
  brandSentence,
  EMPTY_BANK_SEARCH,
  NO_BANK_FOUND,
  NO_BIC,
  OTHER_SEARCH,
} from '../../../content/sentences.ts';

const NOTHING_SENT = 'Es wurde nichts gesendet.';

export const GERMAN_PAGE_SCRIPT = {
  /** For dates and numbers, as in `Intl`. */
  locale: 'de-DE' as 'de-DE' | 'en-GB',
  /** @param name of a code; for a snippet absent */
  copy: (name?: string) => (name ? `${name} kopieren` : 'Kopieren'),
  copied: 'Kopiert',
  selected: 'Markiert – jetzt selbst kopieren',
  /** The beginning of a title of a page whose form has a fault. */
  fault: 'Fehler: ',
  /** Why the search for a bank sends nothing. */
  bankSearch: {
    empty: EMPTY_BANK_SEARCH,
    account: `${ACCOUNT_IN_BANK_SEARCH} ${NOTHING_SENT}`,
    check: 'IBAN prüfen',
    noBlz: `So beginnt keine Bankleitzahl, es könnte eine Kontonummer sein. Suchen Sie nach Name, Ort, BIC oder Bankleitzahl. ${NOTHING_SENT}`,
    noList: `Ob das eine Bankleitzahl ist, lässt sich gerade nicht prüfen. Suchen Sie nach Name oder Ort. ${NOTHING_SENT}`,
  },
  printed: (host: string, day: string) => `${host}, gedruckt am ${day}`,
};

export const GERMAN_HOME_SCRIPT = {
  form: {
    empty: 'Geben Sie eine Bankleitzahl, den Namen einer Bank oder eine IBAN ein.',
    waiting: 'Wird geprüft\u00a0…',
    chooseBank: 'Wählen Sie Ihre Bank aus der Liste.',
    accountMissing: 'Für die IBAN fehlt nur noch die Kontonummer.',
    /** Instead of that, of a bank that does not let others calculate its IBANs. */
    noIbans: 'Diese Bank nennt IBANs nur selbst.',
    /** After what is told of an inserted text. @param text of the other field */
    replaced: (text: string) => `„${text}“ wurde dabei ersetzt.`,
    // The button, by what the first field has.
    build: 'IBAN berechnen',
    check: 'IBAN prüfen',
    searchBank: 'Bank suchen',
  },
  result: {
    // Headings of an IBAN. Only those of a confirmed one have the sign ✓.
    built: '✓ Ihre IBAN',
    ...GERMAN_VERDICTS,
    doubts: GERMAN_DOUBTS,
    /** The heading of an account without an IBAN. */
    none: '✗ Keine IBAN',
    chosenByName:
      'Diese Bank hat mehrere Bankleitzahlen. Vergleichen Sie die Bankleitzahl mit der Karte oder dem Kontoauszug.',
    country: 'Land',
    checkDigits: 'Prüfziffern',
    blz: 'Bankleitzahl',
    kontonummer: 'Kontonummer',
    /** The part after the check digits in an IBAN of another country than Germany. */
    bankAndAccount: 'Bank und Konto',
    noBic: NO_BIC,
    /** The button that copies IBAN, BIC and bank, and what it copies. */
    copyAll: 'Alles kopieren',
    all: (iban: string, bic: string, bank: string) => `IBAN: ${iban}\nBIC: ${bic}\nBank: ${bank}`,
    /** What is folded: the parts of the IBAN, and the checks. */
    anatomy: 'Aufbau und Prüfung',
    again: 'Weitere IBAN berechnen',
    /** The link to the page „GiroCode“, below the code. */
    giroPage: 'Als SVG, mit Referenz oder zum Drucken',
    print: 'Drucken',
    bankPage: 'Mehr über diese Bank',
  },
  search: {
    loading: 'Das Bankverzeichnis wird geladen\u00a0…',
    failed: 'Das Bankverzeichnis ließ sich nicht laden. Versuchen Sie es noch einmal.',
    none: NO_BANK_FOUND,
    /** What to do if no bank is found. */
    otherSearch: OTHER_SEARCH,
    /** For screen readers. @param isSimilar whether the banks' names are only similar to the text */
    found: (banks: string, count: number, isSimilar: boolean) =>
      `${banks}\u00a0${count === 1 ? 'Bank' : 'Banken'}${isSimilar ? ' mit ähnlichem Namen' : ''} gefunden.`,
    /** The last line of the list. @param example a text that finds one of these banks, or '' */
    more: (others: string, example: string) =>
      `${others}\u00a0weitere${example && ` – Ort dazuschreiben, z.\u202fB. ${example}`}`,
    /** Before another name by which people know a bank. */
    known: 'auch',
    /** Before the name that the directory has for a bank with another headline. */
    directory: 'laut Bundesbank:',
    /** Beside a bank whose Bankleitzahl was replaced. */
    replaced: 'ältere Bankleitzahl',
    /** Before the former name by which a bank was found. */
    former: 'früher',
    /** Before banks that match a text only if it is corrected, or only most of it. */
    didYouMean: 'Meinten Sie:',
    brand: brandSentence,
    /** Beside a bank that was chosen by its name. @param others how many other BLZs it has */
    otherBlzs: (others: string, count: number) =>
      `Diese Bank hat noch ${count === 1 ? 'eine andere Bankleitzahl' : `${others}\u00a0andere Bankleitzahlen`}. Welche gilt, steht auf Ihrer Karte oder dem Kontoauszug.`,
    allBlzs: 'Alle ansehen',
  },
};

export const GERMAN_SEARCH_FORM = {
  label: 'Name, Ort, BIC oder Bankleitzahl',
  hint: 'Zum Beispiel Sparkasse Köln, COBADEFF oder 370\u00a0400\u00a044.',
  fault: 'Fehler: ',
  title: 'Höchstens 8 Ziffern: keine Kontonummer und keine IBAN',
  button: 'Bank suchen',
  /** The end of the hint: what happens with a search text in a browser without JavaScript. */
  withoutScript: 'Ohne JavaScript wird gesendet, was Sie hier eingeben. Geben Sie keine Kontonummer ein.',
  scriptMissing:
    'Die Suche geht noch nicht, denn ein Skript dieser Seite wurde noch nicht geladen. Laden Sie die Seite neu.',
};

/** What the script of every page writes. */
export type PageScriptWords = typeof GERMAN_PAGE_SCRIPT;
export type HomeScriptWords = typeof GERMAN_HOME_SCRIPT;
/** What the search for a bank says around its field. */
export type SearchFormWords = typeof GERMAN_SEARCH_FORM;
