import type { AccountAnswer, IbanAnswer, KnownIban } from '../../answers/answer.ts';
import type { Bank, Calculator, NotFound, ThreeFunctions, Validation } from '../../answers/api.ts';
import { UNCHECKED } from '../../answers/explain-plain.ts';
import { group } from '../../iban/clean.ts';
import { hasOwn, withoutPrototype } from '../../iban/own-properties.ts';
import type { WidgetWords } from './de.ts';
import type { Mode } from './widget.ts';

type Known = Omit<KnownIban, 'bban' | 'bank'>;

/** What the good view shows for the texts in its fields. */
export interface Reply {
  /** What the function of the mode returns. The page gets it, too. */
  readonly result: object;
  /** A sentence or undefined for each field: reading past the end would find what a page put on Object.prototype. */
  readonly faults: ReadonlyArray<string | undefined>;
  readonly known?: Known | undefined;
  /** The bank, if no text has a fault and the bank is known. */
  readonly bank?: Bank | null;
  /** Why there is no IBAN or no bank. Not shown while a text is faulty. */
  readonly refusal?: string | undefined;
}

/** The functions of a page: those in the widget's language and, with a part, those that answer as data. */
export type PageFunctions = ThreeFunctions &
  Partial<Pick<Calculator, 'explainIban' | 'explainAccount' | 'sentences'>>;

/** A function for each mode. It takes the texts of the fields. */
export type Replies = Readonly<Record<Mode[0], (...texts: string[]) => Reply>>;

/** What banken.js has found in the texts already: an IBAN, or a sentence about why there is none. */
export interface Judged {
  readonly iban: KnownIban | null;
  readonly refusal?: string | undefined;
}

const BLZ = /^[1-8]\d{7}$/;
const KONTONUMMER = /^(?=.*[1-9])\d{1,10}$/;

/** Answers a form's texts. Rules and directory judge a valid IBAN or account once: `result` repeats their answer. */
export function repliesOf(functions: PageFunctions, widget: WidgetWords, judged?: Judged): Replies {
  /** What is known of an IBAN while no part has loaded. */
  const unchecked = (formatted: string): Known => {
    const iban = formatted.replace(/ /g, '');
    return { ...UNCHECKED, iban, country: iban.slice(0, 2) };
  };
  const rightOf = (answer: KnownIban | IbanAnswer | AccountAnswer | null | undefined) =>
    answer && answer.state !== 'none' ? answer : undefined;
  /** The fields that the results of the functions have if a part has looked at the account. */
  const checkedFields = ({ checked, notes, state }: Known) =>
    checked && { notes: functions.sentences?.(notes) ?? [], confirmed: state === 'confirmed' };
  const cleaned = (text: string) => functions.validate(text).formatted.replace(/ /g, '');
  /** What is wrong with a Bankleitzahl. The functions report this fault first. */
  const blzFault = (text: string) =>
    BLZ.test(cleaned(text)) ? undefined : functions.buildIban(text, '').error;
  const ownBank = (bank: Bank | NotFound) => (hasOwn(bank, 'name') ? bank : null);
  return {
    validate(text = '') {
      const right = rightOf(judged ? judged.iban : functions.explainIban?.(text));
      if (!right) {
        const result = functions.validate(text);
        if (!result.valid) return { result, faults: [judged?.refusal ?? result.reasons[0]] };
        const known = unchecked(result.formatted);
        return { result, faults: [undefined], known, bank: ownBank(functions.lookupBic(text)) };
      }
      const { iban, country, bank } = right;
      const formatted = group(iban);
      const result: Validation = { valid: true, country, formatted, reasons: [], ...checkedFields(right) };
      return { result, faults: [undefined], known: right, bank };
    },
    build(first = '', second = '') {
      const right = rightOf(judged ? judged.iban : functions.explainAccount?.(first, second));
      if (right) {
        const { iban, bank } = right;
        const result = { iban, formatted: group(iban), bank, ...checkedFields(right) };
        return { result, faults: [undefined, undefined], known: right, bank };
      }
      const faults = [
        blzFault(first),
        KONTONUMMER.test(cleaned(second)) ? undefined : functions.buildIban('10000000', second).error,
      ];
      const error = faults.find(Boolean) ?? judged?.refusal;
      if (error) return { result: { error }, faults, refusal: error };
      const result = functions.buildIban(first, second);
      if (!hasOwn(result, 'iban')) return { result, faults, refusal: result.error };
      return { result, faults, known: unchecked(result.iban), bank: result.bank };
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
