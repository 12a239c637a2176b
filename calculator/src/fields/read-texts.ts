import type { KnownBanks } from '../reader/reading.ts';
import { type FieldWords, lineSentence } from './field-words.ts';
import type { Inserted, Outcome } from './outcome.ts';
import { readBuild } from './read-build.ts';

/** The key of IbanRechner for the function of banken.js that reads the texts of a page with two fields of its own. */
export const READ_TEXTS = Symbol.for('iban-rechner read');

/** What became of two texts, and the sentence about it; `''` if there is nothing to say. */
export type ReadAnswer = Outcome & { readonly sentence: string };

/** What banken.js leaves on IbanRechner for such a page. */
export interface ReadHooks {
  /** @param texts of the fields for Bankleitzahl and Kontonummer @param inserted missing if the form is submitted */
  [READ_TEXTS]?: (texts: readonly string[], inserted?: Inserted) => ReadAnswer;
}

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
