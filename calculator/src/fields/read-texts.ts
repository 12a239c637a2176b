import type { KnownBanks } from '../reader/reading.ts';
import { type FieldWords, lineSentence } from './field-words.ts';
import type { Inserted, Outcome } from './outcome.ts';
import { readBuild } from './read-build.ts';

/** What became of two texts, and the sentence about it; `''` if there is nothing to say. */
export type ReadAnswer = Outcome & { readonly sentence: string };

/** Reads two texts as the widget's form for Bankleitzahl and Kontonummer does. */
export function readTexts(
  texts: readonly string[],
  banks: KnownBanks,
  words: FieldWords,
  inserted?: Inserted,
): ReadAnswer {
  const outcome = readBuild(texts, banks, inserted);
  return { ...outcome, sentence: lineSentence(outcome.line, words) };
}
