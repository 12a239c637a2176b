import { GERMAN_FRAME } from './de.tsx';
import { ENGLISH_FRAME } from './en.tsx';
import type { FrameWords, Language } from './words.ts';

/** The words of the frame in each language. */
export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = { de: GERMAN_FRAME, en: ENGLISH_FRAME };
