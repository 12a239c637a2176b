import type { VNode } from 'preact';
import { german } from '../../content/notation.ts';

export const GERMAN_FRAME = {
  ogLocale: 'de_DE',
  home: '/',
  /** The language's own name, for links to its pages. */
  ownName: 'Deutsch',
  skip: 'Zum Inhalt',
  menu: 'Menü',
  // The names of the navigations, for screen readers.
  pages: 'Seiten',
  aboutSite: 'Über diese Website',
  source: 'Quelle: Deutsche Bundesbank.',
  operator: (name: string) => `Betreiber: ${name}`,
  help: { href: '/faq#falsches-ergebnis', text: 'Hilfe bei Fehlern' },
  sourceCode: 'Quelltext',
  /** Without JavaScript, above examples. */
  replaceAddress: (address: string) =>
    `Setzen Sie in den Beispielen statt ${address} die Adresse dieser Website ein.`,
  validity: {
    notation: german,
    fetched: (day: VNode) => <>Bankdaten abgerufen am {day}.</>,
    valid: (from: VNode, until: VNode) => (
      <>
        Bankdaten gültig vom {from} bis zum {until}.
      </>
    ),
    /** For data whose last day of validity has passed. */
    outOfDate: (from: VNode, _since: VNode) => (
      <>Bankdaten vom {from}. Neuere sind noch nicht geladen; neue Bankleitzahlen können fehlen.</>
    ),
  },
};

/** What the frame around every page says, and the sentences that pages of both languages share. */
export type FrameWords = typeof GERMAN_FRAME;
