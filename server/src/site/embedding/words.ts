import type { EmbedWords, Language } from '../frame/words.ts';
import { GERMAN_EMBED } from './de.tsx';
import { ENGLISH_EMBED } from './en.tsx';

/** The words of the page „Einbetten“ in each language. */
export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = { de: GERMAN_EMBED, en: ENGLISH_EMBED };
