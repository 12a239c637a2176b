import type { Language } from '../languages.ts';
import { GERMAN_PAGE_SCRIPT } from './de.ts';
import { ENGLISH_PAGE_SCRIPT } from './en.ts';

/** The language of the page that the script runs on. */
export const PAGE_LANGUAGE: Language = document.documentElement.lang === 'en' ? 'en' : 'de';

/** What the script of every page writes, in the language of the page. */
export const PAGE_WORDS = { de: GERMAN_PAGE_SCRIPT, en: ENGLISH_PAGE_SCRIPT }[PAGE_LANGUAGE];
