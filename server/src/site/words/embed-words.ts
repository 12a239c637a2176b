import { GERMAN_EMBED } from './de/embed.tsx';
import { ENGLISH_EMBED } from './en/embed.tsx';
import type { EmbedWords, Language } from './words.ts';

/** The words of the page „Einbetten“ in each language. */
export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = { de: GERMAN_EMBED, en: ENGLISH_EMBED };
