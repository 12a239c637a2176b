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
    valid: (from, until, ended) => (
      <>
        Bankdaten gültig vom {from} bis zum {until}
        {ended}.
      </>
    ),
    ended: (since) => <>seit dem {since} abgelaufen</>,
  },
};
