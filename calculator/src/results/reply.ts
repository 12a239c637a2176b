import type { AccountFacts } from '../answers.d.ts';
import type { Bank, BuiltIban, NotBuilt, NotFound, Validation } from '../api.d.ts';
import { checkIban } from '../explain/check-iban.ts';
import { explainAccount } from '../explain/explain-account.ts';
import { explainBank } from '../explain/explain-bank.ts';
import { hasOwn } from '../has-own.ts';
import { cleanIban } from '../iban/explain.ts';
import type { Parts } from '../parts/parts.ts';
import { noteSentences } from '../words/note-sentences.ts';
import type { Words } from '../words/words.ts';
import { builtIban } from './built-iban.ts';
import { foundBank } from './found-bank.ts';
import { validation } from './validation.ts';

/** What a widget shows for the texts in its fields. */
export interface Reply {
  /** What the function of the mode returns. The page gets it, too. */
  readonly result: Validation | BuiltIban | Bank | NotFound | NotBuilt;
  /**
   * What is wrong with the text of each field, as a sentence; undefined where nothing is. It has an element for each
   * field: behind the end of a list, a page may have put something on Object.prototype.
   */
  readonly faults: ReadonlyArray<string | undefined>;
  /** Of faultless texts: the bank, where it is known. */
  readonly bank?: Bank | NotFound | null | undefined;
  /** Why there is no IBAN or no bank, although the texts are faultless. */
  readonly refusal?: string | undefined;
  /** The heading of a confirmed IBAN. */
  readonly confirmed?: string | undefined;
  /** On what an IBAN rests, as sentences; `''` if there is nothing to say. Missing if it is computed, and no more known. */
  readonly basis?: string;
}

/** How a widget asks: a function for each mode. It takes the texts of the fields. */
export type Replies = Readonly<Record<'validate' | 'build' | 'lookup', (...texts: string[]) => Reply>>;

/** The words of a widget that stand in replies. */
export interface ReplyWords {
  /** The heading of a confirmed IBAN, by mode. */
  readonly confirmed: Readonly<Record<'validate' | 'build', string>>;
  /** The sentence about a text that is neither a Bankleitzahl nor an IBAN. */
  readonly searchFault: string;
}

/** What the widgets are told by a calculator with these parts. Each reply says one answer in words. */
export function repliesWith(
  parts: Parts,
  words: Words,
  { confirmed: headings, searchFault }: ReplyWords,
): Replies {
  /** What a right IBAN has besides. */
  function known({ state, basis: notes }: AccountFacts, bank: Reply['bank'], confirmed: string) {
    const basis = noteSentences(notes, words).join(' ');
    if (state === 'confirmed') return { bank, confirmed, basis };
    return { bank, ...(basis && { basis }) };
  }
  return {
    validate(text) {
      const answer = checkIban(text, parts);
      const result = validation(answer, words);
      const [fault] = result.reasons;
      return {
        result,
        faults: [fault],
        // Not by explainIban: its table of all countries' bank codes would make the scripts larger.
        ...(answer.state !== 'none' && known(answer, explainBank(text, parts).bank, headings.validate)),
      };
    },
    build(first, second) {
      const answer = explainAccount(first, second, parts);
      const result = builtIban(answer, words);
      const [blz] = answer.faults.blz.map(words.blz);
      const [kontonummer] = answer.faults.kontonummer.map(words.kontonummer);
      return {
        result,
        faults: [blz, kontonummer],
        refusal: hasOwn(result, 'error') ? result.error : undefined,
        ...(answer.state !== 'none' && known(answer, answer.bank, headings.build)),
      };
    },
    lookup(text) {
      const { bank, faults, notes } = explainBank(text, parts);
      const [blz] = faults.blz.map(words.blz);
      const [iban] = faults.iban.map((fault) => words.iban(fault, cleanIban(text).slice(0, 2)));
      const [refusal] = noteSentences(notes, words);
      return {
        result: foundBank({ bank, faults, notes }, words),
        faults: [blz && iban ? searchFault : (blz ?? iban)],
        bank,
        refusal,
      };
    },
  };
}
