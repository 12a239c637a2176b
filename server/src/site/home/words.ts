import type { HomeWords, Language } from '../frame/words.ts';
import { GERMAN_HOME } from './de.tsx';
import { ENGLISH_HOME } from './en.tsx';

/** The words of the home page in each language. */
export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = { de: GERMAN_HOME, en: ENGLISH_HOME };
