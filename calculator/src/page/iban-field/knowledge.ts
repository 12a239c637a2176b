import type { IbanAnswer } from '../../answers/answer.ts';
import type { ThreeFunctions, Validation } from '../../answers/api.ts';
import { UNCHECKED } from '../../answers/explain.ts';
import type { Judgement } from '../../answers/judgement.ts';
import type { Said } from '../../answers/say.ts';
import { cleanIban, explainCleaned } from '../../iban/faults.ts';
import { bbanOf } from '../../iban/split-iban.ts';
import { structureOf } from '../../iban/structure.ts';
import type { HintWords } from './de.ts';

/**
 * What explainIban() says without any part, see api.d.ts: embed.js does not have that function.
 *
 * @param text of the field @param lookupBic of embed.js, which knows the short list
 */
export function explainAlone(text: string, lookupBic: ThreeFunctions['lookupBic']): IbanAnswer {
  const iban = cleanIban(text);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  if (faults.length > 0) return { state: 'none', iban, country: structure ? country : null, faults };
  const bban = bbanOf(iban);
  const bank = country === 'DE' && lookupBic(bban.bankCode);
  return { ...UNCHECKED, iban, country, faults: [], bban, bank: bank && !('notFound' in bank) ? bank : null };
}

/** What the field asks the calculator. Each answer gets better with the parts that have come. */
export interface Knowledge {
  explainIban(iban: string): IbanAnswer;
  readonly lookupBic: ThreeFunctions['lookupBic'];
  readonly buildIban: ThreeFunctions['buildIban'];
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
