import type { AccountAnswer, IbanAnswer, KnownIban } from '../../answers/answer.ts';
import type { Bank, Calculator, NotFound, ThreeFunctions, Validation } from '../../answers/api.ts';
import { UNCHECKED } from '../../answers/explain.ts';
import { clean, group } from '../../iban/clean.ts';
import { cleanIban, looksLikeIban } from '../../iban/faults.ts';
import { explainBlz, explainKontonummer } from '../../iban/german.ts';
import { hasOwn, withoutPrototype } from '../../iban/own-properties.ts';
import type { ViewWords } from '../shared.ts';
import type { Mode } from './widget.ts';

/** What is known of a right IBAN, as far as the good view needs it. */
type Known = Omit<KnownIban, 'bban' | 'bank'>;

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
  readonly known?: Known | undefined;
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

/**
 * Answers for the texts of a form. An answer as data is asked for once: the result of the function is made from it.
 *
 * @param judged the IBAN that banken.js has found in these texts already
 */
export function repliesOf(
  functions: PageFunctions,
  { words, widget }: Pick<ViewWords, 'words' | 'widget'>,
  judged?: KnownIban | null,
): Replies {
  /** What is known of a right IBAN as long as no part has come. */
  const unchecked = (formatted: string): Known => {
    const iban = formatted.replace(/ /g, '');
    return { ...UNCHECKED, iban, country: iban.slice(0, 2) };
  };
  const rightOf = (answer: KnownIban | IbanAnswer | AccountAnswer | undefined): KnownIban | undefined =>
    answer && answer.state !== 'none' ? answer : undefined;
  /** The fields that the results of the functions have if a part has looked at the account. */
  const checkedFields = ({ checked, notes, state }: Known) =>
    checked && { notes: functions.sentences?.(notes) ?? [], confirmed: state === 'confirmed' };
  const bankOf = (text: string) => {
    const bank = functions.lookupBic(text);
    return hasOwn(bank, 'name') ? bank : null;
  };
  return {
    validate(text = '') {
      const right = rightOf(judged ?? functions.explainIban?.(text));
      if (!right) {
        const result = functions.validate(text);
        const [fault] = result.reasons;
        return result.valid
          ? { result, faults: [fault], known: unchecked(result.formatted), bank: bankOf(text) }
          : { result, faults: [fault] };
      }
      const { iban, country, state } = right;
      const result: Validation = {
        valid: true,
        country,
        formatted: group(iban),
        reasons: [],
        ...checkedFields(right),
      };
      const own =
        country === 'DE' && state === 'computed'
          ? functions.explainAccount?.(iban.slice(4, 12), iban.slice(12))
          : undefined;
      // Only where the rule makes something else of it: of a wrong check digit, the same IBAN comes out.
      const otherwise = own && own.state === 'confirmed' && own.iban !== iban ? own.iban : undefined;
      return { result, faults: [undefined], known: right, otherwise, bank: right.bank };
    },
    build(first = '', second = '') {
      const right = rightOf(judged ?? functions.explainAccount?.(first, second));
      if (right) {
        const { iban, bank } = right;
        const result = { iban, formatted: group(iban), bank, ...checkedFields(right) };
        return { result, faults: [undefined, undefined], known: right, bank };
      }
      const result = functions.buildIban(first, second);
      const [blz] = explainBlz(first).map(words.blz);
      const [kontonummer] = explainKontonummer(second).map(words.kontonummer);
      const faults = [blz, kontonummer];
      if (!hasOwn(result, 'iban')) return { result, faults, refusal: result.error };
      return { result, faults, known: unchecked(result.iban), bank: result.bank };
    },
    lookup(text = '') {
      const result = functions.lookupBic(text);
      const cleaned = clean(text);
      const [blz] = explainBlz(text).map(words.blz);
      const [iban] = functions.validate(text).reasons;
      const fault = looksLikeIban(cleaned) ? iban : /^\d/.test(cleaned) ? blz : widget.searchFault;
      const { notes: [note] = [] }: Partial<NotFound> = withoutPrototype<object>(result);
      const isForeign = looksLikeIban(cleaned) && !cleanIban(text).startsWith('DE');
      const refusal = note ?? (isForeign ? widget.onlyGerman : undefined);
      return { result, faults: [fault], bank: bankOf(text), refusal };
    },
  };
}
