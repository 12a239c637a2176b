import type { KnownBanks } from '../reader/reading.ts';
import { wordsBeside } from '../reader/words-beside.ts';
import { type FieldWords, lineSentence } from './field-words.ts';
import type { Inserted, Outcome } from './outcome.ts';
import { readBuild } from './read-build.ts';

/** What became of two texts. */
export type ReadAnswer = Outcome & {
  /** The sentence about it; `''` if there is nothing to say. */
  readonly sentence: string;
  /** If only an account number was read: the words beside it, which may name its bank. Else `''`. */
  readonly words: string;
};

/** Reads two texts as the widget's form for Bankleitzahl and Kontonummer does. */
export function readTexts(
  texts: readonly string[],
  banks: KnownBanks,
  words: FieldWords,
  inserted?: Inserted,
): ReadAnswer {
  const outcome = readBuild(texts, banks, inserted);
  const { reading, line } = outcome;
  const isOnlyNumber = reading.code === 'incomplete' && 'kontonummer' in reading;
  const text = inserted?.text ?? texts.find((text) => text.trim() !== '') ?? '';
  return {
    ...outcome,
    sentence: lineSentence(line, words),
    words: isOnlyNumber ? wordsBeside(text) : '',
  };
}
