import type { Language } from '../../words/words.ts';

/** The language of the page that the script runs on. */
export const PAGE_LANGUAGE: Language = document.documentElement.lang === 'en' ? 'en' : 'de';
