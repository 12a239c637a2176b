import type { Judgement } from '../answers/judgement.ts';
import type { Said } from '../answers/say.ts';
import type { IbanAnswer } from '../answers.d.ts';
import type { Validation } from '../api.d.ts';
import type { Bank, NotFound } from '../bank.d.ts';
import type { HintWords } from '../words/de/hint.ts';

/** What the field asks the calculator. Each answer gets better with the parts that have come. */
export interface Knowledge {
  explainIban(iban: string): IbanAnswer;
  lookupBic(blz: string): Bank | NotFound;
  /** What is wrong with an IBAN, and why it is not confirmed, as sentences. */
  validate(iban: string): Validation;
  /** What the field says, in the same language as the sentences. */
  readonly words: HintWords;
  /** Judges a text in a field for an IBAN. undefined as long as the directory has not come. */
  judge(text: string): { readonly judgement: Judgement; readonly said: Said } | undefined;
}

/** Where the knowledge comes from: the page's IbanRechner, or the package. */
export interface Source {
  /**
   * @param isEnglish whether the field speaks English: it is German until the English words have come
   * @returns undefined as long as embed.js has not run
   */
  knowledge(isEnglish: boolean): Knowledge | undefined;
  /** Loads the parts, each once. What was typed has no influence on this. */
  loadParts(): void;
  /** Loads the English words, once. */
  loadEnglish(): void;
}
