import { german } from '../../../content/german.ts';
import type { FrameWords } from '../words.ts';

export const GERMAN_FRAME: FrameWords = {
  ogLocale: 'de_DE',
  home: '/',
  ownName: 'Deutsch',
  skip: 'Zum Inhalt',
  menu: 'Menü',
  pages: 'Seiten',
  aboutSite: 'Über diese Website',
  source: 'Quelle: Deutsche Bundesbank.',
  operator: (name) => `Betreiber: ${name}.`,
  help: { href: '/faq#falsches-ergebnis', text: 'Hilfe bei Fehlern' },
  sourceCode: 'Quelltext',
  validity: {
    notation: german,
    fetched: (day) => <>Bankdaten abgerufen am {day}.</>,
    valid: (from, until) => (
      <>
        Bankdaten gültig vom {from} bis zum {until}.
      </>
    ),
    outOfDate: (from) => (
      <>Bankdaten vom {from}. Neuere sind noch nicht geladen; neue Bankleitzahlen können fehlen.</>
    ),
  },
};
