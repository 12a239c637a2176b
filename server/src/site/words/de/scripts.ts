import { COMPUTED, COMPUTED_LIMIT, NO_BIC } from '../../../content/sentences.ts';
import type { HomeScriptWords, PageScriptWords } from '../words.ts';

export const GERMAN_PAGE_SCRIPT: PageScriptWords = {
  locale: 'de-DE',
  copy: 'Kopieren',
  copied: 'Kopiert',
  printed: (host, day) => `${host}, gedruckt am ${day}`,
};

export const GERMAN_HOME_SCRIPT: HomeScriptWords = {
  language: 'de',
  anatomy: { own: 'Ihre IBAN', bankAndAccount: 'Bank und Konto' },
  facts: {
    blz: 'Bankleitzahl',
    kontonummer: 'Kontonummer',
    bank: 'Bank',
    country: 'Land',
    result: 'Ergebnis',
    confirmed: '✓ formal richtig',
    computed: `⚠ ${COMPUTED}`,
    note: 'Hinweis',
    computedLimit: COMPUTED_LIMIT,
    noBic: NO_BIC,
  },
  search: {
    empty: 'Geben Sie eine BLZ, eine IBAN, einen BIC, einen Namen oder einen Ort ein.',
    loading: 'Das Bankverzeichnis wird geladen\u00a0…',
    failed: 'Das Bankverzeichnis ließ sich nicht laden. Versuchen Sie es noch einmal.',
    none: 'Keine Bank gefunden.',
    one: '1\u00a0Bank gefunden.',
    many: (banks) => `${banks}\u00a0Banken gefunden.`,
    best: (banks, shown) => `${banks}\u00a0Banken gefunden, die ${shown}\u00a0besten Treffer:`,
    germanyOnly: 'Die Suche kennt nur Banken in Deutschland.',
  },
  offer: {
    isIban: 'Das ist eine IBAN.',
    areNumbers: 'Das sind Bankleitzahl und Kontonummer.',
    check: 'IBAN prüfen',
    calculate: 'IBAN berechnen',
  },
};
