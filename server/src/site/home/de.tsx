import type { VNode } from 'preact';
import { REGISTRY } from '../../content/dates.ts';
import { faq } from '../../content/faq.ts';
import { STATEMENT_DECIDES } from '../../content/sentences.ts';
import { GERMAN_SEARCH_FORM } from '../frame/script/de.ts';

export const GERMAN_IBAN_PARTS = {
  country: 'Land',
  checkDigits: 'Prüfziffern',
  blz: 'Bankleitzahl',
  kontonummer: 'Kontonummer',
};

const question = (id: string) => ({
  href: `/faq#${id}`,
  text: faq.find((entry) => entry.id === id)?.question ?? '',
});

export const GERMAN_HOME = {
  title: 'IBAN berechnen und prüfen',
  promise: 'Kostenlos, ohne Anmeldung. Ihre Kontonummer bleibt in Ihrem Browser.',
  /** In a browser without JavaScript: what works. */
  scriptNeeded: (
    <>
      Den Rechner gibt es nur mit JavaScript, denn er arbeitet in Ihrem Browser. Die Suche nach einer Bank
      geht auch ohne.
    </>
  ),
  form: {
    ...GERMAN_SEARCH_FORM,
    scriptMissing:
      'Das Formular funktioniert noch nicht, denn ein Skript dieser Seite wurde noch nicht geladen. Laden Sie die Seite neu.',
    /** Anchor of the form on the page, also for links to the search for a bank. */
    id: 'bank-suchen',
    first: 'Bankleitzahl, Bank oder IBAN',
    firstHint: <>Zum Beispiel 370&nbsp;400&nbsp;44 oder Sparkasse Köln.</>,
    second: 'Kontonummer',
    secondHint: 'Höchstens 10\u00a0Ziffern.',
    submit: 'IBAN berechnen',
    // In a browser without JavaScript: the button, and what the browser says of digits that are no BLZ.
    searchBank: 'Bank suchen',
    noAccount: 'Höchstens 8\u00a0Ziffern: Kontonummern und IBANs werden nicht gesendet.',
    // For screen readers: before what is wrong with a field, and the name of the list of suggestions.
    fault: 'Fehler',
    banks: 'Gefundene Banken',
  },
  anatomy: {
    example: 'Beispiel',
    caption:
      'Eine deutsche IBAN hat vier Teile. Die zwei Prüfziffern verraten Tippfehler, die Kontonummer ist mit Nullen auf zehn Stellen gebracht.',
    parts: GERMAN_IBAN_PARTS,
  },
  facts: [
    <>Kennt alle Bankleitzahlen im Verzeichnis der Bundesbank.</>,
    <>Prüft IBANs aus {REGISTRY.countries}&nbsp;Ländern.</>,
    <>Ohne Cookies und ohne Statistik.</>,
  ],
  how: {
    title: 'So entsteht eine IBAN',
    example: (blz: VNode, kontonummer: VNode) => (
      <>
        Ein Beispiel mit der BLZ {blz} und der Kontonummer {kontonummer}:
      </>
    ),
    fill: {
      name: 'Kontonummer auffüllen',
      text: (
        <>
          Die Kontonummer erhält links Nullen, bis sie zehn Stellen hat. Davor kommt die{' '}
          <a href="/glossar#bankleitzahl">Bankleitzahl</a>.
        </>
      ),
    },
    checkDigits: {
      name: 'Prüfziffern berechnen',
      text: (
        <>
          Für DE hängt man 131400 an, denn D ist 13, E ist 14. Der Rest beim Teilen durch 97 wird von 98
          abgezogen. Das ist das Verfahren <a href="/glossar#mod-97">Mod-97</a>.
        </>
      ),
      working: (checkDigits: VNode) => <>Rest&nbsp;9, also 98&nbsp;−&nbsp;9&nbsp;= {checkDigits}</>,
    },
    join: {
      name: 'Zusammensetzen',
      text: (
        <>
          Land, Prüfziffern, Bankleitzahl und Kontonummer ergeben die IBAN. Geschrieben wird sie in
          Vierergruppen.
        </>
      ),
    },
    limit: (
      <>
        Einige Banken bilden IBANs nach eigenen Regeln; der Rechner wendet sie an. {STATEMENT_DECIDES}{' '}
        <a href="/faq#bank-nennt-andere-iban">Warum das so ist</a>
      </>
    ),
  },
  oftenAsked: {
    title: 'Oft gefragt',
    links: [
      ...['gueltige-iban-und-konto', 'wird-meine-kontonummer-gesendet', 'brauche-ich-einen-bic'].map(
        question,
      ),
      { href: '/listen', text: 'Wie prüfe ich viele Konten auf einmal?' },
      { href: '/einbetten', text: 'Wie kommt der Rechner auf meine eigene Website?' },
    ],
  },
};
