import { GERMAN_HOME_SCRIPT } from '../../frame/script/de.ts';
import { ENGLISH_HOME_SCRIPT } from '../../frame/script/en.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';

/** What the script of the home page writes, in the language of the page. */
export const HOME_WORDS = { de: GERMAN_HOME_SCRIPT, en: ENGLISH_HOME_SCRIPT }[PAGE_LANGUAGE];
