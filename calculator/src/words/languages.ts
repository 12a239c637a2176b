import type { CommandLanguage } from './command-words.ts';
import { GERMAN_LANGUAGE } from './de/language.ts';
import { ENGLISH_LANGUAGE } from './en/language.ts';

/** The languages of the command, by the codes that `--lang` takes. Without it, the command speaks German. */
export const LANGUAGES: Readonly<Record<string, CommandLanguage>> = {
  de: GERMAN_LANGUAGE,
  en: ENGLISH_LANGUAGE,
};
