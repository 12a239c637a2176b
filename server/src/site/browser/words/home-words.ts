import { GERMAN_HOME_SCRIPT } from '../../words/de/scripts.ts';
import { ENGLISH_HOME_SCRIPT } from '../../words/en/scripts.ts';
import { PAGE_LANGUAGE } from './page-language.ts';

/** What the script of the home page writes, in the language of the page. */
export const HOME_WORDS = { de: GERMAN_HOME_SCRIPT, en: ENGLISH_HOME_SCRIPT }[PAGE_LANGUAGE];
