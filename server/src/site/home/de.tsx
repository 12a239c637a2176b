import { REGISTRY } from '../../content/dates.ts';
import type { FaqEntry } from '../../content/entries.ts';
import { faq } from '../../content/faq.ts';
import { GERMAN_SEARCH_FORM } from '../frame/script/de.ts';

/** Links to questions on a page. */
export const questionLinks = (page: string, entries: readonly FaqEntry[], ids: readonly string[]) =>
  ids.map((id) => ({
    href: `${page}#${id}`,
    text: entries.find((entry) => entry.id === id)?.question ?? '',
  }));

export const GERMAN_HOME = {
  path: '/',
  name: 'Rechner',
  title: 'IBAN berechnen und prüfen',
  description:
    'IBAN aus Bankleitzahl und Kontonummer berechnen, IBAN prüfen, Bank und BIC finden. Alles im Browser: Ihre Kontonummer wird nicht übertragen.',
  promise: 'Kostenlos, ohne Anmeldung. Ihre Kontonummer bleibt in Ihrem Browser.',
  /** In a browser without JavaScript: what works. */
  scriptNeeded: (
    <>
      Den Rechner gibt es nur mit JavaScript, denn er arbeitet in Ihrem Browser. Die Suche nach einer Bank
      geht auch ohne.
    </>
  ),
  form: {
    /** What the search for a bank says, which the form is in a browser without JavaScript. */
    search: GERMAN_SEARCH_FORM,
    scriptMissing:
      'Das Formular funktioniert noch nicht, denn ein Skript dieser Seite wurde noch nicht geladen. Laden Sie die Seite neu.',
    /** Anchor of the form on the page, also for links to the search for a bank. */
    id: 'bank-suchen',
    first: 'Bankleitzahl, Bank oder IBAN',
    firstHint: <>Zum Beispiel 370&nbsp;400&nbsp;44 oder Sparkasse Köln.</>,
    second: 'Kontonummer',
    secondHint: 'Höchstens 10\u00a0Ziffern.',
    submit: 'IBAN berechnen',
    /** What a browser without JavaScript says of digits that are not a BLZ. */
    noAccount: 'Höchstens 8\u00a0Ziffern: Kontonummern und IBANs werden nicht gesendet.',
    /** The name of the list of suggestions, for screen readers. */
    banks: 'Gefundene Banken',
  },
  /** What the site is used for: the links beside the form. */
  tasks: [
    {
      href: '#bank',
      name: 'Alte Kontonummer?',
      text: 'Bankleitzahl oder Name der Bank und die Kontonummer eingeben. Die IBAN entsteht nach den Regeln der Bank.',
    },
    {
      href: '#bank',
      name: 'IBAN prüfen',
      text: `Die IBAN ins erste Feld einfügen. Länge und Prüfziffern für ${REGISTRY.countries}\u00a0Länder, bei deutschen IBANs auch die Bank.`,
    },
    {
      href: '/listen',
      name: 'Ganze Liste?',
      text: 'Viele Konten auf einmal, aus Excel, CSV oder der Zwischenablage, und das Ergebnis als Datei.',
    },
  ] as readonly { href: string; hreflang?: 'de'; name: string; text: string }[],
  trust: {
    sent: (
      <>
        <b>Nichts wird gesendet.</b> Im Flugmodus rechnet die Seite weiter.
      </>
    ),
    /** @param banks how many Bankleitzahlen have a known rule */
    rules: (banks: string) => (
      <>
        Rechnet nach den <b>Regeln aller</b>{' '}
        <b>
          <span>
            {banks}&nbsp;
            <wbr />
            Bankleitzahlen
          </span>
        </b>
        .
      </>
    ),
  },
  oftenAsked: {
    title: 'Oft gefragt',
    links: [
      ...questionLinks('/faq', faq, [
        'iban-aus-blz-und-kontonummer',
        'bank-nennt-andere-iban',
        'gueltige-iban-und-konto',
        'wird-meine-kontonummer-gesendet',
        'brauche-ich-einen-bic',
      ]),
      { href: '/einbetten', text: 'Wie kommt der Rechner auf meine eigene Website?' },
    ],
  },
};

/** A language must have all words that German has. Comments beside the German ones say what each is for. */
export type HomeWords = typeof GERMAN_HOME;
