import { GERMAN_PAGE_SCRIPT } from '../../words/de/scripts.ts';
import { ENGLISH_PAGE_SCRIPT } from '../../words/en/scripts.ts';
import { PAGE_LANGUAGE } from './page-language.ts';

/** What the script of every page writes, in the language of the page. */
export const PAGE_WORDS = { de: GERMAN_PAGE_SCRIPT, en: ENGLISH_PAGE_SCRIPT }[PAGE_LANGUAGE];
