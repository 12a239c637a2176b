import { english } from '../../content/notation.ts';
import type { FrameWords } from './de.tsx';

export const ENGLISH_FRAME: FrameWords = {
  ogLocale: 'en_GB',
  home: '/en',
  ownName: 'English',
  skip: 'Skip to content',
  menu: 'Menu',
  pages: 'Pages',
  aboutSite: 'About this website',
  source: 'Source: Deutsche Bundesbank.',
  operator: (name) => `Operator: ${name}`,
  help: { href: '/en/faq#wrong-result', text: 'If a result is wrong' },
  sourceCode: 'Source code',
  replaceAddress: (address) => `In the examples, put the address of this website in place of ${address}.`,
  validity: {
    notation: english,
    fetched: (day) => <>Bank data fetched on {day}.</>,
    valid: (from, until) => (
      <>
        Bank data valid from {from} to {until}.
      </>
    ),
    outOfDate: (from, since) => (
      <>
        Bank data of {from}, out of date since {since}. Newer data is not loaded yet; new bank codes may be
        missing.
      </>
    ),
  },
};
