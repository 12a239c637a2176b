import { GERMAN_HOME } from './de/home.tsx';
import { ENGLISH_HOME } from './en/home.tsx';
import type { HomeWords, Language } from './words.ts';

/** The words of the home page in each language. */
export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = { de: GERMAN_HOME, en: ENGLISH_HOME };
