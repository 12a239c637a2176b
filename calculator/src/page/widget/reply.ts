import type { AccountAnswer, IbanAnswer, KnownIban } from '../../answers/answer.ts';
import type { Bank, Calculator, NotFound, ThreeFunctions } from '../../answers/api.ts';
import { UNCHECKED } from '../../answers/explain.ts';
import { hasOwn, withoutPrototype } from '../../iban/own-properties.ts';
import type { WidgetWords } from './de.ts';
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
  /** Of faultless texts: the bank, where it is known. */
  readonly bank?: Bank | null;
  /** Why there is no IBAN or no bank, although the texts are faultless. */
  readonly refusal?: string | undefined;
}

/** The functions of a page: those in the widget's language and, with a part, those that answer as data. */
export type PageFunctions = ThreeFunctions &
  Partial<Pick<Calculator, 'explainIban' | 'explainAccount' | 'sentences'>>;

/** How the good view asks: a function for each mode. It takes the texts of the fields. */
export type Replies = Readonly<Record<Mode[0], (...texts: string[]) => Reply>>;

const BLZ = /^[1-8]\d{7}$/;
const KONTONUMMER = /^(?=.*[1-9])\d{1,10}$/;

/**
 * Answers for the texts of a form.
 *
 * @param judged what banken.js has found in the texts already: an IBAN or none; undefined if it was not asked
 */
export function repliesOf(functions: PageFunctions, widget: WidgetWords, judged?: KnownIban | null): Replies {
  /** What is known of a right IBAN as long as no part has loaded. */
  const unchecked = (formatted: string): Known => {
    const iban = formatted.replace(/ /g, '');
    return { ...UNCHECKED, iban, country: iban.slice(0, 2) };
  };
  const rightOf = (answer: KnownIban | IbanAnswer | AccountAnswer | null | undefined) =>
    answer && answer.state !== 'none' ? answer : undefined;
  const cleaned = (text: string) => functions.validate(text).formatted.replace(/ /g, '');
  /** What is wrong with a Bankleitzahl. The functions tell it before anything else. */
  const blzFault = (text: string) =>
    BLZ.test(cleaned(text)) ? undefined : functions.buildIban(text, '').error;
  const ownBank = (bank: Bank | NotFound) => (hasOwn(bank, 'name') ? bank : null);
  return {
    validate(text = '') {
      const result = functions.validate(text);
      const [fault] = result.reasons;
      if (!result.valid) return { result, faults: [fault] };
      const right = rightOf(judged === undefined ? functions.explainIban?.(text) : judged);
      const bank = right ? right.bank : ownBank(functions.lookupBic(text));
      return { result, faults: [undefined], known: right ?? unchecked(result.formatted), bank };
    },
    build(first = '', second = '') {
      const result = functions.buildIban(first, second);
      if (!hasOwn(result, 'iban')) {
        const isKontonummer = KONTONUMMER.test(cleaned(second));
        const fault = isKontonummer ? undefined : functions.buildIban('10000000', second).error;
        return { result, faults: [blzFault(first), fault], refusal: result.error };
      }
      const right = rightOf(judged === undefined ? functions.explainAccount?.(first, second) : judged);
      const { bank } = right ?? result;
      return { result, faults: [undefined, undefined], known: right ?? unchecked(result.iban), bank };
    },
    lookup(text = '') {
      const result = functions.lookupBic(text);
      const { formatted, reasons } = functions.validate(text);
      const isIban = /^[A-Z]{2}\d\d \w/.test(formatted);
      const fault = isIban ? reasons[0] : /^\d/.test(formatted) ? blzFault(text) : widget.searchFault;
      const { notes: [note] = [] }: Partial<NotFound> = withoutPrototype<object>(result);
      const isForeign = isIban && !formatted.startsWith('DE');
      const refusal = note ?? (isForeign ? widget.onlyGerman : undefined);
      return { result, faults: [fault], bank: ownBank(result), refusal };
    },
  };
}
