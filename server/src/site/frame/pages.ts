import { apiPage } from '../api/api.tsx';
import { banksPage } from '../banks/banks.tsx';
import { embedPage, englishEmbedPage } from '../embedding/embed-page.tsx';
import { embedReferencePage, englishEmbedReferencePage } from '../embedding/reference.tsx';
import { giroCodePage } from '../girocode/girocode.tsx';
import { englishHomePage, homePage } from '../home/home.tsx';
import { imprintPage } from '../legal/imprint.tsx';
import { privacyPage } from '../legal/privacy.tsx';
import { listsPage } from '../lists/lists.tsx';
import { englishFaqPage, faqPage } from '../reading/faq.tsx';
import { glossaryPage } from '../reading/glossary.tsx';
import { statusPage } from '../status/status.tsx';
import type { Language } from './languages.ts';
import type { Page } from './page.ts';

/** The German pages in the order of the navigation. */
const MAIN_PAGES: readonly Page[] = [
  homePage,
  banksPage,
  listsPage,
  giroCodePage,
  faqPage,
  glossaryPage,
  embedPage,
  apiPage,
];
/** The pages that the German footer links to: few people look for them, or the law asks for them. */
const FOOTER_PAGES: readonly Page[] = [statusPage, imprintPage, privacyPage];
/** The pages in English, in the order of their navigation. */
const ENGLISH_PAGES: readonly Page[] = [englishHomePage, englishFaqPage, englishEmbedPage];
/** Every page but those of single banks and of single searches. */
export const PAGES: readonly Page[] = [
  ...MAIN_PAGES,
  ...FOOTER_PAGES,
  embedReferencePage,
  ...ENGLISH_PAGES,
  englishEmbedReferencePage,
];

export interface PageLink extends Pick<Page, 'path' | 'name'> {
  /** The language of the page that it leads to, if it is another one. */
  readonly hreflang?: Language;
}

const inGerman = ({ path }: Page, name: string): PageLink => ({
  path,
  name: `${name} (German)`,
  hreflang: 'de',
});

/** What the frame of a page links to, in this order. */
export const NAVIGATION = {
  de: { main: MAIN_PAGES, footer: FOOTER_PAGES },
  en: {
    main: [...ENGLISH_PAGES, inGerman(banksPage, 'Banks'), inGerman(apiPage, 'API')],
    footer: [
      inGerman(statusPage, 'Status'),
      inGerman(imprintPage, 'Legal notice'),
      inGerman(privacyPage, 'Privacy'),
    ],
  },
};
