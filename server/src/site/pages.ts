import type { Page } from './page.ts';
import { apiPage } from './pages/api.tsx';
import { banksPage } from './pages/banks.tsx';
import { embedPage } from './pages/embed.tsx';
import { embedReferencePage } from './pages/embed-reference.tsx';
import { faqPage } from './pages/faq.tsx';
import { glossaryPage } from './pages/glossary.tsx';
import { homePage } from './pages/home.tsx';
import { imprintPage } from './pages/imprint.tsx';
import { listsPage } from './pages/lists.tsx';
import { privacyPage } from './pages/privacy.tsx';
import { statusPage } from './pages/status.tsx';

/** In the order of the navigation. */
export const MAIN_PAGES: readonly Page[] = [
  homePage,
  banksPage,
  listsPage,
  faqPage,
  glossaryPage,
  embedPage,
  apiPage,
];
/** The pages that the footer links to: few people look for them, or the law asks for them. */
export const FOOTER_PAGES: readonly Page[] = [statusPage, imprintPage, privacyPage];
/** Every page but those of single banks and of single searches. */
export const PAGES: readonly Page[] = [...MAIN_PAGES, ...FOOTER_PAGES, embedReferencePage];
