import type { KnownIban } from '../../answers.d.ts';
import type { Bank, Calculator, NotFound, ThreeFunctions } from '../../api.d.ts';
import { UNCHECKED } from '../../explain/unchecked.ts';
import { explainBlz, explainKontonummer } from '../../german/explain.ts';
import { hasOwn } from '../../has-own.ts';
import { clean } from '../../iban/clean.ts';
import { looksLikeIban } from '../../iban/explain.ts';
import type { ViewWords } from '../../parts/shared.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import type { Mode } from '../widget.ts';

/** What the good view shows for the texts in its fields. */
export interface Reply {
  /** What the function of the mode returns. The page gets it, too. */
  readonly result: object;
  /**
   * What is wrong with the text of each field, as a sentence; undefined where nothing is. It has an element for each
   * field: behind the end of a list, a page may have put something on Object.prototype.
   */
  readonly faults: ReadonlyArray<string | undefined>;
  /** What is known of a right IBAN. */
  readonly known?: Omit<KnownIban, 'bban' | 'bank'> | undefined;
  /** The IBAN that the bank would build of the same account, where that is another one. */
  readonly otherwise?: string | undefined;
  /** Of faultless texts: the bank, where it is known. */
  readonly bank?: Bank | null;
  /** Why there is no IBAN or no bank, although the texts are faultless. */
  readonly refusal?: string | undefined;
}

/** The functions of a page: those in the language of the widget, and those that answer as data, once a part has come. */
export type PageFunctions = ThreeFunctions &
  Partial<Pick<Calculator, 'explainIban' | 'explainAccount' | 'sentences'>>;

/** How the good view asks: a function for each mode. It takes the texts of the fields. */
export type Replies = Readonly<Record<Mode[0], (...texts: string[]) => Reply>>;

export function repliesOf(
  functions: PageFunctions,
  { words, widget }: Pick<ViewWords, 'words' | 'widget'>,
): Replies {
  /** What is known of a right IBAN as long as no part has come. */
  const unchecked = (formatted: string) => {
    const iban = formatted.replace(/ /g, '');
    return { ...UNCHECKED, iban, country: iban.slice(0, 2) };
  };
  const bankOf = (text: string) => {
    const bank = functions.lookupBic(text);
    return hasOwn(bank, 'name') ? bank : null;
  };
  return {
    validate(text = '') {
      const result = functions.validate(text);
      const [fault] = result.reasons;
      if (!result.valid) return { result, faults: [fault] };
      const answer = functions.explainIban?.(text);
      const known = answer && answer.state !== 'none' ? answer : unchecked(result.formatted);
      const own =
        known.country === 'DE' && known.state === 'computed'
          ? functions.explainAccount?.(known.iban.slice(4, 12), known.iban.slice(12))
          : undefined;
      // Only where the rule makes something else of it: of a wrong check digit, the same IBAN comes out.
      const otherwise = own && own.state === 'confirmed' && own.iban !== known.iban ? own.iban : undefined;
      return { result, faults: [undefined], known, otherwise, bank: bankOf(text) };
    },
    build(first = '', second = '') {
      const result = functions.buildIban(first, second);
      const [blz] = explainBlz(first).map(words.blz);
      const [kontonummer] = explainKontonummer(second).map(words.kontonummer);
      const faults = [blz, kontonummer];
      if (!hasOwn(result, 'iban')) return { result, faults, refusal: result.error };
      const answer = functions.explainAccount?.(first, second);
      const known = answer && answer.state !== 'none' ? answer : unchecked(result.iban);
      return { result, faults, known, bank: result.bank };
    },
    lookup(text = '') {
      const result = functions.lookupBic(text);
      const cleaned = clean(text);
      const [blz] = explainBlz(text).map(words.blz);
      const [iban] = functions.validate(text).reasons;
      const fault = looksLikeIban(cleaned) ? iban : /^\d/.test(cleaned) ? blz : widget.searchFault;
      const { notes: [refusal] = [] }: Partial<NotFound> = withoutPrototype<object>(result);
      return { result, faults: [fault], bank: bankOf(text), refusal };
    },
  };
}
