import { COMPUTED, LIMIT } from '../../../calculator/words.ts';
import { NO_BIC } from '../../../content/sentences.ts';
import { othersSentence } from '../../banks/others-sentence.ts';
import type { HomeScriptWords, PageScriptWords } from '../words.ts';

export const GERMAN_PAGE_SCRIPT: PageScriptWords = {
  locale: 'de-DE',
  copy: (name) => (name ? `${name}\u00a0kopieren` : 'Kopieren'),
  copied: 'Kopiert',
  printed: (host, day) => `${host}, gedruckt am ${day}`,
};

const SIMILAR = ' mit ähnlichem Namen';

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
    computed: COMPUTED,
    note: 'Hinweis',
    computedLimit: LIMIT,
    noBic: NO_BIC,
  },
  search: {
    empty: 'Geben Sie eine BLZ, eine IBAN, einen BIC, einen Namen oder einen Ort ein.',
    loading: 'Das Bankverzeichnis wird geladen\u00a0…',
    failed: 'Das Bankverzeichnis ließ sich nicht laden. Versuchen Sie es noch einmal.',
    none: 'Keine Bank gefunden.',
    one: (isSimilar) => `1\u00a0Bank${isSimilar ? SIMILAR : ''} gefunden.`,
    many: (banks, isSimilar) => `${banks}\u00a0Banken${isSimilar ? SIMILAR : ''} gefunden.`,
    best: (banks, isSimilar, shown) =>
      `${banks}\u00a0Banken${isSimilar ? SIMILAR : ''} gefunden, die ${shown}\u00a0besten Treffer:`,
    others: othersSentence,
    germanyOnly: 'Die Suche kennt nur Banken in Deutschland.',
  },
  offer: {
    isIban: 'Das ist eine IBAN.',
    areNumbers: 'Das sind Bankleitzahl und Kontonummer.',
    check: 'IBAN prüfen',
    calculate: 'IBAN berechnen',
  },
};
